# By Fire and Sword: charges, melees, withdrawals and Groups on a virtual table.

fas-ask-aim = { $unit } charges { $target }: at which point of the edge?
fas-pick-aim = { $distance }″ ({ $point })
fas-note-aim = passes over: { $passed }; ends in the control zone of: { $zones }
fas-pick-cancel = Do not charge
fas-ask-room = { $target } came into the control zone of { $unit }: does { $unit } make room, by up to 1″?
fas-pick-shift = Make room: { $distance }″, bearing { $angle }°
fas-pick-stay = Stay
fas-pick-slide = Slide into contact
fas-told-shift = { $unit } makes room
fas-told-slid = { $unit } slides into contact with the structure
fas-told-turned = { $unit } turns to the charger
fas-formation-centre = Turn to the charger, centred on the side

fas-ask-last-man = { $unit } must leave its structure: withdraw, or stay to the last man for 1 DP?
fas-ask-out = { $unit } is driven out: where does it leave the structure?
fas-pick-out = { $x }, { $y }, heading { $heading }°, { $ref ->
    [3] rear
   *[1] front
 } to the structure
fas-told-out = { $unit } is driven out of its structure
fas-ask-way-back = { $unit } must withdraw { $distance } in: which way?
fas-pick-way-back = { $distance } in { $heading }
fas-told-way-back = { $unit } withdraws { $distance } in { $heading }

fas-told-rode-on = { $unit } breaks through and comes out behind the enemy
fas-told-followed = { $unit } follows the charger that withdrew
fas-told-no-follow = { $unit } cannot follow the charger
fas-ask-turn = { $unit } is free of contact: which Turn?
fas-pick-turn = { $turn } about the { $corner ->
    [FL] front left
    [FR] front right
    [RL] rear left
   *[RR] rear right
 } corner
fas-pick-no-turn = No Turn
fas-pick-back = Regroup { $distance } in { $heading }

fas-ask-aside = { $target } stands on { $unit }: where is the Group set down?
fas-ask-shelter = { $unit } is overrun: near which place of an own Unit is it safe?
fas-told-place = { $unit } is set down anew
fas-ask-ruins = { $unit } stands in Ruins now: where, and facing which way?
fas-told-came-out = { $unit } comes out onto the Ruins

fas-bar-nobody-to-charge = there is no enemy Unit that it could charge
fas-bar-militia = its Militia did not dare to charge
fas-aim-middle = at the middle of the edge
fas-aim-left-corner = at the left corner of the edge
fas-aim-right-corner = at the right corner of the edge
fas-aim-left = { $percent } % of the edge left of its middle
fas-aim-right = { $percent } % of the edge right of its middle
fas-aim-spot = at { $x }, { $y }
