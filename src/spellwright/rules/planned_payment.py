"""601.2g as planned: a player is shown which mana abilities would be activated for a payment, and may have it otherwise.

Only players for whom the game's option `SHOWN` says so are asked. What they want to spare, or to use, changes what the
sources weigh for the solver, so that the cheapest payment is another one; what can't be spared is used all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Casting
from spellwright.rules.mana_groups import AbilityName
from spellwright.rules.mana_payment import Payment
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_source import Source
from spellwright.rules.total_cost import purpose_of
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetPlayer
from spellwright.state.game import Game
from spellwright.words.mana import ManaCost, Pool
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose

SHOWN = "payments shown to"
"""The option of a game that holds the numbers of the players who are shown their payments, as text: "12"."""

FAR = 10_000
"""What sparing a source, or wanting to use it, weighs: more than all that sources weigh by themselves."""


@dataclass(frozen=True, slots=True)
class Planned:
    """What the question is about: the spell or ability, the sources that would be used, what is left over, and life."""

    object: Id
    sources: tuple[Id, ...]
    left: Pool = ()
    life: int = 0


@dataclass(frozen=True, slots=True)
class Spare:
    """Leave these sources, which are alike, alone: in this payment and the others of this turn."""

    sources: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """Use one of these sources, which are alike, or one more of them."""

    sources: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class ByHand:
    """Activate the mana abilities one by one instead."""


Wish = Spare | Use | ByHand | None
"""What the player may say; None agrees to the payment."""


def is_shown(game: Game, player: Id) -> bool:
    """Whether a player is shown payments before they are made."""
    return str(player) in game.option(SHOWN, "")


def agreed_payment(game: Game, casting: Casting, supply: Supply, cost: ManaCost) -> Procedure[Payment | None]:
    """Show the player how a cost would be paid, until they agree; None if they want to pay it by hand.

    A payment that needs no mana ability isn't asked about. The supply is one that can pay.
    """
    player = casting.player
    turn, kept = game.player(player).spared
    spared = frozenset(kept) if turn == game.turn else frozenset()
    wanted: frozenset[Id] = frozenset()
    alike = _alike(game, supply.sources)
    while True:
        plan = _Plan(supply, cost, purpose_of(casting), spared, wanted)
        payment = plan.payment()
        if payment is None or not payment.activations:
            return payment
        about = Planned(casting.object, sources_of(payment), payment.left, payment.life)
        options: list[Wish] = [None, *_wishes(plan, payment, alike), ByHand()]
        wish = yield from choose(player, options, "payment", f"Pay {cost} so?", "601.2g", about)
        match wish:
            case Spare(sources):
                spared, wanted = spared.union(sources), wanted.difference(sources)
            case Use(sources):
                spared = spared.difference(sources)
                wanted = wanted.union(_next(sources, payment))
            case ByHand():
                return None
            case None:
                return payment
        note_down(game, SetPlayer(player, "spared", (game.turn, tuple(sorted(spared)))))


@dataclass(frozen=True, slots=True)
class _Plan:
    """A payment to be planned, with what the player wants to spare and to use."""

    supply: Supply
    cost: ManaCost
    purpose: object
    spared: frozenset[Id]
    wanted: frozenset[Id]

    def payment(self) -> Payment | None:
        """The payment that suits best."""
        if not self.spared and not self.wanted:
            return self.supply.plan(self.cost, self.purpose)
        sources = [self._weighed(source) for source in self.supply.sources]
        return Supply(sources, self.supply.pool, self.supply.life).plan(self.cost, self.purpose)

    def _weighed(self, source: Source) -> Source:
        by = FAR if source.id in self.spared else -FAR if source.id in self.wanted else 0
        return replace(source, weight=source.weight + by) if by else source


def sources_of(payment: Payment) -> tuple[Id, ...]:
    """The objects whose mana abilities a payment uses, in their order."""
    return tuple(dict.fromkeys(activation.source for activation in payment.activations))


def _wishes(plan: _Plan, payment: Payment, alike: Sequence[tuple[Id, ...]]) -> Iterator[Spare | Use]:
    """What would make the payment another one: of equal sources as a whole."""
    for sources in alike:
        used = _count(payment, sources)
        if used and _count(replace(plan, spared=plan.spared.union(sources)).payment(), sources) < used:
            yield Spare(sources)
        one_more = replace(
            plan, spared=plan.spared.difference(sources), wanted=plan.wanted.union(_next(sources, payment))
        )
        if used < len(sources) and _count(one_more.payment(), sources) > used:
            yield Use(sources)


def _count(payment: Payment | None, sources: Iterable[Id]) -> int:
    return len(set(sources).intersection(sources_of(payment))) if payment is not None else 0


def _next(sources: Sequence[Id], payment: Payment) -> tuple[Id, ...]:
    """Those of these sources that the payment uses, and one more."""
    using = sources_of(payment)
    used = [id for id in sources if id in using]
    return (*used, *[id for id in sources if id not in using][:1])


def _alike(game: Game, sources: Iterable[Source]) -> list[tuple[Id, ...]]:
    """The objects that sources are on, those together between which there is nothing to choose."""
    hosts = {game[id].attached_to for id in game.battlefield}
    by_object: dict[Id, list[Source]] = {}
    for source in sources:
        if source.id >= FIRST_OBJECT:
            by_object.setdefault(source.id, []).append(source)
    together: dict[object, list[Id]] = {}
    for id, of_it in by_object.items():
        key = id if id in hosts else _likeness(game, id, of_it)
        together.setdefault(key, []).append(id)
    return [tuple(ids) for ids in together.values()]


def _likeness(game: Game, id: Id, sources: Sequence[Source]) -> object:
    o, values = game[id], characteristics(game, id)
    makes = tuple(
        (each.weight, tuple(_nameless(p.ability, p.units, p.cost) for p in each.productions)) for each in sources
    )
    return (values.name, values.types, values.power, values.toughness, o.counters, o.damage, o.attached_to, makes)


def _nameless(ability: object, *shape: object) -> object:
    return (ability.index if isinstance(ability, AbilityName) else ability, *shape)
