## Lobbies and matches

refused-not-seated = You hold no seat in this match, so you cannot act in it. You may watch.
refused-no-match = There is no match { $match } here. `/game status` lists yours.
refused-no-system = There is no game called { $system }.
refused-no-scenario = There is no scenario { $scenario } in this game.
refused-status-lobby = This match has not begun: it waits for players.
refused-status-over = This match is over.
refused-status-started = This match has begun; its seats are taken.
refused-status-export = A match that still runs holds secrets. It can be exported when it is over.
refused-offer-self = A seat goes to another player: not to whoever offers it, nor to whoever plays it.
refused-offer-rival = Who plays on the other side cannot take this seat.
refused-offer-early = Only its player may hand this seat over. The others in the match may do it once a question to it has stayed open for { $hours } hours, also to the computer.
refused-offer-lobby = This match has not begun, so there is no seat to hand over. Who sits in it may get up with `/game leave` and open another match.
refused-offer-host = The computer plays this seat. Its former player may take it back, and the one who created this match may offer it.
refused-offer-gone = This offer does not stand any more.
refused-offer-other = This seat is offered to somebody else.
refused-offer-computer = The computer plays this seat already.
refused-offer-last = The computer cannot take the last seat that a person plays. To end the game, resign.
refused-free-chosen = This seat has nothing to choose that the game waits for.
refused-already-seated = You already sit here as { $seat }.
refused-seat-taken = That seat is taken. Choose another one.
refused-seat-kept = That seat is kept for a player of the last game for a day. Choose another one.
refused-sequel = The next battle of this match follows and is played in this channel. Ask for a rematch when it is over.
refused-not-host = Only the one who created this match can do that.
refused-not-alone = Somebody else has joined already: wait until the remaining seats are taken.
refused-order-number = Order { $number } ({ $order }) was refused, so none of them was carried out. { $reason }
refused-unsure = `{ $order }` and what follows it wait for your word.
refused-order-stopped = Order { $number } ({ $order }) and what follows it were not carried out; what came before stays. { $reason }
refused-order-waits = Order { $number } ({ $order }) and what follows it wait, since somebody else has to answer first. Your next page begins with them.
refused-order-over = The game is over; order { $number } ({ $order }) and what follows it were not needed any more.
refused-end-later = The turn cannot end before the other side has answered. Then you go on, or it ends by itself where nothing is left to do.
refused-unforeseen = The orders behind it wait: { $what }
refused-by-rule = { $reason } ({ $rule })
refused-no-policy = There is no such standing order for { $point }.
refused-no-seat = There is no seat { $seat } in this scenario.
refused-still-playing = You still sit in running games: { $places }. Hand your seats over with `/game substitute`, or resign, then ask again.
refused-unplayable = This match cannot be played on with the rules that are installed here. Whoever runs this bot must look into it; nothing is lost.
refused-no-option = There is no such choice here: { $option }. Choose one that is offered.
refused-unknown-option = There is no such option or value here: { $option }. What may be set: `{ $known }`.
refused-army-unknown = You keep no army called “{ $name }” for this game.
refused-army-taken = You keep an army called “{ $name }” already. Give this one another name, or edit that one.
refused-army-too-many = You may keep { $most } armies for a game. Delete one first.
refused-army-too-long = This list is too long: it may have { $most } characters.
refused-army-name = An army needs a name of 1 to { $most } characters.

## What a board message tells

service-posts = A message for
service-posts-turn = each turn, kept up to date
service-posts-each = each final action

service-theme = Colours of the pictures
service-theme-day = day
service-theme-dusk = dusk
service-theme-winter = winter
service-theme-contrast = high contrast
