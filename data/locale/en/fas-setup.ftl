# By Fire and Sword: setting up on a virtual table, Advantages, who comes during a battle.

fas-option-terrain = Terrain
fas-terrain-none = none, open ground
fas-option-deployment = Deployment
fas-deployment-fixed = as the scenario says
fas-deployment-free = free, after a Scouting test

fas-option-share = What this player leads
fas-share-half = half: every second element of each type
fas-share-horse = the horse
fas-share-foot = the foot and the guns
fas-told-share = { $seat } leads { $units }.
fas-marker-second = led by the second player

fas-ask-second = Who sets up second, with the enemy before their eyes?
fas-second-self = We do
fas-second-enemy = The enemy
fas-ask-place = Where does { $unit } stand? To set up: { $count }. A template sets all of them up.
fas-place-at = at { $x }, { $y }, heading { $heading }°
fas-place-in = in { $place }
fas-place-reserve = in reserve
fas-told-placed = { $unit }: set up { $place }.
fas-told-reserve = { $unit } waits in reserve.
fas-does-ADV-01 = declared twice a game in place of an activation: nothing happens, and the Turn is over
fas-does-ADV-02 = one own Unit makes a Move when all are set up, not within 8 in of an enemy Unit
fas-does-ADV-03 = two own Units begin with one load more than on their cards
fas-does-ADV-04 = one enemy Unit of bronze value begins with a loss token
fas-does-ADV-05 = the enemy sets up two elements before you set up your first
fas-does-ADV-06 = once a game you re-roll one die of your own Initiative test
fas-template-line = Template: line, horse on both wings
fas-template-two_lines = Template: two lines
fas-template-strong_left = Template: all horse on the left
fas-template-strong_right = Template: all horse on the right
fas-template-refused_flank = Template: right flank refused
fas-template-tabor = Template: guns and wagons in front
fas-answer-calculation = activate nobody
fas-answer-enemy = the enemy acts first
fas-answer-keep = keep the token
fas-answer-self = we act first
fas-lines-two_lines = two lines
fas-lines-strong_left = strong left wing
fas-lines-strong_right = strong right wing
fas-lines-refused_flank = refused right flank

fas-ask-deserters = Deserters: which enemy Unit starts with a loss token?
fas-why-deserters = Deserters
fas-ask-magazines = Full magazines, Unit { $number }: which Unit starts with a load more?
fas-pick-load = { $unit }: { $load }
fas-why-magazines = Full magazines
fas-ask-vanguard = Vanguard: which Unit makes a Move now? It ends at least { $distance } in from every enemy Unit; any legal Move may be typed, for example “vanguard r3 10 6.5”.
fas-pick-vanguard = { $unit }: { $distance } in straight ahead
fas-told-spent = { $side } uses { $advantage }.
fas-turn-calculation = Calculation: activate nobody
fas-pick-enter = { $unit } enters { $place }
fas-told-entered = { $unit } comes out of its reserve, { $place }.
fas-ask-successor = Where does the new commander-in-chief { $unit } stand, within { $distance } in of an own Unit?
fas-told-successor-here = { $side }: { $unit } returns as commander-in-chief, die { $value }: CP { $count } a Round.
fas-told-back = { $unit } is on the table again.

fas-bar-no-structure = there is no structure { $order }
fas-bar-no-reserve = { $order } cannot wait in reserve
fas-bar-no-mode = only Dragoons choose a type
fas-bar-no-entry = name the place or the structure where { $order } enters
fas-bar-entry-order = a Unit that enters has an order named last, a Group has none: { $order }
fas-bar-no-vanguard = { $order } cannot make this Move
fas-bar-no-turn-to-place = { $order } is not yours to set up, or is set up already

fire_and_sword-over-held = the defender held out until the Rounds were over
fire_and_sword-scenario-free_skirmish = Free battle (Skirmish)
fire_and_sword-scenario-free_skirmish-briefing = A battle of your own on a virtual table of 48 × 48 inches, 5 Rounds: armies of 200 points with 4 to 6 Units, two objectives, a Scouting test and Advantages, deployment by templates or Unit by Unit.
fire_and_sword-scenario-free_task_force = Free battle (Task Force)
fire_and_sword-scenario-free_task_force-briefing = A battle of your own on a virtual table of 72 × 48 inches, 6 Rounds: armies of 400 points with 7 to 12 Units, three objectives, a Scouting test and Advantages, deployment by templates or Unit by Unit.

fas-ask-show-attitude = { $unit } tests its Morale: turn a face-down Defence up for a re-roll? It counts as activated then.
