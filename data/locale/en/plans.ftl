### Plans: orders in advance, with conditions.

## What is wrong with a plan, and why one stops

plan-refused-length = A plan has 1 to { $most } lines with at least one order. Write for example: E4>E6; E6xG7 if odds>=50
plan-refused-else = “{ $words }” has no line with “if” before it. Put the condition first, then “else”.
plan-refused-line = I cannot read “{ $words }” as a line of a plan. Write “if E6 free: E4>E6” or “E4>E6 if E6 free”.
plan-refused-condition = I do not know the condition “{ $words }”. There are: E6 free, E6 taken, E6 own, E6 enemy, strength E6>=2, odds>=50, dice>=3, turn>=4, lost; “not” before them turns them round.
plan-refused-place = There is no place called { $place } on this map. Correct the condition; the plan was not given.
plan-refused-device = Two players share this device, so a plan would not stay secret. Give your orders in your turn.
plan-stop-condition = “{ $condition }” was not so.
plan-stop-watch = “{ $condition }” came true.
plan-stop-unknown = “{ $condition }” has no answer here.
plan-stop-asked = The plan itself says stop.
plan-stop-anytime = A plan does not give up and offers no draw. Do that by hand.
plan-stop-by-hand = You gave an order by hand.
plan-stop-taken-back = Steps were taken back.

## The page of a plan

chat-cmd-plan = plan
chat-cmd-plan-help = Orders in advance for your next turn, with conditions and exact chances
chat-opt-plan = plan
chat-opt-plan-help = Such as: if E6 free: E4>E6; else hold; E6xG7 if odds>=50; stop if lost
chat-plan-title = Plan
chat-plan-about = Orders for your next turn, carried out one by one as soon as you are asked, as if you had typed them then. Nobody learns of a plan before it acts, or at all if it does not. It stops at the first order that is not possible or whose condition fails, and tells you alone.
    Put an order together in the menu, or write: `if E6 free: E4>E6; else hold; E6xG7 if odds>=50; stop if lost`
chat-plan-draft = **Not given yet.** Have a look at it, then press **Give the plan**. What ends in dice or shows cards is not asked about again.
chat-plan-waits = ⏳ Your plan waits for your turn. Only you know of it.
chat-plan-done = ✅ Your plan is carried out.
chat-plan-stopped = ⏹ Your plan stopped at line { $line }: { $reason }
chat-plan-stopped-at = ⏹ Your plan stopped at line { $line }, order `{ $order }`: { $reason }
chat-plan-ordered = Ordered by it: `{ $orders }`
chat-plan-given = ✅ Your plan is given.
chat-plan-dropped = ✅ Your plan is withdrawn. What it had ordered stands.
chat-plan-stops = Stops at line { $line }: { $reason }
chat-plan-end-done = carried out to its end
chat-plan-end-stopped = stops
chat-plan-end-waits = waits for the other side
chat-plan-end-shown = goes on after something is shown
chat-plan-end-uncounted = not counted, too many possibilities
chat-plan-foreseen = Exact chances from what you know, as if the other side did nothing until your turn.
chat-plan-unforeseen = How things will stand in your turn cannot be foreseen here, so no chances are told. Each order is checked when its time comes.
chat-plan-add = Add an order…
chat-plan-more = Add a condition…
chat-plan-add-odds = Last order only at a chance of 50 % or more
chat-plan-add-skip = Otherwise skip it and go on
chat-plan-add-lost = Stop as soon as I have lost strength
chat-plan-add-end = End the turn
chat-plan-add-less = Take the last line out
chat-plan-form-label = Lines, separated by semicolons
chat-plan-form-hint = { $example }
chat-button-plan-give = Give the plan
chat-button-plan-edit = Edit
chat-button-plan-write = Write a plan
chat-button-plan-drop = Withdraw

## The words of plans as they are typed; several with semicolons between them

chat-plan-word-if = if
chat-plan-word-else = else;otherwise
chat-plan-word-then = then
chat-plan-word-and = and
chat-plan-word-not = not
chat-plan-word-hold = hold;nothing
chat-plan-word-stop = stop
chat-plan-word-free = free;empty
chat-plan-word-taken = taken
chat-plan-word-own = own;mine
chat-plan-word-enemy = enemy
chat-plan-word-strength = strength
chat-plan-word-odds = odds;chance
chat-plan-word-dice = dice
chat-plan-word-turn = turn
chat-plan-word-lost = lost
