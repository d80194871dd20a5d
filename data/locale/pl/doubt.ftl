## Rulings that a player doubts

chat-cmd-rules-report = zgłoś
chat-cmd-rules-report-help = Zgłasza wątpliwe orzeczenie bota; stół się o tym dowie, a operator dostanie tę chwilę gry
chat-opt-why = dlaczego
chat-opt-why-help = Co twoim zdaniem się nie zgadza; przeczytają to wszyscy w grze
chat-opt-after = po
chat-opt-after-help = Po którym rozkazie to się stało; bez tego: teraz
chat-button-doubt = Zgłoś to orzeczenie
chat-doubt-kept = Zgłoszenie nr { $number }: stan gry po zapisie { $record } zachowano dla operatora bota.
chat-doubt-about = Dotyczy: { $about }
chat-doubt-then = W wątku pojawi się, że orzeczenie jest wątpliwe, ale nie rozkaz ani zasada. Gra toczy się dalej; jeśli orzeczenie było błędne, moderator może je cofnąć (`/gra cofnij`).
chat-clock-doubted = **{ $player }** podaje w wątpliwość orzeczenie bota (zgłoszenie nr { $left }). { $role } Dla operatora: `fieldpost export { $match } --report { $left }`.
chat-clock-doubted-why = **{ $player }** podaje w wątpliwość orzeczenie bota (zgłoszenie nr { $left }). { $role } Dla operatora: `fieldpost export { $match } --report { $left }`. Własnymi słowami: { $why }
refused-doubt-long = Za długie: najwyżej { $most } znaków.
refused-doubt-many = Ta gra ma już { $most } zgłoszeń. Zwróć się do operatora bota.
