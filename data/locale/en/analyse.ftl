## Lines tried in private

chat-cmd-analyse = analyse
chat-cmd-analyse-help = Try lines from now or from an earlier moment, for you alone; the game learns nothing of it
chat-opt-line = line
chat-opt-line-help = Orders to try, of whoever is asked, separated by semicolons
chat-analyse-title = Analysis
chat-analyse-about = Begins after record { $record } with what you know. What is hidden from you is guessed, and dice are thrown for this page alone: try No. { $number }. Nothing reaches the game.
chat-analyse-whole = Begins after record { $record } of the finished game, nothing hidden; dice are thrown for this page alone: try No. { $number }.
chat-analyse-next = Next: **{ $seat }**
chat-analyse-over = The line ends the game.
chat-analyse-try = Try an order
chat-analyse-form = The line, from its beginning
chat-analyse-long = A line has at most { $most } orders; the rest is left out.
analyse-refused-unknown = In this game the bot cannot yet guess what is hidden from you, so it can be analysed once it is over.
chat-button-analyse = Analyse
chat-button-fork-answer = Computer answers
chat-button-fork-type = Type the line
chat-button-fork-less = One back
chat-button-fork-again = Other dice and cards
