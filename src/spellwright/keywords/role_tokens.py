"""111.10j-r, 303.7. Role tokens: Auras that are told by their names."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache

from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.becomes import HasBase
from spellwright.actions.clauses.player_does import Joint, PlayerDoes
from spellwright.actions.clauses.thing_does import NextPredicate, ThingDoes
from spellwright.actions.gains import Has
from spellwright.actions.gets import Gets
from spellwright.actions.happenings.combat import Attacks
from spellwright.actions.life import LoseLife
from spellwright.actions.predicate import Predicate
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.scry import Scry
from spellwright.actions.token_words import TokenDescription, TokenPlan
from spellwright.keywords.enchant import Enchant
from spellwright.keywords.price import ManaPrice
from spellwright.keywords.saying import CREATURE, THIS_CREATURE, YOU_CONTROL, do, when_put_into_graveyard, whenever
from spellwright.keywords.trample import Trample
from spellwright.keywords.ward import Ward
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.amounts import Number
from spellwright.words.characteristics import Characteristics
from spellwright.words.kinds import OfType
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Things
from spellwright.words.number_facts import QuantityIs
from spellwright.words.owners import Its
from spellwright.words.players import EachPlayer, PlayerNoun
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantities import StatOf
from spellwright.words.references import Attached, AttachedBy, It, Recipient, Self
from spellwright.words.stats import Compare, Stat
from spellwright.words.word import word


class Role(Enum):
    """The Roles that the rules define."""

    CURSED = "Cursed"
    MONSTER = "Monster"
    ROYAL = "Royal"
    SORCERER = "Sorcerer"
    VIRTUOUS = "Virtuous"
    WICKED = "Wicked"
    YOUNG_HERO = "Young Hero"


def _enchanted(does: Predicate, *more: Predicate) -> Ability:
    """What holds for the enchanted creature."""
    further = tuple(NextPredicate(Joint.AND, each) for each in more)
    (ability,) = ThingDoes(Attached(AttachedBy.ENCHANTED, CREATURE), does, further).static(False) or ()
    return ability


BIGGER = Gets("+1/+1")


def _cursed() -> tuple[Ability, ...]:
    return (_enchanted(HasBase("1/1")),)


def _monster() -> tuple[Ability, ...]:
    return (_enchanted(BIGGER, Has((Trample(),))),)


def _royal() -> tuple[Ability, ...]:
    return (_enchanted(BIGGER, Has((Ward(ManaPrice(ManaCost.parse("{1}"))),))),)


def _sorcerer() -> tuple[Ability, ...]:
    return (_enchanted(BIGGER, Has((Quoted(whenever(Self(style=THIS_CREATURE), Attacks(), do(Scry(Number(1))))),))),)


def _virtuous() -> tuple[Ability, ...]:
    return (_enchanted(Gets("+1/+1", Things(kinds=(OfType((), "enchantment"),), posts=(YOU_CONTROL,)))),)


def _wicked() -> tuple[Ability, ...]:
    loses = PlayerDoes(EachPlayer(PlayerNoun.OPPONENT), LoseLife(Number(1)), ())
    return (_enchanted(BIGGER), when_put_into_graveyard(loses))


def _young_hero() -> tuple[Ability, ...]:
    small = QuantityIs(StatOf(Its(refers=1), Stat.TOUGHNESS), Number(3), Compare.LESS)
    grows = do(PutCounters(Number(1), "+1/+1", It(refers=1)))
    return (_enchanted(Has((Quoted(whenever(Self(style=THIS_CREATURE, mark=1), Attacks(), grows, condition=small)),))),)


_ABILITIES: dict[Role, Callable[[], tuple[Ability, ...]]] = {
    Role.CURSED: _cursed,
    Role.MONSTER: _monster,
    Role.ROYAL: _royal,
    Role.SORCERER: _sorcerer,
    Role.VIRTUOUS: _virtuous,
    Role.WICKED: _wicked,
    Role.YOUNG_HERO: _young_hero,
}


@cache
def role(which: Role) -> Characteristics:
    """The characteristics of a Role token (111.10j-r)."""
    return Characteristics(
        name=which.value,
        types=frozenset({"enchantment"}),
        subtypes=frozenset({"Aura", "Role"}),
        abilities=(Enchant(CREATURE), *_ABILITIES[which]()),
    )


@word
class RoleToken(TokenDescription):
    """A Role token: "a Monster Role token attached to it". Without a host it isn't created (303.4g)."""

    which: Role
    to: Recipient
    ENGLISH = "{which} Role <token|tokens:outer> attached to {to}"

    def plans(self, scene: GameScene, player: Id) -> Procedure[tuple[TokenPlan, ...]]:
        """One, on the permanent that is meant."""
        hosts = yield from self.to.pick(scene, player)
        host = next((id for id in hosts if scene.zone(id) == "battlefield"), NOBODY)
        return (TokenPlan(role(self.which), host=host),) if host else ()
