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
refused-offer-early = Only its player may hand this seat over. The host may do it once a question to it has stayed open for { $hours } hours.
refused-offer-gone = This offer does not stand any more.
refused-offer-other = This seat is offered to somebody else.
refused-already-seated = You already sit here as { $seat }.
refused-seat-taken = That seat is taken. Choose another one.
refused-seat-kept = That seat is kept for a player of the last game for a day. Choose another one.
refused-not-host = Only the one who created this match can do that.
refused-not-alone = Somebody else has joined already: wait until the remaining seats are taken.
refused-order-number = Order { $number } ({ $order }) was refused, so none of them was carried out. { $reason }
refused-no-policy = There is no such standing order for { $point }.
refused-no-seat = There is no seat { $seat } in this scenario.
refused-still-playing = You still sit in running games: { $places }. Hand your seats over with `/game substitute`, or resign, then ask again.
refused-unplayable = This match cannot be played on with the rules that are installed here. Whoever runs this bot must look into it; nothing is lost.
