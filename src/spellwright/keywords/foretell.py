"""702.143 Foretell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spellwright.actions.exile import FACE_DOWN_IN_EXILE
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import OwnManaCost, Parts, Price
from spellwright.rules.asking import asked
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import SpecialAction, Way
from spellwright.state.card import Card
from spellwright.state.events.cards import Act
from spellwright.state.events.effects import PossibleHooks
from spellwright.state.events.event import note_down
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import EXILE, HAND, Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

FORETELLING = "foretell"
"""The name of the special action (116.2h)."""
TWO = ManaCost(2)


@word
class Foretell(KeywordAbility):
    """Foretell (702.143a); without a cost of its own: equal to its mana cost, as effects say that give it."""

    price: Price = OwnManaCost()
    RULE = "702.143"
    SUMMARY = "On your turn you may pay {2} and exile it face down, to cast it on a later turn for its foretell cost."
    CALLED = ("foretell",)
    ENGLISH = ("foretell {price}", "foretell {price=OwnManaCost()}")

    def zones(self) -> frozenset[str]:
        """In its owner's hand (702.143a)."""
        return HAND

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Any time its owner has priority during their turn: pay {2} and exile it face down (702.143a-b, 116.2h)."""
        if game[me].owner != player:
            return
        action = SpecialAction(me, FORETELLING, self, (PayMana(TWO),), rule="116.2h")
        any_turn = False
        for other, ability in asked(game, "eases_action"):
            action, at_any_time = ability.eases_action(game, other, player, action)
            any_turn = any_turn or at_any_time
        if game.active == player or any_turn:
            yield action

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """It is exiled face down and becomes foretold: its owner foretells it (702.143a, 702.143c)."""
        printed = self in game[me].copiable.abilities
        foretold = Foretold(() if printed else (self.price,))
        note_down(game, known_hooks(foretold))
        exiled = Move(
            me,
            "exile",
            face_down=FACE_DOWN_IN_EXILE,
            granted=(foretold,),
            notes=((FORETOLD, game.turn),),
            cause="foretell",
        )
        yield from happen(game, exiled, Act(player, "foretell", me), rule="702.143a", source=me)


FORETOLD = "foretold"
"""The note on a foretold card: the turn in which it became one."""


def known_hooks(ability: Ability) -> PossibleHooks:
    """An ability that a card is given may answer its hooks from now on."""
    return PossibleHooks(frozenset(hook for meant in ability.means() for hook in meant.hooks()))


@word
class Foretold(Hooks):
    """What a foretold card has: its owner may look at it, and cast it for any foretell cost it has (702.143a, d).

    `given` are the foretell costs that it has besides its printed ones; with `only_given` these alone are offered, the
    printed ones being offered by another such ability of the card.
    """

    given: tuple[Price, ...] = ()
    only_given: bool = False
    RULE = "702.143"

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """Its owner may look at it as long as it remains in exile (702.143a)."""
        return object == me and player == game[me].owner

    def is_revealed(self, game: Game, me: Id) -> bool:
        """As the game ends, or its owner leaves it (702.143f)."""
        return True

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """After the turn in which it became foretold, for any foretell cost (702.143a, 702.143d)."""
        o = game[me]
        if o.owner != player or o.card is None or game.turn <= o.note(FORETOLD):
            return
        for face, values in castable_faces(o.card):
            for mana, costs in self._costs(game, me, values):
                yield Way(
                    me, "foretell", mana, costs=costs, face=face, alternative=True, rule="702.143a"
                )  # fmt: skip

    def _costs(self, game: Game, me: Id, values: Characteristics) -> Iterator[Parts]:
        printed = () if self.only_given else printed_costs(values)
        for price in (*printed, *self.given):
            parts = price.parts(game, me, values)
            if parts is not None:
                yield parts


def printed_costs(values: Characteristics) -> tuple[Price, ...]:
    """The foretell costs printed on a face."""
    return tuple(ability.price for ability in values.abilities if isinstance(ability, Foretell))


def castable_faces(card: Card) -> Iterator[tuple[int, Characteristics]]:
    """The faces of a card that can be chosen as it is cast, with their numbers; lands aren't cast (305.9)."""
    separate = card.layout in ("split", "adventure", "modal_dfc")
    for number, values in enumerate(card.faces if separate else card.faces[:1]):
        if "land" not in values.types:
            yield number, values
