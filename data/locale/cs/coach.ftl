### Trenér: co šlo udělat lépe.

service-coach = Trenér mezi lidmi radí
service-coach-after = po hře
service-coach-own-turn = i během hry, každému o jeho tazích
service-coach-never = nikdy
refused-coach-none = Tato hra zatím trenéra nemá. Šance toho, co teď můžete udělat, najdete pod „Šance“.
refused-coach-after = Mezi lidmi trenér radí až po hře. Zeptejte se pak znovu.
refused-coach-never = V této hře trenér podle dohody neradí nikdy.
refused-coach-device = U tohoto zařízení sedí dva hráči, trenér by jednomu prozradil, co ví druhý. Zeptejte se znovu po hře.
chat-cmd-coach = trenér
chat-cmd-coach-help = Co jste v posledním tahu nebo ve skončené hře mohli udělat lépe; jen pro vás
chat-button-coach = Trenér
chat-coach-title = Co šlo udělat lépe
chat-coach-thinking = Procházím vaše tahy…
chat-coach-unplayed = Zatím jste o ničem nerozhodovali.
chat-coach-nothing = Nic: žádnou výhru ani zřetelně lepší útok jste nepřehlédli.
chat-coach-nothing-turn = Ve vašem { $turn }. tahu nic: žádnou výhru ani zřetelně lepší útok jste nepřehlédli.
chat-coach-won = { $turn }. tah: zvolili jste `{ $done }`. Hned by vyhrálo `{ $better }`.
chat-coach-odds = { $turn }. tah: zvolili jste `{ $done }` ({ $brought }). Lepší šance mělo `{ $better }` ({ $brings }).
chat-coach-left = { $turn }. tah: zvolili jste `{ $done }` a nezkusili `{ $better }` ({ $brings }).
chat-coach-sure = { $turn }. tah: zvolili jste `{ $done }`: { $brought } Podle výpočtu počítače je lepší `{ $better }`: { $brings }
chat-coach-how = Podle toho, co jste tehdy věděli, s přesnými šancemi; zda kostky přály, nerozhoduje. Co se nedá spočítat, o tom trenér mlčí.
