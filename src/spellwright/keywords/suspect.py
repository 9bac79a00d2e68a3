"""701.60. Suspect: a creature that has menace and can't block."""

from __future__ import annotations

from functools import cache

from spellwright.actions.abilities.content import Sentences
from spellwright.actions.abilities.keyword_line import Quoted
from spellwright.actions.abilities.text import Text
from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.gains import Has
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Predicate
from spellwright.actions.restrictions.combat import Block
from spellwright.actions.restrictions.restriction import Cant
from spellwright.keywords.menace import Menace
from spellwright.keywords.saying import THIS_CREATURE
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as ActEvent
from spellwright.state.events.effects import Begin, End
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Mark
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import It, Objects, Self
from spellwright.words.word import word

SUSPECTED = "suspected"
"""The designation, as `words.adjectives.State` knows it."""


@cache
def _effect() -> Holding:
    """It has menace and "This creature can't block" (701.60c)."""
    cant_block = Quoted(Text(Sentences(Body((Sentence(ThingDoes(Self(style=THIS_CREATURE), Cant((Block(),)), ())),)))))
    return Holding(It(), (Has((Menace(), cant_block)),))


@word
class Suspect(Act):
    """Suspect creatures (701.60a)."""

    what: Objects
    ENGLISH = "<suspects|suspect> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Those that aren't suspected already (701.60d); each stays so until it leaves or something ends it."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        able = [id for id in ids if not scene.status(id, SUSPECTED)]
        events: list[Event] = []
        for id in able:
            effect = Floating(NOBODY, _effect(), scene.source, player, 0, Until("game"), locked=(id,))
            events += [Mark(id, SUSPECTED, 1), ActEvent(player, "suspect", id), Begin(effect)]
        if events:
            yield from bring_about(scene, *events, rule="701.60a")
        return bool(able)


@word
class NoLongerSuspected(Predicate):
    """Is no longer suspected (701.60a)."""

    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = ("<is|are> no longer suspected", "<'s|'re> no longer suspected")

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """The designation is gone, and what it gives (701.60c)."""
        able = [id for id in still_there(scene, subjects) if scene.status(id, SUSPECTED)]
        yield from bring_about(scene, *(Mark(id, SUSPECTED, 0) for id in able), rule="701.60a")
        over = [f.key for f in scene.game.floating if f.ability is _effect() and f.locked and f.locked[0] in able]
        note_down(scene.game, End(tuple(over)))
        return bool(able)
