# Battle of Hoth: words of team play.

hoth-ask-DP-FLEET-MATE = Your teammate's card lets you exchange cards: which one do you discard? Discarded so far: { $count }.
hoth-menu-done-DP-FLEET-MATE = Discard no more
hoth-menu-delegate-on = Let the teammate decide retreats
hoth-menu-delegate-off = Decide retreats yourself
hoth-policy-keep-all = Keep all cards
hoth-event-delegated = { $seat }: the teammate decides retreats.
hoth-event-delegated-no-more = { $seat }: retreats are decided without the teammate again.
hoth-refused-commander-twice = Teammates need different commanders; { $commander } is taken.
hoth-refused-no-teammate = You have no teammate in this battle.
hoth-refused-delegated-already = That is arranged already; nothing changes.
hoth-event-card-shown = { $seat } shows you { $card }: { $words }
hoth-refused-not-yours-to-show = You do not hold the card { $id }. Show one of your own hand.
hoth-refused-shown-anyway = Your teammate sees your hand anyway in this battle.
