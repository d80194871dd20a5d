"""Cases: a position, what is done, and what must come of it, written as YAML.

A case serves as a rule test, as a bug report and as an outside check. A whole one::

    id: EX-15
    title: Losses cost no dice, rocks do
    system: hoth
    rules: [HOTH-ATK-03, HOTH-TER-03]
    position:
      turn: {side: rebels, phase: attack, card: R108}
      terrain: {rocks: [D4]}
      rebels: [echo_troopers E4(2) ordered]
      empire: [snowtroopers D4]
    steps:
      - seat: rebels
        do: E4xD4
        draws: [[miss, explosion]]
        expect:
          units: {D4: snowtroopers (3)}

Fields of a case: ``id`` and ``title``; ``system``, the slug of the game; ``rules``, the ids it
proves; then either ``position`` in the game's notation, in fields or as text, or ``scenario``
(with ``options``) to begin a match by its set-up, ``seats`` naming those taken besides the required
ones; ``draws`` of the set-up; ``standing`` orders (``{top: {D-16: never}}``: by seat or side and
policy point), which answer wherever they can; ``expect`` about the beginning; ``steps``.

Fields of a step: ``seat`` (a seat or side; without it, whoever must decide; ``spectator`` for
somebody without a seat), ``do`` (an order as players type it, or a list of orders of which all but
the last must be accepted; ``undo`` takes the seat's last step back), ``draws`` (one list a roll, of
dice by name or value; ``{order: [2, 0, 1]}`` for a shuffle, ``{roll: [3, 5], faces: 6}`` for dice
by their bare values; rolls that are not listed fail the
case, shuffles that are not listed are any), ``standing`` orders that hold from here on, and
``expect``.

Fields of ``expect``, all optional; only what is named is checked: ``refused`` (the rule id, the
key of the reason, or ``any``; without it the step, or the set-up, must be accepted), ``says``
(arguments of the refusal's reason), ``fault`` (of the beginning alone: words of the line with
which the position is refused), ``decision`` (``DP-MOVE rebels`` for the oldest open one, or
``none``), ``options`` (all its legal orders), ``offers`` and ``lacks`` (orders among them and not
among them), ``seen`` and ``unseen`` (per seat, side or ``spectator``: words that the view holds or
must not hold), ``events`` (kinds that the step told, in order, others may stand between; as
``{dice_rolled: {dice: [miss]}}`` with some of their fields), ``log`` and ``unlogged`` (per viewer:
words that lines of the step's log have, in order, or that no line has, in English), ``odds`` (per
order: percentages by key, to two places), ``totals`` (per order: the dice that it rolls),
``winner`` (a side, ``draw`` or ``none``), and the facts of the game's own notation, such as units
(``echo_troopers (2) not ordered``; ``B-LN not with``: no leader) and hands; ``results`` where the
game writes what came of a step in lines, among which ``refused RULE`` is the same as ``refused``.

A case ends in a result or in one line that says what is wrong with it. Whatever it names must
exist: an expectation of what cannot be is a fault of the case and never holds.
"""

from .format import Case, CaseError, load_case
from .run import run_case
from .writing import moment_case, position_case, with_step

__all__ = [
    "Case",
    "CaseError",
    "load_case",
    "moment_case",
    "position_case",
    "run_case",
    "with_step",
]
