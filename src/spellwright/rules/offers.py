"""What is offered as spells are cast and abilities activated: values that hooks give, or are asked with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from spellwright.state.choices import NO_CHOICES, Choices
from spellwright.state.events.event import Event
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import NOBODY, Id


@quickly_made
@dataclass(frozen=True, slots=True)
class Way:
    """One way to cast a card or play a land (601.3, 305): from where it is, for which cost, as what.

    `cost` replaces the mana cost (118.9; None: the mana cost itself), `free` means without paying it. `costs` are
    further costs of this way. `values` are the characteristics that the spell has when cast so, None for the card's
    own; `face` is the face that is cast (-1: all of them together). `grants` are abilities that the spell gets for having
    been cast so. `any_time` lifts the timing that its type asks for. The spell's mana value must be less than `limit`
    (702.85a). With `any_type`, mana of any type can be spent to cast it (118.14).
    """

    object: Id
    name: str = ""
    cost: ManaCost | None = None
    free: bool = False
    costs: tuple[Cost, ...] = ()
    values: Characteristics | None = None
    face: int = -2
    face_down: Characteristics | None = None
    grants: tuple[Ability, ...] = ()
    any_time: bool = False
    alternative: bool = False
    limit: int | None = None
    rule: str = "601.3"
    by: Id = NOBODY
    any_type: bool = False
    judged: Characteristics | None = None


@lru_cache(maxsize=1 << 12)
def plain_way(object: Id) -> Way:
    """The way to cast a card as it is, for its mana cost."""
    return Way(object)


@quickly_made
@dataclass(frozen=True, slots=True)
class Casting:
    """A spell being cast, or an ability being activated: what costs and permissions are judged on (601.3e, 602.2b).

    `spell` are the characteristics that it has, or would have, on the stack. For an activation `ability` is the
    ability, `object` its source, and `spell` the characteristics of the source. `stack_object` is what is on the stack,
    0 while it is only imagined, to find out whether it could be done. Restrictions of mana are asked about it (106.6).
    """

    player: Id
    object: Id
    spell: Characteristics
    way: Way
    choices: Choices = NO_CHOICES
    ability: Ability | None = None
    stack_object: Id = NOBODY


@quickly_made
@dataclass(frozen=True, slots=True)
class Asked:
    """A payment that casts and activates nothing, as restrictions of mana are asked about it (106.6, 118.12).

    `what` is the name of the keyword or special action whose cost it is, `x` whether the cost contains {X}.
    """

    what: str = ""
    x: bool = False


@quickly_made
@dataclass(frozen=True, slots=True)
class Modal:
    """The modes to choose from (700.2): how many there are, how many must and may be chosen, whether one may be twice.

    `available` are those that may be chosen, None for all. With `after_costs`, how many are chosen depends on optional
    costs ("if it was kicked, choose both instead"): these are announced first (601.4). `prices` are the pawprint symbols
    of each; the total of those chosen is at most `most` then (700.2i).
    """

    number: int
    least: int = 1
    most: int = 1
    repeat: bool = False
    labels: tuple[str, ...] = ()
    available: tuple[int, ...] | None = None
    after_costs: bool = False
    prices: tuple[int, ...] = ()


@quickly_made
@dataclass(frozen=True, slots=True)
class OptionalCost:
    """A cost that a player may pay in addition (601.2b): kicker, "you may pay ..."; `times` how often it may be.

    `grants` are abilities that the spell gets if it is paid: the text that is added to it, of a card that `reveals` names
    and that is revealed as this is announced (702.47a).
    """

    name: str
    cost: tuple[Cost, ...]
    times: int = 1
    grants: tuple[Ability, ...] = ()
    reveals: Id = NOBODY


@quickly_made
@dataclass(frozen=True, slots=True)
class SpecialAction:
    """A special action that an ability offers with an object (116.2): its costs are paid, then `act_specially` is done.

    `hidden` actions belong to the object's own values under a face-down permanent (708.7). `sorcery_speed` ones may be
    taken only when a sorcery could be cast (116.2g). `x` is the value chosen for X in its costs (107.3d).
    """

    object: Id
    name: str
    ability: Ability
    costs: tuple[Cost, ...] = ()
    rule: str = "116.2"
    hidden: bool = False
    sorcery_speed: bool = False
    x: int = 0


@quickly_made
@dataclass(frozen=True, slots=True)
class Instead:
    """What a player may do rather than pay one mana for a spell or ability, once its total cost is known (601.2h).

    `kinds` are the kinds of coloured mana that it stands for; each stands for generic mana as well. `events` are what is
    done; `object` is what it is done with. `symbol` is set where a player chooses it: the symbol that it is done for.
    """

    object: Id
    kinds: int
    events: tuple[Event, ...]
    name: str = ""
    symbol: str = ""


@quickly_made
@dataclass(frozen=True, slots=True)
class Room:
    """A room of a dungeon card (309.4): its number, the topmost being 1, its name, and the rooms that arrows lead to."""

    number: int
    name: str
    exits: tuple[int, ...]
