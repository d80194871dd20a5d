## Why an order is not accepted

refused-not-yours = This decision is not yours to make. You are told when one is.
refused-stale = This question has been settled already. Here is the current one.
refused-end = Something has to be answered before the turn can end: { $question } Then type `end` again.
refused-illegal = “{ $order }” is not possible here. Choose one of the possibilities offered.
refused-unreadable = I cannot read “{ $order }” as an order. Correct it, or choose from the menus.
refused-ambiguous = Several orders fit. Write one of these: { $orders }.
refused-undo-nothing = There is nothing to take back.
refused-undo-other = The last step was not yours, so you cannot take it back.
refused-undo-barrier = Dice were rolled or cards were seen; this can no longer be taken back.
refused-no-armies = In this game no army is put together by its players.
refused-no-sight = This game has no lines of sight.

## What is asked where a game has no words of its own

ask-plain = What do you do?
