"""What casting spells and playing lands ask of abilities: a part of `rules.hooks`, where asking is explained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from spellwright.rules.offers import Casting, Instead, Modal, OptionalCost, Way
from spellwright.state.choices import Choices, Memory
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id
from spellwright.words.targets import Aim


class CastingHooks(Ability):
    """The questions of casting spells and playing lands (601, 305).

    Defaults are never called.
    """

    __slots__ = ()

    # --- ways to cast or play. Own hooks:

    WAYS_LAST: ClassVar[bool] = False
    """Whether the ways that `ways_to_cast` gives depend on nothing but what and whose its object is, and end as that does."""

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Ways in which its own object may be cast, besides the normal one from hand (601.3)."""
        raise NotImplementedError

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Other ways to cast its object by an alternative cost (118.9), wherever and by whatever `way` it may be cast."""
        raise NotImplementedError

    # --- table hooks:

    def alternatives_for(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Other ways to cast any object by an alternative cost (118.9), besides each `way` in which it may be cast."""
        raise NotImplementedError

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Ways to cast or play other objects that it gives a player (601.3, 305)."""
        raise NotImplementedError

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """Whether one of these ways may be taken, its part and how it's cast being known (601.3e)."""
        return True

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """Whether it lifts the timing that a spell's type asks for (601.3b-d, 702.8a)."""
        raise NotImplementedError

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Whether it forbids to cast this spell or to activate this ability (601.3, 602.5)."""
        raise NotImplementedError

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        """How many additional lands it lets the player play this turn (305.2)."""
        raise NotImplementedError

    def prohibits_land(self, game: Game, me: Id, player: Id) -> bool:
        """Whether it forbids the player to play lands (305.2b)."""
        raise NotImplementedError

    def prohibits_playing(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """Whether it forbids the player to play that land (305.2b)."""
        raise NotImplementedError

    # --- costs. Own hooks:

    def additional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """Costs that must be paid in addition to cast its object (601.2f)."""
        raise NotImplementedError

    def either_costs(self, game: Game, me: Id, casting: Casting) -> tuple[OptionalCost, ...]:
        """Costs of which the player chooses one that must be paid to cast its object (601.2b); it answers that one, too."""
        raise NotImplementedError

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Costs that may be paid in addition to cast its object (601.2b)."""
        raise NotImplementedError

    def lets_others_pay(self, game: Game, me: Id) -> bool:
        """Own: whether another player may pay for generic mana in the total cost of its object (702.132a)."""
        raise NotImplementedError

    def least_x(self) -> int:
        """Own: the least value that may be chosen for the X in its costs (107.3a)."""
        raise NotImplementedError

    def fixed_x(self, game: Game, me: Id) -> tuple[int, ...]:
        """Own: the values that the X in its costs can have, where its text defines it (107.3c)."""
        raise NotImplementedError

    # --- table hooks:

    def offers_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Costs that may be paid in addition to cast another object, a spell (601.2b, 702.47a)."""
        raise NotImplementedError

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """What it adds to the total cost (601.2f)."""
        raise NotImplementedError

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """By what it reduces the total cost (601.2f, 118.7)."""
        raise NotImplementedError

    def reduces_to(self, game: Game, me: Id, casting: Casting, total: ManaCost) -> tuple[ManaCost, ...]:
        """To what it may reduce a total cost, where that isn't one amount whatever the total: the least comes first."""
        raise NotImplementedError

    def sets(self, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """What it makes of the total mana cost after increases and reductions (601.2f)."""
        raise NotImplementedError

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """Whether mana may be spent on this as though it were of any "color" or "type" (609.4b); "" for neither."""
        raise NotImplementedError

    def pays_instead(self, game: Game, me: Id, casting: Casting) -> Iterable[Instead]:
        """What the player may do rather than pay mana (601.2h)."""
        raise NotImplementedError

    # --- what is chosen for, and known of, a spell. Own hooks:

    def targets_as_spell(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """The targets that it gives its object as a spell, being no instruction (115.1b, 303.4a)."""
        raise NotImplementedError

    def widens_modes(self, game: Game, me: Id, modal: Modal) -> Modal:
        """What it makes of the modes to choose for its object (601.4); what that costs is an additional cost."""
        raise NotImplementedError

    def told_as_cast(self, game: Game, scene: Any) -> Memory:
        """Own: what its text will speak of as it was when its object was cast (601.2i), asked at that moment."""
        raise NotImplementedError

    def told_before(self, game: Game, player: Id) -> Memory:
        """Own: what its text speaks of that is known before its object is cast: "only during an opponent's turn"."""
        raise NotImplementedError
