### Words with which players agree how to play, before a game begins.

chat-opt-options = options
chat-opt-options-help = What else is agreed, such as commanders=on; the lobby has a button for it too
chat-options-title = Options of this game
chat-options-change = { $option }: change…
chat-button-numbers = Set numbers…
chat-choices-title = Your choices
chat-choices-pick = Choose: { $option }…
chat-choices-open = still to be chosen
chat-choices-own = your own army
chat-choices-armies = Armies of your own: `/game army new`.
chat-choices-none = There is nothing to choose for your seat in this game.
chat-choose-first = The battle begins as soon as you have chosen.
chat-lobby-choices = Your choices
chat-lobby-options = Options
chat-lobby-choosing = All seats are taken. The battle begins when everybody has chosen: press **Your choices**.
chat-cmd-fieldpost-server = server-language
chat-cmd-fieldpost-server-help = Choose the language of public posts on this server (for its managers)
chat-server-not-yours = Only who may manage this server chooses the language of its public posts. `/fieldpost language` is for your own.
chat-server-set = New games on this server are told in this language. Private answers stay in everybody's own.
chat-server-automatic = New games are told in the language that this server has on Discord.
chat-panel-typed-only = There are more possibilities than menus can hold. What is missing can be typed.
chat-ping-choose = { $user } – **{ $game }** waits for your choices. The host may free a seat whose player does not choose.
chat-button-choices = Your choices
chat-lobby-free = Free: { $seat }
chat-freed = **{ $seat }** is free again.
chat-choices-before = As last time: { $choices }
