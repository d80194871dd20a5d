### Words of the Discord front end. `*-help` are descriptions (at most 100 characters).

## Commands

chat-cmd-game = game
chat-cmd-game-help = Start, join and manage games
chat-cmd-game-new = new
chat-cmd-game-new-help = Start a new game in a thread of this channel
chat-cmd-game-join = join
chat-cmd-game-join-help = Take a seat in the game of this thread
chat-cmd-game-leave = leave
chat-cmd-game-leave-help = Give up your seat before the game starts
chat-cmd-game-start = start
chat-cmd-game-start-help = Start a solo game now; you play every free seat
chat-cmd-game-board = board
chat-cmd-game-board-help = Show the board to you alone, as a picture or as text
chat-cmd-game-status = status
chat-cmd-game-status-help = List your games and whose turn it is
chat-cmd-game-resign = resign
chat-cmd-game-resign-help = Give up the game for your side (asks again first)
chat-cmd-game-draw = draw
chat-cmd-game-draw-help = Offer a draw, or accept the one offered (asks again first)
chat-cmd-game-undo = undo
chat-cmd-game-undo-help = Take back your last step; behind dice with the consent of all players
chat-cmd-game-log = log
chat-cmd-game-log-help = Show what happened last
chat-cmd-game-sight = sight
chat-cmd-game-sight-help = Show whether one hex sees another, and what is in the way
chat-cmd-game-export = export
chat-cmd-game-export-help = Download a finished game as a file, to check every roll
chat-cmd-hand = hand
chat-cmd-hand-help = Show your cards to you alone
chat-cmd-order = order
chat-cmd-order-help = Give an order by typing it; without text the panel opens
chat-cmd-rules = rules
chat-cmd-rules-help = Look up the rules
chat-cmd-rules-search = search
chat-cmd-rules-search-help = Search the rules for words
chat-cmd-rules-why = why
chat-cmd-rules-why-help = Explain a rule by its number, such as HOTH-MOVE-04
chat-cmd-scenario = scenario
chat-cmd-scenario-help = Look at the scenarios
chat-cmd-scenario-list = list
chat-cmd-scenario-list-help = List the scenarios of a game
chat-cmd-scenario-show = show
chat-cmd-scenario-show-help = Show the set-up and briefing of a scenario
chat-cmd-fieldpost = fieldpost
chat-cmd-fieldpost-help = About the bot and your settings
chat-cmd-fieldpost-language = language
chat-cmd-fieldpost-language-help = Choose the language in which the bot answers you
chat-cmd-fieldpost-about = about
chat-cmd-fieldpost-about-help = What this bot is, and how to begin
chat-cmd-fieldpost-doctor = doctor
chat-cmd-fieldpost-doctor-help = Check whether the bot has the rights it needs in this channel
chat-cmd-fieldpost-privacy = privacy
chat-cmd-fieldpost-privacy-help = What the bot stores about you
chat-opt-scenario = scenario
chat-opt-scenario-help = Which scenario
chat-opt-side = side
chat-opt-side-help = The side you want to play; without it chance decides, and the card changes it
chat-opt-language = language
chat-opt-language-help = The language
chat-opt-format = format
chat-opt-format-help = Picture or text
chat-opt-game = game
chat-opt-game-help = Which of your games, if it is not the one of this thread
chat-opt-origin = from
chat-opt-origin-help = The hex from which somebody looks, such as E5
chat-opt-viewed = to
chat-opt-viewed-help = The hex that is looked at, such as C6
chat-opt-seat = seat
chat-opt-seat-help = Which seat
chat-opt-text = text
chat-opt-text-help = One or more orders, separated by semicolons
chat-opt-form = form
chat-opt-form-help = Open a form in which several orders can be typed
chat-opt-words = words
chat-opt-words-help = Words to look for
chat-opt-rule = rule
chat-opt-rule-help = Number of the rule
chat-choice-picture = Picture
chat-choice-text = Text

## Lobby

chat-lobby-title = { $game }: { $scenario }
chat-lobby-seats = Seats
chat-lobby-seat-taken = { $seat }: **{ $player }**
chat-lobby-seat-free = { $seat }: free
chat-lobby-waiting = { $free ->
    [one] One seat is free. Press a button below to join.
   *[other] { $free } seats are free. Press a button below to join.
 }
chat-lobby-full = All seats are taken. The battle begins.
chat-lobby-commitment = { $held ->
    [orders] Dice are fixed already: SHA-256 of the secret seed is `{ $hash }`. The seed is shown at the end, so that every roll can be checked.
   *[cards] Dice and cards are fixed already: SHA-256 of the secret seed is `{ $hash }`. The seed is shown at the end, so that every roll and shuffle can be checked.
}
chat-lobby-join = Join: { $seat }
chat-lobby-random = Random side
chat-lobby-start = Start alone (play both sides)
chat-lobby-computer = Play against the computer
chat-lobby-host = { $seats ->
    [2] Whoever presses **Join** there becomes your opponent; to change sides press it yourself. Or begin at once:
   *[other] Whoever presses **Join** there takes one of the other seats, beside you or against you; to change yours press it yourself. Or begin at once:
 }
chat-lobby-fair = The computer plays by the same rules as you, knows only what can be known from its seat, and its luck is no better.
chat-computer = Computer
chat-lobby-leave = Leave
chat-lobby-rules = How to play: when the battle begins press **Take turn**. { $held ->
    [orders] Only you see your face-down orders.
   *[cards] Your cards are secret.
}
chat-thread-name = { $players }: { $scenario } ({ $game })
chat-thread-open = Your game is ready: { $thread }
chat-thread-news = { $player } opens a game: **{ $game }**. Join or watch in { $thread }
chat-thread-full = All seats of **{ $game }** are taken. Watch in { $thread }
chat-thread-none = Threads are not possible here, so the game is played in this channel.
chat-system-hoth = Battle of Hoth
chat-joined = Your seat: **{ $seat }**. { $held ->
    [orders] Your face-down orders stay secret; **My orders** shows them to you at any time.
   *[cards] When the battle begins you get your cards, and **My hand** shows them at any time.
}
chat-joined-random = Chance gave you this seat: **{ $seat }**. { $held ->
    [orders] Your face-down orders stay secret; **My orders** shows them to you at any time.
   *[cards] When the battle begins you get your cards, and **My hand** shows them at any time.
}
chat-joined-begun = Your seat: **{ $seat }**. The battle begins. { $held ->
    [orders] Your face-down orders stay secret; **My orders** shows them to you at any time.
   *[cards] **My hand** shows your cards at any time.
}
chat-left = You have left the game.
chat-started = The battle begins.

## Board

chat-board-turn-named = { $turn } · { $side }
chat-board-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
 } · { $side }
chat-board-decides = **{ $player }** decides ({ $seat })
chat-board-over = The battle is over.
chat-board-draft = Not final yet: the last steps can still be taken back.
chat-board-more = { $count ->
    [one] … { $count } more line: see `/game log`
   *[other] … { $count } more lines: see `/game log`
 }
chat-button-now = How it stands now
chat-button-turn = Take turn
chat-button-hand = { $held ->
    [orders] My orders
   *[cards] My hand
}
chat-button-odds = Odds
chat-button-fight = Close-up
chat-fight-none = No fight to show from close up yet.
chat-button-undo = Undo
chat-button-text = Board as text
chat-button-back = Back
chat-button-type = Type orders
chat-button-attack = Roll the dice
chat-button-confirm = Yes, do it
chat-button-end = End turn
chat-button-keep = No, go back
chat-button-options = Show my options
chat-button-rematch = Rematch
chat-button-log = What happened
chat-button-edit = Edit again
chat-button-board = Show board
chat-ping = { $user } – it is your decision in **{ $game }**: { $what }
chat-ping-answered = { $player } has answered. { $line }
chat-ping-turn = take your turn.
chat-ping-last = This was the last reminder. Once the question has stayed open for { $hours } hours, any player of the match may hand the seat over with `/game substitute`, to somebody else or, by naming this bot, to the computer.

## Panel

chat-panel-title = { $seat } · { $question }
chat-panel-this = This one
chat-panel-picked = Chosen: { $picks }
chat-panel-sole = Only one way: **{ $picks }**
chat-run-option = { $answer } · { $field }
chat-run-roll = Roll { $odds }
chat-run-carry = Confirm
chat-run-lead = { $action }: choose the target…
chat-pass-device = Hand the device to **{ $seat }**: what comes next is for their eyes only.
chat-pass-hand = Who holds the device? The { $held ->
    [orders] orders
   *[cards] cards
 } of the other side stay hidden.
chat-button-here = I am { $seat }
chat-panel-pick = Choose…
chat-panel-pick-range = Choose ({ $first } – { $last })…
chat-panel-many = Choose one or several…
chat-panel-numbers = The numbers are those on the picture.
chat-panel-chances = Chances: { $odds }
chat-panel-forecast = Forecast for `{ $order }`: { $odds }
chat-panel-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
chat-panel-added = die { $sum }
chat-panel-final = This cannot be taken back.
chat-panel-counts = What you choose counts at once; some of it cannot be taken back.
chat-panel-counts-all = What you choose counts at once and cannot be taken back.
chat-panel-counts-these = What you choose counts at once; this cannot be taken back: { $picks }.
chat-panel-several-final = With { $pick } all of this is done and cannot be taken back.
chat-panel-accepted = ✅ Saved (receipt { $receipt }) · `{ $order }`
chat-panel-stored = ✅ Saved (receipt { $receipt })
chat-panel-undone = ↩️ Your last step was taken back.
chat-panel-repeated = It was stored when you first sent it. Nothing was done twice.
chat-panel-as-of = Turn { $turn }, step { $step }
chat-computer-moves = **{ $player }** is moving; you go on in a moment.
chat-not-your-turn = It is **{ $player }**'s decision. You may look at your { $held ->
    [orders] orders
   *[cards] hand
 }.
chat-not-a-player = You do not play in this game. The board is public; cards and orders belong to the players.
chat-panel-outdated = This page is out of date: the game goes on in another message.
chat-stale = This was answered already, or the button is from an earlier moment. Here is how things stand now.
chat-over = This game is over.
chat-not-started = This game has not started yet.
chat-unknown-button = This button is too old to be understood. Here is what you can do now.

## Hand, odds, text

chat-hand-title = { $held ->
    [orders] Your army
   *[cards] Your cards
} · { $seat }
chat-hand-none = { $held ->
    [orders] You have nothing left on the table.
   *[cards] You hold no cards.
}
chat-hand-dm = { $held ->
    [orders] Your orders in **{ $game }**. The button **My orders** shows them at any time.
   *[cards] Your cards in **{ $game }**. The button **My hand** shows them at any time.
}
chat-dm-closed = { $held ->
    [orders] Direct messages to one player are closed. That is fine: **My orders** shows the orders at any time.
   *[cards] Direct messages to one player are closed. That is fine: **My hand** shows the cards at any time.
}
chat-button-dm-test = Try direct messages again
chat-dm-trying = What only you may see is on its way to your direct messages. If nothing comes, allow direct messages from this server in your privacy settings and press the button again.
chat-odds-title = What your orders may bring
chat-odds-none = There is nothing to reckon now.
chat-odds-line = `{ $order }` · { $odds }
chat-text-title = Board as text

## Result

chat-result-title = The battle is over
chat-result-winner = Victory: **{ $side }** ({ $players })
chat-result-draw = The battle ends in a draw.
chat-result-reason = Reason: { $reason } ({ $rule })
chat-result-seed = Secret seed: `{ $seed }`. Its SHA-256 is the number posted at the start.
chat-result-verify = To check every roll: `/game export`, then `fieldpost verify FILE`.
chat-result-again = Another battle, sides swapped?

## Typed orders

chat-form-title = Your orders
chat-form-label = Orders: one per line, or with semicolons
chat-form-hint = For example { $example }

## Refusals and errors

chat-refused = ⛔ { $reason }
chat-refused-rule = Rule { $rule }. `/rules why` explains it.
chat-refused-now = Nothing was changed.
chat-error = Something went wrong on our side (error { $id }). It may have been done all the same: look how things stand before you try again.
chat-error-after = What stands above is stored. What follows could not be shown (error { $id }): `/order` shows it.
chat-no-game-here = There is no game in this channel. Start one with `/game new`, or open the thread of your game.
chat-no-game-yours = You have no running game.
chat-which-game = You play in several games. Open the thread of one, or name it with the option.
chat-unknown-scenario = There is no scenario “{ $scenario }”. `/scenario list` shows all.
chat-unknown-system = There is no game “{ $system }” here. Choose one of these: { $games }.
chat-missing-rights = I lack a right in { $channel }: { $rights }. Ask an administrator of the server, then try again. `/fieldpost doctor` shows all rights.
chat-right-view_channel = View Channel
chat-right-send_messages = Send Messages
chat-right-send_messages_in_threads = Send Messages in Threads
chat-right-create_public_threads = Create Public Threads
chat-right-attach_files = Attach Files
chat-right-embed_links = Embed Links
chat-right-read_message_history = Read Message History
chat-confirm-resign = Give up the battle? Your seat: **{ $seat }**. The other side wins at once. This cannot be taken back.
chat-confirm-draw = Offer a draw? Your seat: **{ $seat }**. If the other side has offered one, the battle ends at once.
chat-resigned = You have given up the battle.
chat-draw-offered = Your offer is made.
chat-kept = Nothing was changed.
chat-no-draw = A draw cannot be offered now.

## Lists

chat-status-title = Your games
chat-status-line = { $thread } · { $game }: { $scenario } · { $state }
chat-status-lobby = waiting for players
chat-status-yours = **your decision**
chat-status-theirs = { $player } decides
chat-status-over = finished
chat-log-title = What happened
chat-log-empty = Nothing has happened yet.
chat-log-page = Page { $number } of { $count }
chat-log-earlier = Earlier
chat-log-later = Later
chat-scenarios-title = Scenarios of { $game }
chat-scenarios-painted = Painting the set-ups: { $done } of { $all } done.
chat-scenarios-pictures = With pictures of the set-ups: `/scenario list system:`
chat-scenarios-look = Larger, with the briefing: `/scenario show`
chat-scenario-title = { $id } · { $name }
chat-scenario-begin = Play it: `/game new scenario:{ $id }`
chat-rules-title = Rules
chat-rules-none = No rule fits “{ $words }”.
chat-export-ready = Here is the game as a file.
chat-language-set = I answer you in English from now on.
chat-language-automatic = I answer you in the language of your Discord.
chat-about-title = Fieldpost
chat-about-text =
    Board wargames by post: I keep the board, the cards and the rules; you give the orders.

    1. `/game new` opens a game in a thread, where you have a seat. Another player presses **Join**, or you **Play against the computer**.
    2. Press **Take turn** and choose. Only legal choices are offered, and you alone see them.
    3. After every final step the new board is posted. **My hand** shows your cards to you alone.

    The games belong to their publishers; Fieldpost is not connected with them. Please own the game that you play.
chat-about-games = Games here: { $games }
chat-privacy-text =
    I store your Discord user number, your display name at the time you joined, your language, the orders of your games, the army lists you keep, your hours and reminders, how far you have looked at games, your notes about them, whether you stand by as a substitute, and the dice you rolled with `/dice`. I do not read messages.
    Cards are shown to their owner alone, by a private answer or a direct message. Seeds and cards are never written to logs.
    Here you can get all that is stored about you as a file, or have it removed.
chat-doctor-good = All rights are there. The bot can play here.
chat-rematch-open = The rematch is open: join on the new card.
chat-export-running = A running game cannot be downloaded: it would tell the hidden cards. Try again when it is over.

## A whole turn on one page

chat-sheet-title = Whole turn
chat-sheet-so-far = **Picked, and not done yet:**
chat-sheet-clash = Left out, since it does not go with the other picks: { $orders }
chat-sheet-how = Pick for each unit what it does. Nothing happens until you press the button that then appears.
chat-sheet-idle = Beside these picks nothing more can be done by: { $pieces }. “Nothing” in a menu takes its pick back.
chat-sheet-nothing = Nothing
chat-sheet-order = Ordered, stays where it is
chat-sheet-move = To { $place }
chat-sheet-attack = Attack { $target }
chat-sheet-move-attack = To { $place }, then attack { $target }
chat-sheet-roll = { $count ->
    [one] Do it and roll the dice
   *[other] Do it and roll for { $count } attacks
 }
chat-sheet-carry = Do it
chat-sheet-carry-end = Do it and end the turn
chat-sheet-roll-end = { $count ->
    [one] Roll and end the turn
   *[other] Roll { $count } times and end the turn
 }
chat-sheet-end-final = Ending the turn cannot be taken back.
chat-sheet-order-idle = Ordered, though it can neither move nor attack now
chat-end-waits = Your turn goes on: before it can end, this is asked.
chat-end-title = End the turn?
chat-end-ask = Nobody moves or attacks any more.
chat-end-idle = These could still do something: { $pieces }.
chat-sheet-steps = Step by step
chat-sheet-more = More units ({ $count })
chat-draft-do = { $count ->
    [one] Do it
   *[other] Do all { $count }
}
chat-draft-do-end = { $count ->
    [one] Do it · { $end }
   *[other] Do all { $count } · { $end }
}
chat-draft-end-final = “{ $end }” cannot be taken back.
chat-draft-left = Left out, since it cannot be done now: { $orders }
chat-draft-way = Own way
chat-draft-where = Where to?
chat-draft-nothing = No useful order is known here: go on step by step, or type one.
chat-draft-done = Done
chat-boxes-send = Send
chat-boxes-empty = ask me
