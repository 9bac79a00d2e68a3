"""Keywords by name alone, where texts leave out their numbers, costs and qualities: "cards with cycling" (702.1d)."""

from __future__ import annotations

from enum import Enum

from spellwright.rules.asking import characteristics
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.keyword import KeywordName
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


class Name(Enum):
    """The keywords that texts name so."""

    AFFINITY = "affinity"
    AWAKEN = "awaken"
    BESTOW = "bestow"
    BLITZ = "blitz"
    BOAST = "boast"
    BUYBACK = "buyback"
    CYCLING = "cycling"
    DASH = "dash"
    DISGUISE = "disguise"
    ECHO = "echo"
    EMBALM = "embalm"
    ENCHANT = "enchant"
    ENCORE = "encore"
    EQUIP = "equip"
    ESCAPE = "escape"
    ETERNALIZE = "eternalize"
    EXHAUST = "exhaust"
    FLASHBACK = "flashback"
    FORETELL = "foretell"
    KICKER = "kicker"
    LANDWALK = "landwalk"
    LEVEL_UP = "level up"
    MADNESS = "madness"
    MODULAR = "modular"
    MORPH = "morph"
    MUTATE = "mutate"
    NINJUTSU = "ninjutsu"
    OUTLAST = "outlast"
    PROTECTION = "protection"
    REPLICATE = "replicate"
    SCAVENGE = "scavenge"
    SUSPEND = "suspend"
    TOXIC = "toxic"
    UNEARTH = "unearth"
    WARD = "ward"
    WARP = "warp"


SAID_AS_ABILITIES = (
    Name.BLITZ, Name.ENCORE, Name.FLASHBACK, Name.FORETELL, Name.MADNESS, Name.REPLICATE, Name.SCAVENGE, Name.SUSPEND,
)  # fmt: skip


@word
class Called(KeywordName):
    """A keyword by its name: "cycling", "a morph ability"."""

    name: Name
    SYNONYMS = True
    READS = frozenset({"abilities"})
    ENGLISH = ("{name}", "a {name} ability")

    def ok(self) -> bool:
        """A keyword that can be said as an ability without a cost is that ability (Dream Devourer)."""
        return self.style[0] == 1 or self.name not in SAID_AS_ABILITIES

    def borne(self, scene: Scene, id: int) -> bool:
        """Whether the object has an ability of that name, or a variant of it (702.29f, 702.33c, 702.37b)."""
        abilities = scene.traits(id).abilities
        return any(goes_by(m, self.name) for a in abilities for m in (a, *a.means()))


def goes_by(ability: Ability, name: Name) -> bool:
    """Whether it is a keyword ability of that name, or a variant of it."""
    return name.value in getattr(type(ability), "CALLED", ())


def is_of_keyword(game: Game, id: Id, ability: object, name: Name) -> bool:
    """Whether it is an ability that such a keyword of the object is, or means (702.1)."""
    named = (each for each in characteristics(game, id).abilities if goes_by(each, name))
    return any(ability is meant for each in named for meant in (each, *each.means()))
