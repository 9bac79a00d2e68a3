"""Descriptions of tokens: what they are, and how they enter (111.3, 111.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.copy_exceptions import CopyException, Counters, counters_besides, with_exceptions
from spellwright.actions.defenders import BlockingIt, WhomItAttacks, chosen_defender
from spellwright.actions.gains import as_given
from spellwright.rules.scene import GameScene
from spellwright.rules.token_copies import token_copy
from spellwright.state.card import Card
from spellwright.state.events.stack import CreateToken
from spellwright.words.adjectives import COLOR_BITS, Color
from spellwright.words.characteristics import Characteristics
from spellwright.words.chosen_posts import chosen_for
from spellwright.words.keyword import Keyword
from spellwright.words.kinds import AdjectiveModifier, OfType, SubtypeModifier, TypeModifier
from spellwright.words.mana import ANY_COLOR
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import Word, word


@dataclass(frozen=True, slots=True)
class TokenPlan:
    """A token as it will be created: its copiable values (111.3), and how it enters."""

    values: Characteristics
    card: Card | None = None
    tapped: bool = False
    attacking: bool = False
    host: Id = NOBODY
    counters: Counters = ()
    face: int = 0
    copies: Id = NOBODY
    attacked: tuple[Id, ...] | None = None
    blocking: Id = NOBODY

    def event(self, scene: GameScene, player: Id) -> Procedure[CreateToken]:
        """The creation of one such token by that player."""
        attacked = (yield from chosen_defender(scene, player, self.attacked)) if self.attacking else NOBODY
        return CreateToken(
            player, self.values, tapped=self.tapped, attacking=attacked, blocking=self.blocking, attached_to=self.host,
            card=self.card, counters=self.counters, face=self.face, copies=self.copies,
        )  # fmt: skip


class TokenDescription(Word):
    """The family of descriptions of tokens."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a token"

    def plans(self, scene: GameScene, player: Id) -> Procedure[tuple[TokenPlan, ...]]:
        """What one token of this description is; several plans where it describes several tokens."""
        raise NotImplementedError


@word
class TappedAndAttacking(Word):
    """How it enters: tapped and attacking, perhaps a player who was mentioned; or attacking, but untapped."""

    whom: WhomItAttacks | None = None
    untapped: bool = False
    ENGLISH = (
        "that <'s|are:outer> tapped and attacking [{whom}]",
        "that <'s|are:outer> attacking [{whom}] {untapped=True}",
    )

    def attacked(self, scene: GameScene) -> tuple[Id, ...] | None:
        """Whom it says that it attacks; None if that is left to its controller (508.4)."""
        return None if self.whom is None else self.whom.ids(scene)


class AsChosen(Enum):
    """Which of its characteristics are as was chosen for the source (607.2d)."""

    COLOR = "color"
    TYPE = "type"
    COLOR_AND_TYPE = "color and type"

    def mask(self, scene: GameScene) -> int:
        """The colour."""
        return 0 if self is AsChosen.TYPE else COLOR_BITS.get(str(chosen_for(scene, "color")), 0)

    def subtypes(self, scene: GameScene) -> tuple[str, ...]:
        """The creature type."""
        chosen = None if self is AsChosen.COLOR else chosen_for(scene, "creature type")
        return () if chosen is None else (str(chosen),)


_BARE = "{tapped?tapped} {legendary?legendary} [{size:pt}] [{colors:and}] {snow?snow} {kind@one} <token|tokens:outer>"


@word
class DescribedToken(TokenDescription):
    """A token with all its characteristics said: "1/1 white Soldier creature token with vigilance"."""

    tapped: bool = False
    legendary: bool = False
    size: str | None = None
    colors: tuple[Color, ...] = ()
    kind: OfType | None = None
    name: str | None = None
    abilities: tuple[Keyword | Quoted, ...] = ()
    arrival: TappedAndAttacking | None = None
    to: Recipient | None = None
    of_colors: tuple[Color, ...] = ()
    snow: bool = False
    chosen: AsChosen | None = None
    both: bool = False
    blocks: BlockingIt | None = None
    all_colors: bool = False
    ENGLISH = (
        f"{_BARE} [with {{abilities:and}}] that <'s|are:outer> {{blocks}}",
        "tapped and attacking [{size:pt}] [{colors:and}] {kind@one} <token|tokens:outer> [with {abilities:and}] {both=True}",
        f"{_BARE} of the chosen {{chosen}}",
        f"{_BARE} that <'s|are:outer> all colors {{all_colors=True}}",
        f"{_BARE} that <'s|are:outer> {{of_colors:and}} [with {{abilities:and}}]",
        f"{_BARE} [named {{name:name}}] [with {{abilities:and}}] [attached to {{to}}] [{{arrival}}]",
        f"{_BARE} with {{abilities:and}} named {{name:name}} [{{arrival}}]",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """Its colours stand before its types; it has some."""
        if self.kind is None:
            return False
        return not any(isinstance(modifier, AdjectiveModifier) for modifier in self.kind.modifiers)

    def plans(self, scene: GameScene, player: Id) -> Procedure[tuple[TokenPlan, ...]]:
        """The one."""
        yield from ()
        attacking = self.both or self.arrival is not None
        host = next(iter(self.to.find(scene)), NOBODY) if self.to is not None else NOBODY
        if self.to is not None and not host:
            return ()
        whom = self.arrival.attacked(scene) if self.arrival is not None else None
        tapped = self.tapped or self.both or (self.arrival is not None and not self.arrival.untapped)
        blocking = NOBODY if self.blocks is None else self.blocks.attacker(scene, player)
        return (TokenPlan(self.values(scene), None, tapped, attacking, host, attacked=whom, blocking=blocking),)

    def called(self, name: str | None) -> DescribedToken:
        """The same with a name of its own."""
        return self if name is None else replace(self, name=name)

    def values(self, scene: GameScene) -> Characteristics:
        """Its characteristics; its name is its subtypes and "Token", if none is given (111.4)."""
        assert self.kind is not None
        subtypes = tuple(m.name for m in self.kind.modifiers if isinstance(m, SubtypeModifier))
        subtypes += self.chosen.subtypes(scene) if self.chosen is not None else ()
        types = (self.kind.last, *(m.name for m in self.kind.modifiers if isinstance(m, TypeModifier)))
        power, toughness = self._size(scene)
        colors = self.chosen.mask(scene) if self.chosen is not None else 0
        colors |= ANY_COLOR if self.all_colors else 0
        for color in (*self.colors, *self.of_colors):
            colors |= color.mask
        return Characteristics(
            name=self.name or " ".join((*subtypes, "Token")),
            colors=colors,
            supertypes=frozenset(("legendary",) * self.legendary + ("snow",) * self.snow),
            types=frozenset(types),
            subtypes=frozenset(subtypes),
            abilities=as_given(scene, self.abilities),
            power=power,
            toughness=toughness,
        )

    def _size(self, scene: GameScene) -> tuple[int | None, int | None]:
        if self.size is None:
            return None, None
        power, toughness = (scene.x if part == "X" else int(part) for part in self.size.split("/"))
        return power, toughness


@word
class CopyToken(TokenDescription):
    """A token that's a copy of something (707.2), with exceptions (707.9)."""

    of: Objects
    exceptions: tuple[CopyException, ...] = ()
    tapped: bool = False
    arrival: TappedAndAttacking | None = None
    both: bool = False
    joined: bool = False
    stated: bool = False
    ENGLISH = (
        "{tapped?tapped} <token that 's a copy|tokens that are copies:outer> of {of} [, except {exceptions:and}]",
        "<token that 's a copy of|tokens that are copies of:outer> {of} {arrival}",
        "<token that 's a copy of|tokens that are copies of:outer> {of} . "
        "<the token enters|the tokens enter:outer> (|the battlefield) tapped and attacking {stated=True}",
        "<token that 's a copy of|tokens that are copies of:outer> {of} and {arrival} {joined=True}",
        "tapped and attacking <token that 's a copy|tokens that are copies:outer> of {of} [, except {exceptions:and}] "
        "{both=True}",
    )

    def plans(self, scene: GameScene, player: Id) -> Procedure[tuple[TokenPlan, ...]]:
        """One for each thing that is copied."""
        ids = yield from self.of.pick(scene, player)
        plans: list[TokenPlan] = []
        for id in ids:
            o = scene.game[scene.now(id)] if scene.zone(scene.now(id)) == "battlefield" else scene.game[id]
            copy = token_copy(scene.game, o.id, lambda values: with_exceptions(scene, values, self.exceptions))
            attacking = self.both or self.stated or self.arrival is not None
            counters = counters_besides(scene, copy.values, self.exceptions)
            tapped = self.tapped or (attacking and not (self.arrival is not None and self.arrival.untapped))
            whom = self.arrival.attacked(scene) if self.arrival is not None else None
            how = TokenPlan(tapped=tapped, attacking=attacking, counters=counters, attacked=whom, **copy._asdict())
            plans.append(how)
        return tuple(plans)


def token_events(
    scene: GameScene, player: Id, description: TokenDescription, number: int
) -> Procedure[list[CreateToken]]:
    """The creation of so many tokens of a description; an Aura token without a host isn't created (303.4g)."""
    plans = yield from description.plans(scene, player)
    events: list[CreateToken] = []
    for plan in (plan for plan in plans for _ in range(number)):
        event = yield from plan.event(scene, player)
        events.append(event)
    return events
