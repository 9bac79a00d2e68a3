"""111.10. Predefined tokens: Treasure, Food, Clue, Blood ..."""

from __future__ import annotations

from enum import Enum
from functools import cache

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.abilities.activation_limits import ActivateOnly
from spellwright.actions.abilities.content import Sentences
from spellwright.actions.abilities.limits import AsASorcery
from spellwright.actions.add_mana import AddMana, AddManaOf, OfAnyColor, Symbols
from spellwright.actions.casting_by_effect import MayPlay, Playing
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.clause import Clause
from spellwright.actions.clauses.player_does import Do, Joint, NextAct
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.discard import Discard
from spellwright.actions.doing import Act, ActCost
from spellwright.actions.draw import Draw
from spellwright.actions.entering import Entering
from spellwright.actions.exile import Exile
from spellwright.actions.explore import Explores
from spellwright.actions.life import GainLife
from spellwright.actions.mana_purposes import NotToCast
from spellwright.actions.put import OntoBattlefield, Put
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.scry import Scry
from spellwright.actions.search import Search
from spellwright.actions.shuffle import Shuffle
from spellwright.actions.tap_and_untap import TapSymbol
from spellwright.actions.token_words import TokenDescription, TokenPlan
from spellwright.actions.transform import TransformThing, Turning
from spellwright.rules.scene import GameScene
from spellwright.state.card import Card
from spellwright.words.ability import Ability
from spellwright.words.adjectives import Non, Not, OfSupertype, Supertype
from spellwright.words.amounts import Number
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import Cost, PayMana
from spellwright.words.durations import For, Term
from spellwright.words.kinds import KindNames, OfType
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Noun, Things
from spellwright.words.owners import Your
from spellwright.words.players import You
from spellwright.words.possession_posts import ControlledBy
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.references import It, Self
from spellwright.words.target_phrases import Target
from spellwright.words.top_cards import TopCards
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone, ZoneName

CARD = Things(nouns=(Noun.CARD,))
SACRIFICE = ActCost(Sacrifice(Self()))
TAP = TapSymbol()


def mana(text: str) -> Cost:
    """An amount of mana as a cost."""
    return PayMana(ManaCost.parse(text))


def activated(costs: tuple[Cost, ...], *clauses: Clause) -> Activated:
    """An activated ability made of clauses, each a sentence."""
    return Activated(costs, Sentences(Body(tuple(Sentence(clause) for clause in clauses))))


def doing(act: Act, *more: Act) -> Do:
    """Acts joined by "then"."""
    return Do(act, tuple(NextAct(Joint.THEN, other) for other in more))


def one(what: Things, mark: int = 0) -> A:
    """One of them."""
    return A(what, Number(1), mark=mark)


def _treasure() -> Activated:
    return activated((TAP, SACRIFICE), doing(AddManaOf(Number(1), OfAnyColor())))


def _gold() -> Activated:
    return activated((SACRIFICE,), doing(AddManaOf(Number(1), OfAnyColor())))


def _food() -> Activated:
    return activated((mana("{2}"), TAP, SACRIFICE), doing(GainLife(Number(3))))


def _clue() -> Activated:
    return activated((mana("{2}"), SACRIFICE), doing(Draw(Number(1))))


def _blood() -> Activated:
    costs = (mana("{1}"), TAP, ActCost(Discard(one(CARD))), SACRIFICE)
    return activated(costs, doing(Draw(Number(1))))


def _shard() -> Activated:
    return activated((mana("{2}"), SACRIFICE), doing(Scry(Number(1)), Draw(Number(1))))


def _powerstone() -> Activated:
    nonartifact = NotToCast(Things(adjectives=(Non((Not.ARTIFACT,)),), nouns=(Noun.SPELL,)))
    return activated((TAP,), doing(AddMana((Symbols(ManaCost.parse("{C}")),), nonartifact)))


def _map() -> Activated:
    yours = Things(kinds=(OfType((), "creature"),), posts=(ControlledBy(You()),))
    explores = ThingDoes(Target(yours, mark=1), Explores(), ())
    return activated((mana("{1}"), TAP, SACRIFICE), explores, ActivateOnly((AsASorcery(),)))


def _lander() -> Activated:
    basic_land = Things(
        adjectives=(OfSupertype(Supertype.BASIC),), names=KindNames((OfType((), "land"),)), nouns=(Noun.CARD,)
    )
    search = Search(OwnedZone(Your(), ZoneName.LIBRARY), one(basic_land, mark=1))
    put = Put(It(refers=1), OntoBattlefield(Entering(tapped=True)))
    return activated((mana("{2}"), TAP, SACRIFICE), doing(search, put, Shuffle()))


def _junk() -> Activated:
    exile = doing(Exile(TopCards(Your(), Number(1), mark=1)))
    play = MayPlay(You(), Playing.PLAY, It(refers=1), For(Term.THIS_TURN))
    return activated((TAP, SACRIFICE), exile, play, ActivateOnly((AsASorcery(),)))


def _mutagen() -> Activated:
    counter = doing(PutCounters(Number(1), "+1/+1", Target(Things(kinds=(OfType((), "creature"),)), mark=1)))
    return activated((mana("{1}"), TAP, SACRIFICE), counter, ActivateOnly((AsASorcery(),)))


def _incubator() -> Activated:
    return activated((mana("{2}"),), doing(TransformThing(Turning.TRANSFORM, Self())))


class Predefined(Enum):
    """The predefined tokens that are told by their subtype alone."""

    TREASURE = "Treasure"
    FOOD = "Food"
    GOLD = "Gold"
    SHARD = "Shard"
    CLUE = "Clue"
    BLOOD = "Blood"
    POWERSTONE = "Powerstone"
    MAP = "Map"
    LANDER = "Lander"
    JUNK = "Junk"
    MUTAGEN = "Mutagen"


_ABILITIES = {
    Predefined.TREASURE: _treasure,
    Predefined.FOOD: _food,
    Predefined.GOLD: _gold,
    Predefined.SHARD: _shard,
    Predefined.CLUE: _clue,
    Predefined.BLOOD: _blood,
    Predefined.POWERSTONE: _powerstone,
    Predefined.MAP: _map,
    Predefined.LANDER: _lander,
    Predefined.JUNK: _junk,
    Predefined.MUTAGEN: _mutagen,
}


def _values(subtype: str, kind: str, ability: Ability) -> Characteristics:
    return Characteristics(
        name=f"{subtype} Token", types=frozenset({kind}), subtypes=frozenset({subtype}), abilities=(ability,)
    )


@cache
def predefined(token: Predefined) -> Characteristics:
    """The characteristics of a predefined token (111.10)."""
    kind = "enchantment" if token is Predefined.SHARD else "artifact"
    return _values(token.value, kind, _ABILITIES[token]())


@cache
def incubator() -> Card:
    """The double-faced Incubator token (111.10i)."""
    front = _values("Incubator", "artifact", _incubator())
    back = Characteristics(
        name="Phyrexian Token",
        types=frozenset({"artifact", "creature"}),
        subtypes=frozenset({"Phyrexian"}),
        power=0,
        toughness=0,
    )
    return Card("Incubator Token", "double_faced_token", (front, back), front)


@word
class PredefinedToken(TokenDescription):
    """A predefined token: "a Treasure token", "two tapped Powerstone tokens"."""

    kind: Predefined
    tapped: bool = False
    ENGLISH = "{tapped?tapped} {kind} <token|tokens:outer>"

    def plans(self, scene: GameScene, player: Id) -> Procedure[tuple[TokenPlan, ...]]:
        """The one."""
        yield from ()
        return (TokenPlan(predefined(self.kind), tapped=self.tapped),)
