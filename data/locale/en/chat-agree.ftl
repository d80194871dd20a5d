### Words with which players agree how to play, before a game begins.

chat-opt-options = options
chat-opt-options-help = What else is agreed, such as commanders=on; the lobby has a button for it too
chat-options-title = Options of this game
chat-options-change = Change…
chat-button-numbers = Set numbers…
chat-choices-title = Your choices
chat-choices-pick = Choose…
chat-choices-open = still to be chosen
chat-choices-own = your own army
chat-choices-armies = Armies of your own: `/game army new`.
chat-choices-none = There is nothing to choose for your seat in this game.
chat-choose-first = The battle begins as soon as you have chosen.
chat-lobby-choices = Your choices
chat-lobby-options = Options
chat-lobby-choosing = All seats are taken. The battle begins when everybody has chosen: press **Your choices**.
