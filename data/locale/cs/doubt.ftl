## Rulings that a player doubts

chat-cmd-rules-report = nahlásit
chat-cmd-rules-report-help = Nahlásí sporný výrok bota; dozví se o něm všichni u stolu a správce dostane danou chvíli
chat-opt-why = proč
chat-opt-why-help = Co je podle vás špatně; přečtou si to všichni ve hře
chat-opt-after = po
chat-opt-after-help = Po kterém rozkazu se to stalo; jinak teď
chat-button-doubt = Nahlásit tento výrok
chat-doubt-kept = Hlášení č. { $number }: stav hry po záznamu { $record } je uložen pro provozovatele bota.
chat-doubt-about = Týká se: { $about }
chat-doubt-then = Ve vlákně se objeví, že je výrok sporný, ne však rozkaz ani pravidlo. Hra pokračuje, jak stojí; byl-li výrok chybný, může jej moderátor vrátit (`/hra zpět`).
chat-clock-doubted = **{ $player }** zpochybňuje výrok bota (hlášení č. { $left }). { $role } Pro provozovatele: `fieldpost export { $match } --report { $left }`.
chat-clock-doubted-why = **{ $player }** zpochybňuje výrok bota (hlášení č. { $left }). { $role } Pro provozovatele: `fieldpost export { $match } --report { $left }`. Vlastními slovy: { $why }
refused-doubt-long = To je příliš dlouhé: nejvýše { $most } znaků.
refused-doubt-many = Tato hra už má { $most } hlášení. Obraťte se na provozovatele bota.
