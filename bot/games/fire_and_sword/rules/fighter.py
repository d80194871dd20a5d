"""An element as the procedures see it: its card with upgrades, its markers, and what follows.

Nothing here knows the table; who is where are answers of the players.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.games.fire_and_sword.content import (
    FORMATIONS,
    STATES,
    FireAndSwordContent,
    Formation,
    FormationKind,
    FormationValues,
    Grant,
    Mode,
    Order,
    Profile,
    State,
    TwoSpeeds,
    Type,
    Upgrade,
    WeaponRule,
)

ALWAYS_DISPERSED = "formation_dispersed"


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """An element in a procedure: an equipped profile and its markers.

    ``dp`` counts loss tokens too; ``order`` is its current order (FAS-3.1-c), None for Groups.
    """

    profile: Profile
    dp: int = 0
    mode: Mode | None = None
    formation: Formation = "standard"
    order: Order | None = None
    ammo: int = 0
    melee_ammo: int = 0
    lances: int = 0

    @property
    def is_unit(self) -> bool:
        """Whether it is a Unit and no Group.  Rules: FAS-1.1-a."""
        return self.profile.kind == "unit"

    @property
    def state(self) -> State:
        """Its state by DP."""
        return state_by(self.profile, self.dp)

    @property
    def type(self) -> Type:
        """Its type; of Dragoons the one they are in.  Rules: FAS-12.1-DRA."""
        return self.mode or self.profile.type

    @property
    def flees(self) -> bool:
        """Whether its DP reach the flight threshold, as they are gained.  Rules: FAS-1.3-c."""
        return self.dp >= self.profile.thresholds.flight

    @property
    def grants(self) -> Iterator[Grant]:
        """The special rules that work in its state and type.

        Rules: FAS-1.1.3-e, FAS-12.1-DRA.
        """
        return (
            grant
            for grant in self.profile.special
            if self.state in grant.states and grant.only_as in (None, self.type)
        )

    def has(self, rule: str) -> bool:
        """Tell whether a special rule works now.  Rules: FAS-1.1.3-e."""
        return any(grant.rule == rule for grant in self.grants)

    def value(self, rule: str) -> int:
        """Return the X of a special rule, all its sources added up.  Rules: FAS-12-a."""
        return sum(grant.value or 0 for grant in self.grants if grant.rule == rule)

    def by_state(self, values: tuple[int, ...]) -> int:
        """Return the value of the state it is in; a state without one counts 0.

        Rules: FAS-1.3-e.
        """
        place = STATES.index(self.state)
        return values[place] if place < len(values) else 0


def state_by(profile: Profile, dp: int) -> State:
    """Return the state of an element with so many DP; Groups are always Steady.

    Rules: FAS-1.3-a, FAS-1.3-b, FAS-1.3-d, FAS-RUL-39.
    """
    bounds = profile.thresholds
    if profile.kind == "group" or dp <= bounds.steady:
        return "steady"
    return "shaken" if bounds.shaken is None or dp <= bounds.shaken else "broken"


def fresh(profile: Profile, mode: Mode | None = None) -> Fighter:
    """Return an element as a game begins: full ammo, full lance sets, its first formation.

    Rules: FAS-SET-06, FAS-12.1-FDI.
    """
    always = any(grant.rule == ALWAYS_DISPERSED for grant in profile.special)
    return Fighter(
        profile=profile,
        mode=mode or ("cavalry" if isinstance(profile.speed, TwoSpeeds) else None),
        formation="dispersed" if always else "standard",
        ammo=profile.shooting.ammo if profile.shooting else 0,
        melee_ammo=profile.melee.melee_ammo if profile.melee else 0,
        lances=profile.melee.lance_sets if profile.melee else 0,
    )


# Weapons and formations ---------------------------------------------------------------------------


def melee_weapons(content: FireAndSwordContent, fighter: Fighter) -> tuple[WeaponRule, ...]:
    """Return the weapon rules of the melee profile."""
    rules = fighter.profile.melee.rules if fighter.profile.melee else ()
    return tuple(content.weapon_rules[name] for name in rules)


def pole_weapon(content: FireAndSwordContent, fighter: Fighter) -> WeaponRule | None:
    """Return the pole weapon that it may use.

    With Battalia or Rank Exchange that is none in Standard formation.

    Rules: FAS-12.1-BAT-a, FAS-12.1-WYM, FAS-12.2-PIK.
    """
    if stance(content, fighter) == "standard" and _has_pike_formation(fighter):
        return None
    poles = [rule for rule in melee_weapons(content, fighter) if rule.pole]
    return max(poles, key=lambda rule: rule.melee_front is not None, default=None)


def _has_pike_formation(fighter: Fighter) -> bool:
    """Tell whether it belongs to the foot with pole weapons in formation, in any state."""
    names = {grant.rule for grant in fighter.profile.special}
    return bool(names & {"battalia", "rank_exchange"})


def stance(content: FireAndSwordContent, fighter: Fighter) -> Formation:
    """Return the formation that counts: a Square that is no longer Steady is Standard again.

    Rules: FAS-4.3.7.1-b, FAS-12.1-FDI, FAS-RUL-32.
    """
    if any(grant.rule == ALWAYS_DISPERSED for grant in fighter.profile.special):
        return "dispersed"
    only = content.formations[fighter.formation].only_state
    return fighter.formation if only in (None, fighter.state) else "standard"


def formation_of(content: FireAndSwordContent, fighter: Fighter) -> FormationKind:
    """Return the effects of the formation that counts.

    Of always dispersed Units the printed values hold the changes already; none of ours touches
    them, as Dispersed changes edge points and Cover only.

    Rules: FAS-4.3.7.1-a, FAS-4.3.7.1-c.
    """
    return content.formations[stance(content, fighter)]


def formations(content: FireAndSwordContent, fighter: Fighter) -> tuple[Formation, ...]:
    """Return the formations that it may change to now.

    Rules: FAS-4.3.7-a, FAS-4.3.7.1-b, FAS-12.1-BAT-a, FAS-12.1-WYM, FAS-12.1-DSP, FAS-12.1-EXC.
    """
    listed = {name for one in fighter.grants for name in content.special_rules[one.rule].formations}
    now = stance(content, fighter)
    return tuple(
        kind
        for kind in FORMATIONS
        if kind in listed
        and kind != now
        and content.formations[kind].only_state in (None, fighter.state)
    )


def speed_of(content: FireAndSwordContent, fighter: Fighter) -> int:
    """Return its Speed in inches, of Dragoons that of their type.

    Rules: FAS-12.1-DRA, FAS-12.1-DSP.
    """
    speed = fighter.profile.speed
    if isinstance(speed, TwoSpeeds):
        speed = speed.infantry if fighter.type == "infantry" else speed.cavalry
    if stance(content, fighter) != "dispersed":
        return speed
    return speed + sum(content.special_rules[one.rule].dispersed_speed for one in fighter.grants)


def dice_by_size(content: FireAndSwordContent, fighter: Fighter) -> int:
    """Return the dice of fixed tests that go by size.  Rules: FAS-1.1.1-d."""
    return content.trays[fighter.profile.size].dice


# Upgrades -----------------------------------------------------------------------------------------


def equip(content: FireAndSwordContent, profile: Profile, upgrades: tuple[str, ...]) -> Profile:
    """Return a profile with its upgrades: added rules, ammo, lance sets and fires.

    Rules: FAS-SET-06, FAS-12-a.
    """
    for name in upgrades:
        profile = _equipped(profile, content.upgrades[name])
    return profile


def _equipped(profile: Profile, upgrade: Upgrade) -> Profile:
    grants, melee, shooting = upgrade.grants, profile.melee, profile.shooting
    replace = msgspec.structs.replace
    if grants.rule is not None:
        added = Grant(rule=grants.rule, states=grants.states, value=grants.value)
        profile = replace(profile, special=(*profile.special, added))
    if grants.fire is not None:
        profile = replace(profile, fires=(*profile.fires, grants.fire))
    if melee is not None:
        weapons = (grants.weapon_rule,) if grants.weapon_rule is not None else ()
        melee = replace(
            melee,
            rules=(*melee.rules, *weapons),
            melee_ammo=melee.melee_ammo + grants.melee_ammo,
            lance_sets=melee.lance_sets + grants.lance_sets,
        )
    if shooting is not None and grants.ammo:
        shooting = replace(shooting, ammo=shooting.ammo + grants.ammo)
    return replace(profile, melee=melee, shooting=shooting)


def may_have(
    content: FireAndSwordContent, profile: Profile, faction: str | None, upgrade: str
) -> bool:
    """Tell whether an element may have an upgrade; ``faction`` None: any nation."""
    allowed = content.upgrades[upgrade].allowed
    rules = {grant.rule for grant in profile.special}
    weapons = set(profile.melee.rules if profile.melee else ())
    return all(
        (
            profile.kind == "unit",
            allowed.kind in (None, profile.kind),
            allowed.type in (None, profile.type),
            not allowed.factions or faction is None or faction in allowed.factions,
            not allowed.any_rule or rules & set(allowed.any_rule),
            not allowed.any_weapon or weapons & set(allowed.any_weapon),
            allowed.has is None or _has(profile, allowed.has),
        )
    )


def _has(profile: Profile, what: str) -> bool:
    shooting = profile.shooting
    return shooting is not None and (what == "shooting" or shooting.ammo_pool == "fire")


# Formation values ---------------------------------------------------------------------------------


class Stance(msgspec.Struct, frozen=True):
    """The dice, Impetus and Parry of a formation, with the rule that gives them."""

    values: FormationValues
    rule: str


def stance_values(content: FireAndSwordContent, fighter: Fighter) -> Stance:
    """Return what its formation changes; armour and pikes replace the plain values.

    Rules: FAS-4.3.7.1-a, FAS-4.3.7.1-d, FAS-12.1-ARM, FAS-12.1-BAT-b, FAS-12.1-WYM,
    FAS-12.2-PIK, FAS-RUL-73.
    """
    now = stance(content, fighter)
    if now in ("melee_front", "square"):
        for one in fighter.grants:
            rule = content.special_rules[one.rule]
            special = rule.melee_front if now == "melee_front" else rule.square
            if special is not None:
                return Stance(special, rule.rule)
    pole = pole_weapon(content, fighter)
    if now == "melee_front" and pole is not None and pole.melee_front is not None:
        return Stance(pole.melee_front, pole.rule)
    plain = content.formations[now]
    values = FormationValues(melee_dice=plain.melee_dice, shooting_dice=plain.shooting_dice)
    return Stance(values, "FAS-4.3.7.1-a")


def is_all_round(content: FireAndSwordContent, fighter: Fighter, garrison: bool = False) -> bool:
    """Tell whether it has All-round Defence by rule, as a Square or as a garrison.

    Artillery never has.

    Rules: FAS-12.1-ALL-a, FAS-12.1-ART-c, FAS-12.1-BAT-b, FAS-13.3.1-d, FAS-RUL-44, FAS-RUL-54.
    """
    if fighter.has("artillery"):
        return False
    square = formation_of(content, fighter).all_round
    return fighter.has("all_round_defence") or square or garrison
