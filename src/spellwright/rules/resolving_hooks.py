"""What targets and resolving ask of abilities: a part of `rules.hooks`, where asking is explained."""

from __future__ import annotations

from spellwright.rules.offers import Modal
from spellwright.state.choices import Choices
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim


class ResolvingHooks(Ability):
    """The questions of modes and targets, of resolving, and of what may be attached to what (115, 608, 301.5, 303.4).

    Defaults are never called.
    """

    __slots__ = ()

    # --- what is chosen

    def modal(self, game: Game, me: Id) -> Modal | None:
        """The modes to choose (601.2b, 700.2), or None."""
        return None

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Each instance of the word "target", in the order of the text, for the modes chosen (601.2c)."""
        return ()

    def pays_for_targets(self) -> bool:
        """Whether its targets are described by the X of what a player may pay as it resolves (107.3f)."""
        return False

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided or distributed among targets: mark of the target phrase and amount (601.2d)."""
        return ()

    # --- targets and attaching, table hooks:

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Whether it keeps this object or player from being a target of that player's spell or ability (115.4, 702.11)."""
        raise NotImplementedError

    def targets_despite(self, game: Game, me: Id, ability: Ability, target: Id, player: Id) -> bool:
        """Whether that player's spells and abilities may target it as though it didn't have that ability (609.4)."""
        raise NotImplementedError

    def forbids_attaching(self, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """Whether it keeps that permanent from being attached to that object or player (303.4c, 702.16c)."""
        raise NotImplementedError

    # --- attaching, own hooks:

    def may_be_attached(self, game: Game, me: Id, host: Id) -> bool:
        """Own: what the permanent may be attached to at all (303.4a, 702.5a)."""
        raise NotImplementedError

    def attaches_as_creature(self, game: Game, me: Id) -> bool:
        """Own: whether it can become attached although it is a creature: it stops being one as it does (301.5c)."""
        raise NotImplementedError

    # --- resolving

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """Own: carry out a spell's instructions (608.2c): the override makes it a spell ability (113.3a)."""
        raise NotImplementedError

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out an activated or triggered ability on the stack; `me` is the ability there (608.2)."""
        raise NotImplementedError

    def still_true(self, game: Game, me: Id) -> bool:
        """The intervening "if" of a triggered ability, on the stack or as it triggers (603.4)."""
        return True

    def falls_back(self, game: Game, me: Id) -> Characteristics | None:
        """What a permanent spell is that has an illegal target as it resolves (608.3b); None: it doesn't resolve."""
        raise NotImplementedError

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """Own: what a permanent spell does as it has resolved and become that permanent, by no triggered ability (608.3)."""
        raise NotImplementedError

    def merges(self, game: Game, me: Id) -> Procedure[bool]:
        """Own: merge a permanent spell with a permanent as it resolves, rather than let it enter; whether it did (729)."""
        raise NotImplementedError

    def goes_to(self, game: Game, me: Id) -> str:
        """Own: the zone into which a resolved instant or sorcery is put instead of the graveyard (608.2n)."""
        raise NotImplementedError
