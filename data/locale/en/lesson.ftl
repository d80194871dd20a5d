### The guided first games: what to do now, and why; each step is told once.

## Battle of Hoth

chat-lesson-hoth-goal = **Your goal: 2 medals.** You get one for each enemy unit that loses its last figure. The Empire wins with 3. This takes about ten minutes.
chat-lesson-hoth-dp-play-1 = **Now: play a card.** It says how many of your units act this turn, and in which sector: left, centre or right. Press the one that orders most units now; all others stay in your hand.
chat-lesson-hoth-dp-play-2 = **Your second turn.** Above stands what the Empire did. Attack the same enemy with two or three units: a medal is earned by the last figure, and weakened units still roll all their dice.
chat-lesson-hoth-dp-play-3 = **From here on you know how it goes.** Keep a card that orders many units for the moment when you stand close. To see how likely attacks are, press **{ chat-button-odds }** under the board in the thread; `/ask` answers who can reach or attack a place.
chat-lesson-hoth-dp-order-1 = **Now: tell your units what to do.** Each menu below is a unit, with its number on the picture. Choose an attack where there is one: next to the enemy it rolls 3 dice, two hexes away 2, three hexes away 1. Otherwise go nearer; after one hex a unit still attacks.
chat-lesson-hoth-dp-order-2 = **Who stands in cover lasts longer.** On a hill or among rocks a unit loses fewer figures: the enemy rolls a die less.
chat-lesson-hoth-dp-move-1 = **Now: move the units with orders.** One hex leaves them their attack, two hexes cost it.
chat-lesson-hoth-dp-attack-1 = **You can still attack.** The per cent say how likely the whole enemy unit falls. If nothing is worth it, end the turn.
chat-lesson-hoth-dp-retreat-1 = **Your unit must fall back.** The dice showed a retreat sign. Choose a hex that the enemy sees badly, and from which you can come back.
chat-lesson-hoth-dp-draw-1 = **Now: take a card for the next turn.** Keep the one that orders units near the enemy.

## Lords of War

chat-lesson-lords-goal = **Your goal: take 10 enemy units or 2 of their leaders.** A unit falls when the arrows and shots at it add up to more than the number on its shield. This takes about ten minutes.
chat-lesson-lords-dp-chal-1-1 = **Now: put down your first card.** Nothing attacks yet. Take one with a high shield: the enemy comes next to it at once.
chat-lesson-lords-dp-chal-2-1 = **Now: put down your first card.** Nothing attacks yet. Take one with a high shield: the enemy comes next to it at once.
chat-lesson-lords-dp-place-1 = **Now: place one card,** so that one of its arrows points at an enemy. Then all units strike at once, the enemy's too. Choose the place at which your arrows together beat the shield of an enemy, and the enemy's arrows do not beat yours.
chat-lesson-lords-dp-place-2 = **Your second card.** Above stands what the enemy did. Two cards that point at the same enemy bring it down; spearmen and shooters may also stand beside a friend.
chat-lesson-lords-dp-place-3 = **From here on you know how it goes.** Before you place a card you are shown which units would surely fall. Leaders decide the battle: keep yours out of reach.
chat-lesson-lords-dp-shoot-1 = **Your shooters fire.** A shot adds to the arrows at its target. Aim where it makes the sum greater than the shield.
chat-lesson-lords-dp-reinforce-1 = **Now: fill your hand.** Draw a card, or take back a unit that no enemy threatens, to place it better later.

## Commands & Colors: Napoleonics

chat-lesson-napoleonics-goal = **Your goal: 3 banners.** You get one for each enemy unit that loses its last block, and one as long as you hold the mill at D9 when your turn begins. The French need 3 as well.
chat-lesson-napoleonics-d-02-1 = **Now: play a card.** It says how many of your units act this turn, and in which section. Press one that orders several units; all others stay in your hand.
chat-lesson-napoleonics-d-02-2 = **Your second turn.** Above stands what the French did. Bring several units up together: one alone loses its blocks, and with them its dice.
chat-lesson-napoleonics-d-02-3 = **From here on you know how it goes.** Attack one enemy with two units. To see how likely attacks are, press **{ chat-button-odds }** under the board in the thread; `/ask` answers who can reach or attack a place.
chat-lesson-napoleonics-d-05-1 = **Now: tell your units what to do.** Each menu below is a unit, with its number on the picture. Choose an attack where there is one; otherwise go nearer. Infantry fires at two hexes and fights best next to the enemy.
chat-lesson-napoleonics-d-05-2 = **Dice are blocks:** a unit of four blocks rolls four in melee, so attack with fresh units, and take tired ones back.
chat-lesson-napoleonics-d-06-1 = **Now: move the units with orders.** Enemies beside the way do not stop you. Woods, hills and the mill protect who stands on them.
chat-lesson-napoleonics-d-07-1 = **You can still attack.** The per cent say how likely the whole enemy unit falls. If nothing is worth it, end the turn.
chat-lesson-napoleonics-d-08-1 = **The enemy attacks you hand to hand.** Against cavalry infantry may form a square: that keeps it alive, but it can do little else.
chat-lesson-napoleonics-d-12-1 = **Your unit must fall back.** The dice showed flags. Choose a hex that the enemy reaches badly.
chat-lesson-napoleonics-d-13-1 = **Your leader must fall back.** Choose a hex with a unit of yours: alone a leader is in danger.
