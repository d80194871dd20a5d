### Okna pro reakce: odpovědi, které zůstanou chvíli skryté, aby jejich čas neprozradil kartu.

service-reaction-wait = Reakce se ukáží
service-reaction-wait-at-once = ihned, jakmile padnou
service-reaction-wait-1-minute = po 1 minutě
service-reaction-wait-10-minutes = po 10 minutách
service-reaction-wait-1-hour = po 1 hodině
service-computer-level = Počítač hraje
service-computer-level-recruit = jako nováček: podle jednoduchých zásad, ale občas chybuje; vhodný pro první hry
service-computer-level-regular = jako řadový voják: podle jednoduchých zásad
service-computer-level-veteran = jako veterán: přemýšlí dopředu a v testech nad řadovým vojákem vyhrával častěji, než prohrával
service-computer-level-general = jako generál: přemýšlí dopředu déle než veterán
refused-hidden = Zbytek se neprovedl: musí počkat, až se reakce ukáže.
chat-window-kept = 🤫 Uloženo: `{ $order }`
chat-window-answer = Vaše odpověď: **{ $answer }**. Do { $time } se to nikdo jiný nedozví a můžete odpovědět jinak.
chat-window-open = Vaše odpověď se ukáže { $time }, ne dříve, ať je jakákoli; do té doby ji můžete změnit. Neodpovíte-li, odpoví pak váš trvalý rozkaz, nebo můžete přemýšlet dál.
chat-window-until = ⏳ Reakce se ukáže { $time }, ne dříve.
