"""The words of which keywords' meanings are made (702.1), said briefly.

A keyword's meaning is a text of its own: phrases that are referred to have marks, and references refer to them.
"""

from __future__ import annotations

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.abilities.activation_limits import ActivateOnly
from spellwright.actions.abilities.content import Content, Sentences
from spellwright.actions.abilities.limits import AsASorcery
from spellwright.actions.abilities.step_triggers import AtStepOf
from spellwright.actions.abilities.triggered import Triggered, TriggerHead, WhenEvent
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.clause import Clause
from spellwright.actions.clauses.player_does import Do, PlayerDoes
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.doing import Doing
from spellwright.actions.gets import Gets
from spellwright.actions.happening import EventWord, Happening, ThingEvent
from spellwright.actions.happenings.moving import PutInto
from spellwright.actions.step_names import StepName
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount, Number, X
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost
from spellwright.words.durations import For, Term
from spellwright.words.filters import Post
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.owners import Your
from spellwright.words.players import You
from spellwright.words.possession_posts import ControlledBy
from spellwright.words.references import Recipient, Self
from spellwright.words.word import Style
from spellwright.words.zones import Article, AZone, OwnedZone, SharedZone, TheZone, ZoneName

Said = Clause | Sentence
"""A sentence, or a clause that is one."""

CREATURE = Things(kinds=(OfType((), "creature"),))
YOU_CONTROL: Post = ControlledBy(You())
YOUR_CREATURE = Things(kinds=(OfType((), "creature"),), posts=(YOU_CONTROL,))
UNTIL_END_OF_TURN = For(Term.END_OF_TURN)
YOUR_HAND = OwnedZone(Your(), ZoneName.HAND)
YOUR_GRAVEYARD = OwnedZone(Your(), ZoneName.GRAVEYARD)
YOUR_LIBRARY = OwnedZone(Your(), ZoneName.LIBRARY)
PUT_INTO_GRAVEYARD = PutInto(AZone(Article.ANY, ZoneName.GRAVEYARD), TheZone(SharedZone.BATTLEFIELD))
"""Being put into a graveyard from the battlefield."""
AS_A_SORCERY = ActivateOnly((AsASorcery(),))


def content(*said: Said) -> Content:
    """These sentences, to be carried out in order."""
    return Sentences(Body(tuple(s if isinstance(s, Sentence) else Sentence(s) for s in said)))


def do(act: Doing) -> Clause:
    """An imperative."""
    return Do(act, ())


def you_may(act: Doing) -> Clause:
    """What you may do."""
    return PlayerDoes(You(), act, (), may=True)


def gets(who: Recipient, change: str) -> Clause:
    """It gets so much more power and toughness until end of turn."""
    return ThingDoes(who, Gets(change), (), UNTIL_END_OF_TURN)


WHENEVER: Style = (0, ((0, 1),))
"""Saying "whenever", not "when"."""


THIS_CREATURE: Style = (0, ((0, 1),))
"""Saying "this creature" of what has the ability: a name would be that of what gives it (201.5b)."""


def event(happening: EventWord) -> TriggerHead:
    """Whenever that happens."""
    return WhenEvent(happening, style=WHENEVER)


def whenever(subject: Recipient, does: Happening, *said: Said, condition: Condition | None = None) -> Triggered:
    """Something is done whenever that happens to the subject."""
    return trigger(event(ThingEvent(subject, (does,))), *said, condition=condition)


def when(subject: Recipient, does: Happening, *said: Said, condition: Condition | None = None) -> Triggered:
    """Something is done when that happens to the subject."""
    return trigger(WhenEvent(ThingEvent(subject, (does,))), *said, condition=condition)


def trigger(head: TriggerHead, *said: Said, condition: Condition | None = None) -> Triggered:
    """A triggered ability, with its intervening if."""
    return Triggered(head, content(*said), condition)


def when_put_into_graveyard(*said: Said, condition: Condition | None = None, mark: int = 0) -> Triggered:
    """Something is done when this permanent is put into a graveyard from the battlefield."""
    return when(Self(mark=mark), PUT_INTO_GRAVEYARD, *said, condition=condition)


def at_your_upkeep(*said: Said, condition: Condition | None = None) -> Triggered:
    """Something is done at the beginning of your upkeep."""
    return trigger(AtStepOf(Your(), StepName.UPKEEP), *said, condition=condition)


def activated(costs: tuple[Cost, ...], *said: Said) -> Activated:
    """An activated ability."""
    return Activated(costs, content(*said))


def as_sorcery(costs: tuple[Cost, ...], *said: Said) -> Activated:
    """An activated ability that can be activated only as a sorcery."""
    return Activated(costs, content(*said, AS_A_SORCERY))


def change(n: Amount, power: str = "+", toughness: str | None = "+") -> str:
    """A change of power, and toughness unless None, by a number or X: "+2/+2", "+X/+0"."""
    size = n.name if isinstance(n, X) else n.n if isinstance(n, Number) else 0
    return f"{power}{size}/{toughness}{size}" if toughness is not None else f"{power}{size}/+0"


Meant = tuple[Ability, ...]
"""What a keyword means."""
