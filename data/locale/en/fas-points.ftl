# By Fire and Sword: sides, ends of a game, standing orders.

## Sides, seats, scenario

chat-system-fire_and_sword = By Fire and Sword
fire_and_sword-side-blue = Blue
fire_and_sword-side-red = Red
fire_and_sword-seat-blue-1 = Blue
fire_and_sword-seat-blue-2 = Blue, second player
fire_and_sword-seat-red-1 = Red
fire_and_sword-seat-red-2 = Red, second player
fire_and_sword-scenario-table = Live table
fire_and_sword-scenario-table-briefing = Two armies of miniatures on your own table. You move and measure; the bot asks what it must know, rolls every die in the open, and keeps orders, DP, ammunition, CP and Motivation. Face-down orders and bids stay secret. A marker is put right at any time, for example with `dp r3 -1`.

## Ends of a game

fire_and_sword-over-motivation = the enemy army has no Motivation left and retreats
fire_and_sword-over-both = both armies have no Motivation left
fire_and_sword-over-rounds = clearly more Motivation when the Rounds were over
fire_and_sword-over-objectives = more objectives when the Rounds were over
fire_and_sword-over-even = neither side was ahead when the Rounds were over
fire_and_sword-over-resigned = the enemy left the field
fire_and_sword-over-agreed = both sides agreed on a draw

## Decisions that take standing orders

fire_and_sword-point-D-01 = Token of a Unit with Independence or Partisans
fire_and_sword-point-D-03 = Bid for the Initiative
fire_and_sword-point-D-04 = Who has the Initiative
fire_and_sword-point-D-11 = Reaction to a charge
fire_and_sword-point-D-12 = Intervention after a test
fire_and_sword-point-D-14 = Defence after a melee
fire_and_sword-point-D-15 = Forced withdrawal
fire_and_sword-point-D-16 = Winner without contact
fire_and_sword-point-D-17 = Regroup
fire_and_sword-point-D-20 = Breakthrough Charge won
fire_and_sword-point-D-22 = An Insubordinate Unit disobeys
fire_and_sword-point-D-24 = Auxiliary Element after a Commander
fire_and_sword-point-D-28 = Parting Shot
fire_and_sword-point-D-UP = Tokens to turn up
fire_and_sword-policy-keep = Keep
fire_and_sword-policy-0 = Bid nothing
fire_and_sword-policy-1 = Bid 1 CP
fire_and_sword-policy-2 = Bid 2 CP
fire_and_sword-policy-self = We act first
fire_and_sword-policy-enemy = The enemy acts first
fire_and_sword-policy-none = No one, no reaction
fire_and_sword-policy-in-range = If a Commander is said to be in range, ask
fire_and_sword-policy-no = No
fire_and_sword-policy-yes = Yes
fire_and_sword-policy-listed = The first possible of Counter-charge, Evade, Receive with Fire, Face the Charge
fire_and_sword-policy-receive_with_fire = Receive with Fire
fire_and_sword-policy-face_the_charge = Face the Charge
fire_and_sword-policy-counter_charge = Counter-charge
fire_and_sword-policy-evade = Evade
fire_and_sword-policy-defence = Keep Defence
fire_and_sword-policy-reorganise = Take Reorganise
fire_and_sword-policy-withdraw = Withdraw the full way
fire_and_sword-policy-only = What alone is possible; ask where there is a choice
fire_and_sword-policy-pursue = Pursue
fire_and_sword-policy-hold = Hold
fire_and_sword-policy-break_through = Break Through
fire_and_sword-policy-regroup = Stay and Regroup
fire_and_sword-policy-accept = Accept Reorganise
fire_and_sword-policy-pay = Pay 1 CP more
fire_and_sword-policy-up = Turn them up
fire_and_sword-point-D-10 = Room for a charger
fire_and_sword-point-D-18 = Turn of a free winner
fire_and_sword-point-D-21 = Garrison to the last man
fire_and_sword-point-D-25 = Group that is overrun
fire_and_sword-point-D-26 = Group under an enemy Unit
fire_and_sword-point-D-27 = Zone of a new garrison
fire_and_sword-point-D-33 = Garrison of Ruins
fire_and_sword-point-D-34 = Garrison driven out
fire_and_sword-policy-default = What the bot proposes
fire_and_sword-policy-shift = Make room
fire_and_sword-policy-slide = Slide into contact
fire_and_sword-policy-dp = Stay for 1 DP
fire_and_sword-policy-stay = Stay
fire_and_sword-point-D-13 = Odd die of a melee
fire_and_sword-point-D-S3 = Advantage after the Scouting test
fire_and_sword-point-D-S4 = Setting up an element
fire_and_sword-point-D-S5 = First secret orders
fire_and_sword-point-D-S6 = Advantage with a choice
fire_and_sword-policy-lowest_id = The first one by number
fire_and_sword-policy-preset = As proposed: the order of the army list, else Defence for foot and guns, Manoeuvre for horse
fire_and_sword-policy-unused = Leave it unused
fire_and_sword-policy-named = The first possible of { $ids }
fire_and_sword-point-D-02 = New commander-in-chief
fire_and_sword-point-D-05 = Element to activate
fire_and_sword-point-D-06 = Action of the activated element
fire_and_sword-point-D-08 = Target of a fire
fire_and_sword-point-D-09 = Target of a charge
fire_and_sword-point-D-23 = Command of a Commander
fire_and_sword-point-D-29 = Targets of a Split Fire
fire_and_sword-point-D-30 = Formation or type
fire_and_sword-point-D-32 = Load or Resupply
fire_and_sword-point-D-PAY = Commander who pays
fire_and_sword-point-D-TOKEN = Token to show
