## Rulings that a player doubts

chat-cmd-rules-report = report
chat-cmd-rules-report-help = Report a ruling that seems wrong; the table hears of it, the operator gets the moment
chat-opt-why = why
chat-opt-why-help = What seems wrong; everybody in the game reads it
chat-opt-after = after
chat-opt-after-help = After which order it happened; without it: now
chat-button-doubt = Report this ruling
chat-doubt-kept = Report No. { $number }: the game as it stood after record { $record } is kept for the operator of the bot.
chat-doubt-about = About: { $about }
chat-doubt-then = The thread hears that a ruling is doubted, not which order or rule. The game goes on as it stands; if the ruling was wrong, a moderator can take it back (`/game undo`).
chat-clock-doubted = **{ $player }** doubts a ruling (report No. { $left }). { $role } For the operator: `fieldpost export { $match } --report { $left }`.
chat-clock-doubted-why = **{ $player }** doubts a ruling (report No. { $left }). { $role } For the operator: `fieldpost export { $match } --report { $left }`. In their words: { $why }
refused-doubt-long = That is too long: at most { $most } characters.
refused-doubt-many = This game has { $most } reports already. Talk to the operator of the bot.
