### The rules, each in a sentence of our own; the key is the rule's id with _ for a full stop.

rule-LOW-CRD-01 = A card has a name, a kind, a rank, a defence, up to eight arrows with values, and as a shooter a shot and a target grid.
rule-LOW-CRD-02 = Each arrow attacks one neighbouring cell; a unit attacks along all its arrows at once.
rule-LOW-CRD-03 = The number on an arrow is the strength of the attack that way.
rule-LOW-CRD-04 = A unit stands as much attack in all as its defence says.
rule-LOW-CRD-05 = The kinds are infantry, cavalry, spearmen, shooters and berserkers; a unit has one.
rule-LOW-CRD-06 = The ranks rise from recruit to general; in a fight they count for nothing.
rule-LOW-CRD-07 = Without arrows there is no hand-to-hand attack; only shooters may lack them.
rule-LOW-CRD-08 = No kind and no rank changes any number on a card.

rule-LOW-ARM-01 = An army is a deck of 36 cards.
rule-LOW-ARM-02 = Every army has 1 general, 5 commanders, 4 specialists, 4 elites, 6 veterans, 8 soldiers and 8 recruits.
rule-LOW-ARM-03 = The general and the five commanders are the six command units.
rule-LOW-ARM-04 = A list that breaks size, ranks or pool is refused with every fault named.
rule-LOW-ARM-05 = Points weigh a card by its numbers; they are for comparison and limit nothing.

rule-LOW-MAT-01 = The mat has 7 columns a to g and 6 rows, 42 cells.
rule-LOW-MAT-02 = The players sit at the short sides; the first player's row is row 1.
rule-LOW-MAT-03 = The first player begins on c3 and the second on e4; the two do not touch.
rule-LOW-MAT-04 = A cell holds one unit; arrows and target cells off the mat do nothing.

rule-LOW-GEO-01 = Neighbours are the up to eight cells that share a side or a corner.
rule-LOW-GEO-02 = A unit always faces away from its owner's edge, and nothing ever turns it.
rule-LOW-GEO-03 = Where an arrow points follows from the unit's cell, the arrow and the owner's facing.
rule-LOW-GEO-04 = Target cells are counted from the shooter in its owner's facing.

rule-LOW-SET-01 = Each player names the army they play.
rule-LOW-SET-02 = A lot decides who is first player: it seats whoever names no seat in the lobby; the army is chosen after it and stays with its player.
rule-LOW-SET-03 = The general is taken out of the deck beforehand.
rule-LOW-SET-04 = The other 35 cards are shuffled and five of them dealt.
rule-LOW-SET-05 = General and five cards are the opening hand, unseen by the other; 30 cards stay in the deck.

rule-LOW-CHA-01 = The first player puts any card of their hand on their start cell, then draws one unseen.
rule-LOW-CHA-02 = The second player does the same on the other start cell.
rule-LOW-CHA-03 = Any card will do for the challenge; nothing attacks, shoots or is recalled.
rule-LOW-CHA-04 = Then both have 6 cards in hand and 29 in the deck, and the first player's turn 1 begins.

rule-LOW-TRN-01 = Turns alternate; each is placement, elimination, reinforcement. A turn that has ended cannot be taken back, not even after a recall.
rule-LOW-TRN-02 = Turns go on until somebody has won or given up, both agree to a draw, or the battle has run dry.
rule-LOW-TRN-03 = Nothing but an extra turn for a general breaks the alternation.

rule-LOW-PLA-01 = One card of the hand goes face up on an empty cell.
rule-LOW-PLA-02 = Attack rule: the card stands next to an enemy and at least one of its arrows points at one.
rule-LOW-PLA-03 = Standing next to an enemy is not enough; enemy arrows do not matter.
rule-LOW-PLA-04 = An attacker needs no friend beside it.
rule-LOW-PLA-05 = One enemy pointed at is enough, however weak the arrow.
rule-LOW-PLA-06 = Nobody may pass while any placement exists.

rule-LOW-SUP-01 = Spearmen and shooters are support units and no others.
rule-LOW-SUP-02 = A support unit attacks or stands on any empty cell beside a friend.
rule-LOW-SUP-03 = For support no arrow need point anywhere, and enemies beside the cell do not matter.
rule-LOW-SUP-04 = Support gives neighbours no bonus.

rule-LOW-EMP-01 = If the turn begins without an enemy on the mat, any card goes beside a friend.
rule-LOW-EMP-02 = If the turn begins on an empty mat, any card goes anywhere.
rule-LOW-EMP-03 = These two situations are judged once at the start of the turn and replace the other placements.

rule-LOW-FRC-01 = If no card can attack or support, any card must go next to any enemy.
rule-LOW-FRC-02 = After a forced placement the rest of the hand is shown to the opponent.
rule-LOW-FRC-03 = One card with a legal placement rules out forced ones for all.
rule-LOW-FRC-04 = After a forced placement the turn goes on as usual.
rule-LOW-FRC-05 = If no cell beside an enemy is empty, one beside a friend must do; on a full mat placement is skipped.

rule-LOW-CMB-01 = After the placement all units of both sides attack at once, old ones too.
rule-LOW-CMB-02 = Every unit must attack; nobody holds an attack back.
rule-LOW-CMB-03 = The total on a unit is the sum of enemy arrows at it and shots aimed at it.
rule-LOW-CMB-04 = Only a total greater than the defence eliminates; an equal one does nothing.
rule-LOW-CMB-05 = Each resolution starts from zero.
rule-LOW-CMB-06 = Units that fall still deliver their attacks, and all leave the mat together.
rule-LOW-CMB-07 = Nobody hurts friends.
rule-LOW-CMB-08 = An eliminated unit goes face up to the other player's victory pile and never returns.
rule-LOW-CMB-09 = The basic game resolves once a turn.

rule-LOW-SIT-01 = One placement may take several enemies, with friends or alone.
rule-LOW-SIT-02 = The placed unit may fall together with enemies.
rule-LOW-SIT-03 = The placed unit may fall for nothing; that is legal.
rule-LOW-SIT-04 = Own units from earlier turns may fall too.

rule-LOW-GEN-01 = Who eliminates the enemy general has an extra turn after the refill.
rule-LOW-GEN-02 = If both generals fall in one resolution nobody has one.
rule-LOW-GEN-03 = For a general that falls in its own side's turn, the opponent's next turn is followed by the extra one.
rule-LOW-GEN-04 = An extra turn is a whole turn of its own.
rule-LOW-GEN-05 = Generals that fall in different resolutions earn each side an extra turn.
rule-LOW-GEN-06 = The general counts as a command unit and as a unit.

rule-LOW-RNG-01 = A shooter may hit an enemy in its target grid with its shot strength.
rule-LOW-RNG-02 = It may shoot in the turn in which it is placed.
rule-LOW-RNG-03 = Shots are made in one's own turns only; in the other's turn a shooter has its arrows alone.
rule-LOW-RNG-04 = Shots pass over all units.
rule-LOW-RNG-05 = An engaged shooter cannot shoot; this is judged after the placement, before any removal.
rule-LOW-RNG-06 = A shooter whose arrows touch enemies may shoot if no enemy arrow touches it.
rule-LOW-RNG-07 = A shooter shoots or uses its arrows, never both in a turn; an engaged one uses arrows.
rule-LOW-RNG-08 = No shot at friends, at empty cells or out of the grid.
rule-LOW-RNG-09 = One target a shooter and turn, undivided; several shooters may share a target.
rule-LOW-RNG-10 = A free shooter with a target must shoot unless its arrows reach an enemy and it uses them.
rule-LOW-RNG-11 = All declarations come before the resolution and take effect together; each shooter that has a choice is asked for by itself.
rule-LOW-RNG-12 = Arrows engage whether used or not, target grids never.

rule-LOW-RNF-01 = After elimination the hand is brought back to six and the turn ends.
rule-LOW-RNF-02 = Each missing card is drawn or is an own unit recalled from the mat.
rule-LOW-RNF-03 = No unit that an enemy engages is recalled.
rule-LOW-RNF-04 = No unit placed this turn is recalled.
rule-LOW-RNF-05 = No unit that took part in an elimination this turn is recalled.
rule-LOW-RNF-06 = Taking part means at least 1 point on a unit that fell, needed or not.
rule-LOW-RNF-07 = A recalled card returns to the hand for all to see, and may be placed again later.
rule-LOW-RNF-08 = No unit withholds its attack to stay free for recall.

rule-LOW-VIC-01 = Twenty enemy units eliminated win.
rule-LOW-VIC-02 = Four enemy command units eliminated win.
rule-LOW-VIC-03 = If both win at once: more command units, then more units, else a draw.
rule-LOW-VIC-04 = Victory is looked at after every resolution, before anything else.

rule-LOW-DCK-01 = From an empty deck nobody draws; recalls go on.
rule-LOW-DCK-02 = Only with an empty deck may the hand stay below six, which costs nothing else; the players say so themselves.
rule-LOW-DCK-03 = Without a card in hand placement is skipped, the rest of the turn is played; the player is asked all the same.
rule-LOW-DCK-04 = Two turns in a row without a placement end the battle.
rule-LOW-DCK-05 = Sixty turns in a row without an elimination end the battle.

rule-LOW-INF-01 = A hand is its owner's secret.
rule-LOW-INF-02 = Only who draws a card sees it.
rule-LOW-INF-03 = Mat, piles, counts, recalls, declarations and totals are public.
rule-LOW-INF-04 = A shown hand is shown to the opponent alone, once.
rule-LOW-INF-05 = Army lists are public, unless that option is switched off.
rule-LOW-INF-06 = An illegal order is refused with a reason and changes nothing.

rule-LOW-OPB-01 = Without borders there are cells in all directions, and all other rules stay.
rule-LOW-OPB-02 = Placements, arrows, shots and berserkers use the cells beyond; the start cells stay.
rule-LOW-OPB-03 = On a wholly empty field the card goes to one's own start cell.

rule-LOW-OPL-01 = Other numbers of units and command units may be agreed on.
rule-LOW-OPL-02 = 1 to 36 units, 1 to 6 command units, both conditions in force.

rule-LOW-OPC-01 = In a custom army a card gives way to one of the same rank from a deck of the same race.
rule-LOW-OPC-02 = As many cards as one likes may be exchanged.
rule-LOW-OPC-03 = The pool is two copies of the race's base army and the race's reserve.
rule-LOW-OPC-04 = Commanders and generals are in an army once by name.

rule-LOW-OPM-01 = In a mercenary army the new card may be of any race.
rule-LOW-OPM-02 = General for general, commander for commander; a hired general is the general.
rule-LOW-OPM-03 = The pool is two copies of one's own base army, one of each other, and all the reserve.

rule-LOW-ADV-01 = Advanced battles add the rules for cavalry and for berserkers, both together.

rule-LOW-CAV-01 = Own cavalry may be recalled although engaged, unless by spearmen.
rule-LOW-CAV-02 = The other two conditions hold cavalry too; one spearman among many engagers is enough.

rule-LOW-BSK-01 = A berserker that took part in an elimination and stands free must move to the vacated cell.
rule-LOW-BSK-02 = After each such move all units attack again.
rule-LOW-BSK-03 = After several eliminations the owner chooses the cell.
rule-LOW-BSK-04 = Several berserkers move one by one, the active side's first; what has lapsed is not made up for.
rule-LOW-BSK-05 = Order: resolution, removal, generals, victory, moves; then reinforcement.
rule-LOW-BSK-06 = Berserkers of both sides move, each by its owner's decision.
rule-LOW-BSK-07 = A shooter's declaration holds for all resolutions of the turn.
rule-LOW-BSK-08 = It may shoot each time, at its one target only; where that fails it does nothing.
rule-LOW-BSK-09 = A shooter engaged at the first resolution keeps to its arrows; one with nothing to attack declares later.
rule-LOW-BSK-10 = Placed and took part mean the whole turn, and a berserker's move is no placement.

rule-LOW-RUL-01 = Seven columns and six rows, so that the players sit at the short sides.
rule-LOW-RUL-02 = c3 and e4 are the start cells, by the one source that names any.
rule-LOW-RUL-03 = The Marauder's arrows follow the rulebook's examples, not the public tables.
rule-LOW-RUL-04 = The two dwarves of the first fight example are both Sluggers.
rule-LOW-RUL-05 = The challenge has neither resolution nor recall.
rule-LOW-RUL-06 = Both players may take the same army, each with a deck of their own.
rule-LOW-RUL-07 = An empty mat or a mat without enemies is judged when the turn begins.
rule-LOW-RUL-08 = Without enemies even support units go beside a friend, and nowhere else.
rule-LOW-RUL-09 = Where even a forced placement has no cell: beside a friend, else skip.
rule-LOW-RUL-10 = The shown hand is a proof of that moment and no open hand.
rule-LOW-RUL-11 = Shooting is a duty where the arrows are not used.
rule-LOW-RUL-12 = A shooter that was placed by the attack rule may shoot at once.
rule-LOW-RUL-13 = Engaging is a matter of arrows and cells alone.
rule-LOW-RUL-14 = In the other's turn a shooter's arrows always count.
rule-LOW-RUL-15 = Victory of both at once is settled by command units, then units.
rule-LOW-RUL-16 = What the other side's units eliminate counts at once, so it may win in my turn.
rule-LOW-RUL-17 = A general lost in one's own turn gives the opponent two turns in a row.
rule-LOW-RUL-18 = Generals fall together only in the same resolution; else the active player's extra turn comes first.
rule-LOW-RUL-19 = Points given count as taking part, needed or not; standing near does not.
rule-LOW-RUL-20 = With an empty deck several recalls may fill the hand, or none.
rule-LOW-RUL-21 = A player without cards is not beaten; their units fight on.
rule-LOW-RUL-22 = The limit of quiet turns ends battles of endless recalls.
rule-LOW-RUL-23 = A challenger may be recalled on turn 1.
rule-LOW-RUL-24 = On an empty borderless field the engine takes the start cell.
rule-LOW-RUL-25 = One more deck of one's own race and one of each other are lent for exchanges.
rule-LOW-RUL-26 = Persons are in an army once, whichever card shows them.
rule-LOW-RUL-27 = General and commander are different ranks for exchanges.
rule-LOW-RUL-28 = Several berserkers: one at a time, a resolution after each.
rule-LOW-RUL-29 = The berserker rule is not tied to the turn.
rule-LOW-RUL-30 = A shooter with nothing to attack is not bound; an engaged one is.
rule-LOW-RUL-31 = The shooter follows its target wherever it moves within the grid.
rule-LOW-RUL-32 = A shooter whose target is gone is idle, its arrows too.
rule-LOW-RUL-33 = A forced placement may touch any enemy, needs no arrow, and binds support units alike.
rule-LOW-RUL-34 = Each player's cards are the right way up for that player.
