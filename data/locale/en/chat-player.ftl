### What a player arranges: standing orders, substitutes, their data, help after a refusal.

chat-cmd-standing = standing
chat-cmd-standing-help = Show and change what is always done for you when a question comes up
chat-cmd-game-substitute = substitute
chat-cmd-game-substitute-help = Hand a seat of a running game to another player or the computer
chat-opt-player = player
chat-opt-player-help = Who takes the seat; this bot: the computer
chat-opt-question = question
chat-opt-question-help = Which question is answered for you
chat-opt-policy = policy
chat-opt-policy-help = What is done, also a list of hexes such as to:G4,G5; “ask” asks you again
chat-standing-title = Your standing orders
chat-standing-about = They answer in your place, so that nobody has to wait for you: at once, or when a hidden reaction is shown. Reports name the one that acted, unless that would betray your hand. A question that is open is answered at once, which cannot be taken back.
chat-standing-now = A standing order that you pick here answers this question at once, which cannot be taken back.
chat-standing-ask = Ask me
chat-standing-change = Change…
chat-standing-choose = Which decision do you want to arrange?
chat-standing-always = Always do this…
chat-standing-end = End of my turn
chat-standing-by-itself = By itself, without asking again
chat-standing-end-always = Always end by itself…
chat-standing-set = ✅ Your standing orders are changed.
chat-standing-answered = Standing order of { $player }: { $policy }
chat-seat-taken-over = { $user } takes the seat **{ $seat }** from now on. The cards come by direct message.
chat-seat-computer = The computer plays **{ $seat }** from now on, after standing orders and plans that were left to it. { $user } may take the seat back at any time.
chat-seat-handed = The computer plays **{ $seat }** now: first by your standing orders and your plan, and beyond them as well as it can. You find a button to take the seat back in the thread.
chat-button-seat-back = Take the seat back
chat-seat-offer = { $user }, **{ $player }** offers you the seat **{ $seat }** in **{ $game }**. You play it once you accept.
chat-button-accept = Accept the seat
chat-button-decline = Decline
chat-seat-offered = The seat **{ $seat }** is offered to **{ $player }**. It changes hands when it is accepted.
chat-seat-accepted = **{ $player }** has accepted the seat **{ $seat }**.
chat-seat-declined = **{ $player }** has declined: the seat **{ $seat }** stays where it is.
chat-thread-taken = This thread belongs to a game that is not over. Start the new one in a channel: it gets a thread of its own.
chat-cannot-write = ⚠️ I may not write in this channel at the moment, so the others do not see this yet. An administrator can give me the right; nothing is lost.
chat-button-export = Download the game
chat-substitute-bot = A bot cannot take a seat. Name Fieldpost’s own bot to let the computer play.
chat-leave-running = The battle is on, so a seat cannot just be left. Hand it over with `/game substitute`, or give up with `/game resign`.
chat-button-mydata = Download my data
chat-button-forget = Remove my data
chat-mydata-ready = Here is everything that is stored about you.
chat-confirm-forget = Remove everything that is stored about you? You leave the lobbies you sit in. In finished games your seat stays without your name, so that the rolls can still be checked. Messages already posted in channels stay. This cannot be taken back.
chat-forgotten = { $count ->
    [0] Everything that was stored about you is removed.
    [one] Everything that was stored about you is removed; one game keeps a seat without a name.
   *[other] Everything that was stored about you is removed; { $count } games keep a seat without a name.
 }
chat-board-fight = The fight from close up.
chat-refused-why = **{ $rule }** { $words }
chat-refused-offer = The nearest legal order:
chat-refused-instead = Do this instead
chat-refused-near = Did you mean one of these?

chat-confirm-order = Carry this out? The first order shows something hidden, or gives it away, and cannot be taken back.

chat-status-lost = thread deleted (`/game board game:{ $id }` opens a new one)
chat-thread-lost = The thread of this game was deleted, so nothing is posted there any more. `/game board game:{ $id }`, typed in a channel of the server, opens a new one.
chat-thread-again = The game goes on in { $thread }.
chat-thread-elsewhere = No thread can be opened here. Ask for it in a text channel of the server on which the game is played.
chat-lost-told = The thread of **{ $game }** (or the channel in which it was played) was deleted from Discord. The game itself is kept, and nothing of it is lost. To go on, type `/game board game:{ $id }` in { $place }: that opens a new thread. Until then `/order` and `/hand` work with `game:{ $id }`.
chat-lost-anywhere = a channel of the server
chat-lost-here = The thread of **{ $game }** (`{ $id }`) was deleted. The game is kept: any of its players can open a new thread for it here.
chat-button-reopen = Open a new thread
chat-opt-way = way
chat-opt-way-help = What is to be done about a player whose time is over
refused-substitute-who = Name a player, or with `way` what is to be done about the absent one.
chat-button-dry-run = Dry run
chat-dry-run-title = What your standing orders would have done
chat-dry-run-about = Tried on the { $looked } answers that you gave by hand in this game: they would have answered { $fired } of them, { $same } as you did.
chat-dry-run-same = Turn { $turn }, { $point }: `{ $would }`, as you did
chat-dry-run-other = Turn { $turn }, { $point }: `{ $would }`, you ordered `{ $given }`
