## Why an order is not accepted

refused-not-yours = This decision is not yours to make. You are told when one is.
refused-turn-over = By then it was no longer your turn.
refused-stale = This question has been settled already. Here is the current one.
refused-end = Before the turn can end, this is asked: { $question }
refused-ends-turn = “{ $order }” would end your turn here, and other orders stand behind it. Leave it out: to what the next order is about the game goes on by itself.
refused-illegal = “{ $order }” is not possible here. Choose one of the possibilities offered.
refused-unreadable = I cannot read “{ $order }” as an order. Correct it, or choose from the menus.
refused-ambiguous = Several orders fit. Write one of these: { $orders }.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = The last step was not yours, so you cannot take it back.
refused-undo-barrier = Dice were rolled or cards were seen; this can no longer be taken back.
refused-again = What was taken back behind dice is done again first, and throws the same dice: `{ $order }`. For another way all players must agree: `/game undo` (`how`: another attack).
refused-again-other = The dice that were taken back are thrown again first, as another player threw them. For another way all players must agree: `/game undo` (`how`: another attack), or whoever chose otherwise takes their last step back.
refused-back-stale = The game has gone on since this was asked. Nothing was taken back; ask again with `/game undo` (`how`: behind dice).
refused-back-why = A ruling needs a reason of at most { $most } characters. Nothing was changed; give one with `reason`.
refused-back-where = Name the order behind which the game is to go back: choose one of those that `to` suggests. Nothing was changed.
refused-not-moderator = Only a moderator, or a host who does not play, goes back by a ruling. As a player ask all others: `/game undo` (`how`: behind dice).
refused-nothing-proposed = Nothing is proposed that could be declined.
refused-nothing-to-waive = No dice were taken back, so every order is allowed anyway.
refused-no-armies = In this game no army is put together by its players.
refused-no-sight = This game has no lines of sight.

## What is asked where a game has no words of its own

ask-plain = What do you do?
