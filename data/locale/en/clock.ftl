## Clocks

service-pace = Pace
service-pace-live = live (4 h + 10 min a turn)
service-pace-brisk = brisk (24 h + 12 h a turn)
service-pace-steady = steady (72 h + 36 h a turn)
service-pace-slow = slow (7 d + 3 d a turn)
service-pace-none = none, reminders only
service-weekends = Weekends
service-weekends-count = count
service-weekends-off = are off: no clock runs

chat-clock-since = asked { $time }
chat-clock-due = time runs out { $time }
chat-clock-over = the time was over { $time }
chat-clock-away = on vacation until { $time }
chat-clock-rests = the clock rests
chat-clock-until = Time until { $time }.
chat-clock-usual = If you have not answered by then, this is taken: { $usual }.
chat-clock-excused = The time of **{ $player }** was over. That is excused, and the game waits until { $until }. { $left ->
    [0] This was the last excuse in this match.
    [one] Excused once more in this match.
   *[other] Excused { $left } times more in this match.
}
chat-clock-out = The time of **{ $player }** is over, and nothing more is excused. Until { $until } the others may choose what becomes of the seat.
chat-clock-quiet = **{ $player }** has answered none of three reminders, so no more are sent. The clock runs on.
chat-clock-strict = The time of **{ $player }** was over three times in a row. Until five answers came in time they have twelve waking hours for each.
chat-standing-overdue = The time of { $player } was over, so the usual was taken: { $policy }

chat-cmd-fieldpost-hours = hours
chat-cmd-fieldpost-hours-help = Tell when you are awake: your clocks run, and you are called, only then
chat-opt-zone = zone
chat-opt-zone-help = Your time zone, such as Europe/Prague
chat-opt-wakes = from
chat-opt-wakes-help = From when on, such as 8 or 08:30
chat-opt-sleeps = to
chat-opt-sleeps-help = Until when, such as 22
chat-opt-free = free
chat-opt-free-help = Free days: sa, su, 2027-12-24, 2027-07-01/2027-07-10; - for none
chat-cmd-fieldpost-reminders = reminders
chat-cmd-fieldpost-reminders-help = Choose when and where you are reminded of a match that waits for you
chat-opt-remind = when
chat-opt-remind-help = When you are reminded
chat-opt-by = where
chat-opt-by-help = Where you are reminded
chat-opt-hand = cards
chat-opt-hand-help = When your hidden cards come by direct message
chat-cmd-fieldpost-vacation = vacation
chat-cmd-fieldpost-vacation-help = Stop all your clocks for some days; your first order ends it
chat-opt-days = days
chat-opt-days-help = How many days; without a number all that are left this year
chat-opt-back = back
chat-opt-back-help = End the vacation now

chat-remind-usual = at half the time, at three quarters and before the end
chat-remind-daily = once a day
chat-remind-digest = all at once, by direct message in the morning, and before the end
chat-remind-last = before the end only
chat-remind-none = never
chat-by-thread = in the thread
chat-by-dm = by direct message
chat-by-both = both
chat-hand-turn = when it is my turn
chat-hand-always = always
chat-hand-never = never
chat-reminders-told = You are reminded **{ $remind }**, { $by }. Your cards come by direct message: **{ $hand }**.
chat-weekdays = mo tu we th fr sa su
chat-hours-unknown = You have not told when you are awake, so your clocks run from 08:00 to 22:00 in the zone of the match. Tell it with `/fieldpost hours`.
chat-hours-told = You are awake from **{ $wakes }** to **{ $sleeps }** ({ $zone }). Free: { $free }. Your clocks run only then, and only then are you called.
chat-vacation-begun = You are on vacation until { $until }: all your clocks stand. Your first order ends it. { $left ->
    [one] One more day is left this year.
   *[other] { $left } more days are left this year.
}
chat-vacation-over = Welcome back: your clocks run again. { $left ->
    [one] One day of vacation is left this year.
   *[other] { $left } days of vacation are left this year.
}

refused-zone = There is no time zone called { $typed }. Choose one of those that are offered while you type.
refused-time = { $typed } is no time of the day. Type it like 8 or 22:30.
refused-date = { $typed } is neither a day of the week nor a date. Type dates like 2027-12-24, or 2027-12-24/2027-12-31.
refused-free-days = One day of the week has to be left, and at most { $most } dates may be free.
refused-vacation-twice = You are on vacation already. Your first order ends it, or `/fieldpost vacation` with `back`.
refused-vacation-none = You are not on vacation.
refused-vacation-left = So many days are not left: this year you have { $left } more.

service-absent = Who does not come back
service-absent-usual = as usual: in teams the computer plays, else the game rests
service-absent-computer = the computer plays
service-absent-substitute = anybody may take the seat
service-absent-claim = the other side wins
service-absent-freeze = the game rests

chat-clock-extended = **{ $player }** has more time: until { $until }.
chat-clock-partner = The time of **{ $player }** was over, so what a teammate suggested is carried out.
chat-clock-frozen = Nobody chose what becomes of the seat of **{ $player }**, so the game rests: no clock runs. It goes on as soon as they play, or with one of these choices.
chat-clock-warned = The game is claimed from **{ $player }**, who got a last message. Unless they answer, it may be claimed for good: { $until }.
chat-clock-ending = It is proposed to end the game of **{ $player }** without a winner. It ends when all agree who are here.
chat-clock-claimed = The time of **{ $player }** was over and they did not come back, so their side gives the game up.
chat-clock-ended = All who are here agree to end the game without a winner, since **{ $player }** did not come back.
chat-clock-computer = The computer plays **{ $seat }** for **{ $player }**, who may take the seat back at any time.
chat-clock-offer = Another player is sought for **{ $seat }**.
chat-clock-seat = **{ $player }** plays **{ $seat }** from now on.
chat-clock-vacation = **{ $player }** is on vacation until { $until }. Their clock stands; their first order ends it.
chat-clock-here = **{ $player }** is back from vacation, and their clock runs again.
chat-clock-ask-pause = **{ $player }** proposes a pause: all clocks rest until somebody ends it with `/game pause`. It begins when all agree.
chat-clock-ask-pace = **{ $player }** proposes another pace: **{ $pace }**. It holds when all agree.
chat-clock-paused = All agree: the game pauses, and no clock runs. Anybody ends it with `/game pause`.
chat-clock-resumed = **{ $player }** has ended the pause: the clocks run again.
chat-clock-pace = All agree: the pace is **{ $pace }** from now on.
chat-clock-warning = The others claim this game, since your time is over. Any order of yours ends that.
chat-button-consent = Agree
chat-button-pause = Pause or go on: { $scenario }
chat-button-away = On vacation for { $days } days
chat-button-returned = Back from vacation
chat-agreed = Noted. It holds when all have agreed.
chat-seat-anybody = Anybody who is free
chat-absent-extend24 = 24 h more
chat-absent-extend24-sure = Give **{ $player }** 24 more hours of waking time?
chat-absent-extend72 = 72 h more
chat-absent-extend72-sure = Give **{ $player }** 72 more hours of waking time?
chat-absent-computer = Computer plays
chat-absent-computer-sure = Let the computer play for **{ $player }**, by their standing orders? They may take the seat back at any time.
chat-absent-substitute = Find a player
chat-absent-substitute-sure = Offer the seat of **{ $player }** to whoever comes first? Their standing orders end then.
chat-absent-claim = Claim the game
chat-absent-claim-sure = Claim the game from **{ $player }**? They get a last message, and some more time to answer it.
chat-absent-end = End it
chat-absent-end-sure = End the game without a winner? All who are here have to agree.
chat-absent-done = Done. The thread of the game tells it.
chat-cmd-game-pause = pause
chat-cmd-game-pause-help = Propose that all clocks of a game rest, agree to it, or end the pause
chat-cmd-game-pace = pace
chat-cmd-game-pace-help = Propose another pace for a running game, or agree to it
chat-opt-pace = pace
chat-opt-pace-help = The new pace
chat-pace-live = live (4 h + 10 min a turn)
chat-pace-brisk = brisk (24 h + 12 h a turn)
chat-pace-steady = steady (72 h + 36 h a turn)
chat-pace-slow = slow (7 d + 3 d a turn)
chat-pace-none = none, reminders only

refused-extension = So many hours cannot be given.
refused-claim-team = Others play on that side, so the game cannot be claimed. Call the computer in, or find another player.
refused-claim-early = The game is claimed already, and the last message was sent. Wait until the time that it names is over.
refused-no-end = The game cannot be ended like this: choose something else.
refused-not-absent = Nobody's time is over there: the player has answered, or the seat has changed hands.
refused-absent-self = It is your own seat that waits: any order of yours ends that.
refused-pace = There is no pace { $typed }. Choose one that is offered.
refused-no-clocks = No clock runs in this game, so there is nothing to pause.
refused-offer-clock = Only its player may hand this seat over. The others in the match may do it once its time is over, also to the computer.
chat-clock-lobby-warned = This game has waited for players for twelve days. Unless it starts, it is closed: { $until }.
chat-clock-lobby-closed = This game has found no players in two weeks, so it is closed. `/game new` opens another.
chat-clock-silent = Nobody has given an order for sixty days, so this game rests. Nothing is lost: any order lets it go on.
chat-clock-outage = Presses did not get through to Fieldpost from { $until } until now. No clock ran in that time. { $left ->
    [0] No orders came by message.
    [one] One message with orders was received.
   *[other] { $left } messages with orders were received.
}
chat-typed-here = { $done ->
    [0] Nothing was carried out, and nothing has changed: write orders as for `/order`, and mention me in the same message.
   *[other] Carried out: { $done } of { $every }.
}
chat-lobby-closed = Closed: the game did not start in two weeks.
chat-status-closed = closed before it began
refused-status-closed = This match was closed, since it had found no players. Open another with `/game new`.

chat-clock-used = Waking time used: { $people }.
chat-clock-used-one = **{ $player }** { $hours } h for { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
chat-clock-ask-here = **{ $player }** proposes that this game goes on in { $where }. It does once all players agree.
chat-clock-moved = This game goes on in { $where }.
chat-clock-returned = The computer may not play for **{ $player }**: an opponent objects. The seat is theirs again.
chat-absent-veto = No computer
chat-absent-veto-sure = Refuse the computer for **{ $player }**? It may not play for them in this game again; the seat is theirs, and the others choose another way.
chat-cmd-game-here = here
chat-cmd-game-here-help = Let a game go on in this channel, once all its players agree
refused-computer-vetoed = An opponent refused the computer for this player. Choose another way: more time, a substitute, a claim, or an end.
refused-veto-none = The computer plays for nobody there any more.
refused-veto-own = Only an opponent may refuse the computer; it plays on your side.

## Taking back behind dice

chat-clock-ask-back = **{ $player }** asks to take back { $left ->
    [one] the last order
   *[other] the last { $left } orders
}, dice included. All players must agree; an order in between ends the question. Learnt since:
chat-clock-shown = Something hidden was shown by orders of { $seats }; whoever saw it still knows it.
chat-clock-ask-waive = **{ $player }** asks to allow another attack than the one taken back. All players must agree.
chat-clock-waived = All agree: what was taken back need not be done again.
chat-clock-declined = **{ $player }** does not agree. The game goes on as it stands.
chat-clock-back = All agree: the game stands as before that order.{ $bound ->
    [yes] { " " }The dice taken back fall the same again, and come first; another attack needs the consent of all.
   *[no] { "" }
}
chat-clock-rolled-back = **{ $player }** rules as a moderator: the game goes back by { $left ->
    [one] one order
   *[other] { $left } orders
}. Reason: { $why }
chat-log-back-consent = ↶ Taken back behind dice, by consent of all.
chat-log-back-moderator = ↶ Taken back by a moderator: { $why }
chat-button-waive = Allow another attack
chat-button-ask-all = Ask all players
chat-declined = You declined. The thread of the game tells it.
chat-undo-behind = With the consent of all players { $count ->
    [one] this order can be taken back
   *[other] these { $count } orders can be taken back
}. The same attack then throws the same dice; another is allowed only if all agree. All players read what was learnt since:
chat-undo-ask = behind dice: ask all players
chat-undo-waive = another attack: ask all players
chat-undo-decline = decline what is proposed
chat-opt-how = how
chat-opt-how-help = More than your own last step
chat-opt-to = to
chat-opt-to-help = The order behind which the game is to stand again
chat-opt-reason = reason
chat-opt-reason-help = Moderators: why you take the game back; all read it
chat-digest-title = { $count ->
    [one] A game waits for you:
   *[other] { $count } games wait for you:
 }
