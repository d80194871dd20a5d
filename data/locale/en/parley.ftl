### Giving up and agreeing on a draw, in the words of all games.

parley-offered = { $side }: a draw is offered.
parley-proposed-resign = { $seat }: proposal to resign. The teammate has to agree.
parley-proposed-draw = { $seat }: proposal to offer or accept a draw. The teammate has to agree.
parley-refused-offered = Your offer of a draw stands already. Play on until the other side answers.
parley-refused-proposed = You have proposed that already; now your teammate has to agree.
