# By Fire and Sword: actions on a virtual table, and why one is refused.

fas-act-stop = Stop here
fas-act-attack = Attack in Melee
fas-act-charge = Charge
fas-act-command = Command
fas-act-formation = Change Formation
fas-act-leave = Leave the structure
fas-act-load = Load
fas-act-mode = Change the type
fas-act-occupy = Occupy a structure
fas-act-rally = Rally
fas-act-resupply = Resupply
fas-act-shoot = Shoot
fas-act-move = Move
fas-act-double_move = Double Move
fas-act-march = March
fas-act-withdraw = Withdraw
fas-act-disengage = Disengage
fas-act-reposition = Reposition
fas-act-turn = Turn
fas-act-path = Move of a Group
fas-act-with = { $action }: { $what }
fas-act-at = { $action }: { $what }, { $where }
fas-act-free = { $action } (free action)
fas-ask-act = { $unit } ({ $state }, DP { $count }): what now?
fas-ask-act-order = { $unit } ({ $state }, DP { $count }), order { $order }: what now?
fas-told-go = { $unit }, { $action }: { $distance } in { $heading }.
fas-told-slide = { $unit } Repositions by { $distance } in.
fas-told-turn = { $unit } Turns by { $angle }°{ $side ->
    [left] { " " }to the left
    [right] { " " }to the right
   *[about] { "" }
 }.
fas-told-retire = { $unit } goes straight back { $distance } in.
fas-told-path = { $unit } moves { $distance } in.
fas-bar-free-first = a free action comes before all others, and only one is made
fas-bar-fired = it has fired in this activation already
fas-bar-not-by-order = its order does not allow this
fas-bar-no-ap = no AP is left that is good for this
fas-bar-once = under this order Withdraw, Reposition and Turn are done once in all
fas-bar-no-action = that is no action of a Unit
fas-bar-not-free = that is no free action of this element
fas-bar-garrison = a garrison cannot do this
fas-bar-outside = it is in no structure
fas-bar-in-contact = it touches an enemy Unit: it may Attack, Disengage, Turn, change its formation or use Split Fire
fas-bar-one-in-contact = in contact with an enemy Unit it does one action only
fas-bar-not-in-contact = it touches no enemy Unit
fas-bar-symbol = its card has no symbol left for this
fas-bar-no-cp = it has no CP left
fas-bar-words = “{ $order }” is no action here
fas-bar-not-declarable = { $order } cannot be activated now
fas-bar-teammate = { $order } is led by your teammate: name it alone, then they say what it does
fas-bar-no-target = { $order } is no target here
fas-bar-out-of-range = the line of fire is longer than the range, { $count } in
fas-bar-side-blocked = the fire corridor is not free on that side
fas-bar-no-line = no line of fire with a free corridor leads to { $order }
fas-bar-no-such-fire = it has no such fire here
fas-bar-same-ref = each target of Split Fire is shot at from another REF
fas-bar-one-target = this fire has one target
fas-bar-shift = it shifts by 0.05 to 2 in

## Battles of the virtual table

fire_and_sword-scenario-SC-1 = Meadows of the Pilica, 1656
fire_and_sword-scenario-SC-1-briefing = A battle on a virtual table of 72 × 48 inches, 6 Rounds: the bot keeps every place, measures, and refuses what the rules do not allow. Polish horse and Swedish reiters meet on open meadows; three objectives lie between them.
fire_and_sword-scenario-SC-2 = The tabor at Berestechko, 1651
fire_and_sword-scenario-SC-2-briefing = A battle on a virtual table of 72 × 48 inches, 7 Rounds: the bot keeps every place, measures, and refuses what the rules do not allow. The Crown army storms the wagon fort of the Cossacks, who win if they hold out.
fire_and_sword-scenario-SC-3 = The lines of Khotyn, 1673
fire_and_sword-scenario-SC-3-briefing = A battle on a virtual table of 72 × 48 inches, 7 Rounds: the bot keeps every place, measures, and refuses what the rules do not allow. Red attacks the Ottoman lines and must take two objectives.
fire_and_sword-scenario-SC-4 = Raid on the landing stage
fire_and_sword-scenario-SC-4-briefing = A battle on a virtual table of 48 × 48 inches, 6 Rounds: the bot keeps every place, measures, and refuses what the rules do not allow. A skirmish of a few Units each around a landing stage.
fas-act-way-out = Leave by the shortest way
fas-bar-civilians = it is within 12 in of an enemy Unit: Civilians only move away from there
fas-bar-civilians-near = Civilians come no nearer than { $distance } in to an enemy Unit
fas-bar-civilians-stay = every way leads Civilians nearer to the enemy: they stay
fas-bar-civilians-far = no way leads Civilians out of the 12 in: they go where they end farthest from the enemy
fas-bar-civilians-out = Civilians leave the 12 in by the shortest way, here at most { $distance } in long
