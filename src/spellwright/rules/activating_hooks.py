"""What activating abilities and taking special actions ask of abilities: a part of `rules.hooks`, where asking is explained."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.rules.mana_production import Unit
from spellwright.rules.offers import SpecialAction
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure


class ActivatingHooks(Ability):
    """The questions of activated abilities, of mana and loyalty abilities, and of special actions (602, 605, 606, 116).

    Defaults are never called.
    """

    __slots__ = ()

    # --- activated abilities. Own hooks:

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """The costs of an activated ability (602.1a): the override makes it one."""
        raise NotImplementedError

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """Whether the player may begin to activate it now: who, when and how often (602.5).

        Without an answer, its controller may, whenever they have priority.
        """
        raise NotImplementedError

    def produces(self, game: Game, me: Id) -> tuple[tuple[Unit, ...], ...]:
        """What an activated mana ability could add now (605.1a): the override makes it one.

        Each alternative is what one activation makes; a unit of several kinds is chosen freely among them. None of them
        means that it makes no mana now (605.2). Snow is added by the rules (107.4h).
        """
        raise NotImplementedError

    def always_produces(self) -> tuple[tuple[Unit, ...], ...] | None:
        """The same, if it is always so, and its controller may always activate it for the same costs; None if not."""
        return None

    def only_makes(self) -> tuple[tuple[Unit, ...], ...] | None:
        """The same, if making that is all that it does as it resolves; None if not."""
        return None

    def needs_priority(self, game: Game, me: Id) -> bool:
        """Of a mana ability: whether it can be activated only with priority, as an instant can be cast (602.5e, 605.1)."""
        raise NotImplementedError

    def is_loyalty(self) -> bool:
        """Whether it is a loyalty ability (606.2); the rules then see to 606.3 and 606.6."""
        return False

    # --- table hooks:

    def loyalty_at_any_time(self, game: Game, me: Id, player: Id, source: Id) -> bool:
        """Whether it lets the player activate that permanent's loyalty abilities any time they could cast an instant."""
        raise NotImplementedError

    def loyalty_twice(self, game: Game, me: Id, player: Id, source: Id) -> bool:
        """Whether it lets the player activate that permanent's loyalty abilities twice each turn (606.3)."""
        raise NotImplementedError

    def sorcery_at_any_time(self, game: Game, me: Id, player: Id, source: Id, ability: object) -> bool:
        """Whether it lets the player activate that ability any time they could cast an instant, not only a sorcery."""
        raise NotImplementedError

    def labelled_twice(self, game: Game, me: Id, player: Id, source: Id, label: str) -> bool:
        """Whether it lets the player activate that permanent's ability of that label twice this turn rather than once."""
        raise NotImplementedError

    # --- special actions. Own hooks:

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Special actions with its object (116.2)."""
        raise NotImplementedError

    def hidden_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Special actions of a face-down permanent, asked of its own values (708.7)."""
        raise NotImplementedError

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Carry out a special action, its costs paid."""
        raise NotImplementedError

    # --- table hooks:

    def eases_action(self, game: Game, me: Id, player: Id, action: SpecialAction) -> tuple[SpecialAction, bool]:
        """What it makes of a special action that a player could take, and whether any player's turn will do (116.2h).

        A table hook, asked by whoever offers the action.
        """
        raise NotImplementedError
