"""What is kept of the layers is what would be worked out from nothing, after any events in any order."""

from __future__ import annotations

import pytest
from tests.rules.layer_chaos import ELF_LORD, KINDS, LOCAL, PLAIN, Chaos
from tests.rules.layer_toys import BEAR, BIRD, FOREST, LHURGOYF, YOUR_CREATURES, Such, a_card, anew, begin, same
from tests.rules.table import put

from spellwright.rules.layer_4 import AddTypes, SetLandTypes
from spellwright.rules.layer_7 import ChangePT
from spellwright.rules.layer_order import Passage, Step
from spellwright.rules.layer_work import EVERYTHING, Layer
from spellwright.rules.layers import derived
from spellwright.rules.layers_5_and_6 import SetColors
from spellwright.state.card import Card
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters, Tap
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.scene import Scene


@pytest.mark.parametrize("cards", KINDS.values(), ids=KINDS.keys())
@pytest.mark.parametrize("seed", range(10))
def test_what_is_kept_is_what_would_be_worked_out(cards: tuple[Card, ...], seed: int) -> None:
    chaos = Chaos(seed, cards)
    for _ in range(50):
        chaos.happen()
        same(derived(chaos.game), anew(chaos.game))


def test_branches_do_not_disturb_each_other() -> None:
    chaos = Chaos(1, PLAIN + LOCAL)
    before = derived(chaos.game)
    kept = dict(before.current or {}), dict(before.hooks)
    sibling = chaos.game.branch()
    chaos.game, parent = sibling, chaos.game
    for _ in range(10):
        chaos.happen()
        derived(chaos.game)
    assert derived(parent) is before
    assert (before.current, before.hooks) == kept


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_tried_would_make_no_difference(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """613.8a: an effect depends on no other one that changes nothing it asks for."""
    chaos = Chaos(seed, KINDS["hard"])
    look = Step.look
    for _ in range(15):
        chaos.happen()
        quick = anew(chaos.game)
        with monkeypatch.context() as patch:
            patch.setattr(Step, "look", lambda step, board: (look(step, board), setattr(step, "asked", EVERYTHING)))
            patch.setattr(Passage, "_depends", _tried)
            same(quick, anew(chaos.game))


def _tried(passage: Passage, step: Step, other: Step) -> bool:
    """Whether a step depends on another, found out by trying in every case."""
    if not other.known:
        other.look(passage.board)
    affected = [id for changes in other.outcome or () for id, _ in changes or ()]
    trial = passage.board.trial(affected)
    for part, changes in zip(other.parts, other.outcome or (), strict=False):
        for id, change in changes or ():
            part.apply(trial.work(id), change)
    return step.evaluate(trial) != step.outcome


def test_single_objects_are_worked_out_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """While all effects are decided by the objects themselves, nothing is worked out for all of them."""
    game = Game(2, seed=1)
    for card in (*LOCAL, BEAR, BEAR):
        put(game, card)
    derived(game)
    monkeypatch.setattr(Passage, "_pass", lambda passage, layer: pytest.fail(f"worked out for all: {Layer(layer)}"))
    bear = put(game, BIRD)
    record(game, PutCounters(bear, "+1/+1", 1))
    record(game, Tap(bear))
    begin(game, ChangePT(None, 3, 3), SetColors(None, 1), locked=(bear,))
    values = (derived(game).current or {})[bear]
    assert (values.power, values.toughness, values.colors) == (7, 8, 1)
    record(game, Move(bear, "graveyard"))
    assert bear not in (derived(game).current or {})


class TheSourcesName:
    """A subtype that is called as the source is: what the effect does to each object depends on another one's name."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        return (scene.traits(scene.source).name,)


ELVES_TWICE = tuple(a_card("Elf", "enchantment", AddTypes(YOUR_CREATURES, subtypes=TheSourcesName())) for _ in range(2))


def test_613_8a_subtypes_that_are_added_change_no_card_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it matter to an object's own types what the source of the effect, another object, is called."""
    game = Game(2, seed=1)
    for card in ELVES_TWICE:
        put(game, card)
    monkeypatch.setattr(Passage, "_depends", lambda passage, step, other: pytest.fail("tried"))
    derived(game)
    monkeypatch.setattr(Passage, "_pass", lambda passage, layer: pytest.fail(f"worked out for all: {Layer(layer)}"))
    bear = put(game, BEAR)
    assert (derived(game).current or {})[bear].subtypes == {"Bear", "Elf"}


def test_613_6_an_ability_can_be_lost_only_by_what_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an effect does isn't asked again as others lose abilities: each of them is looked at once."""
    game = Game(2, seed=1)
    for name in ("Swamp", "Island", "Plains"):
        put(game, a_card(name, "enchantment", SetLandTypes(Such("land"), frozenset({name}))))
    forest = put(game, FOREST)
    looked, look = list[Step](), Step.look
    monkeypatch.setattr(Step, "look", lambda step, board: (looked.append(step), look(step, board)))
    assert (derived(game).current or {})[forest].subtypes == {"Plains"}
    assert len(looked) == 3


def test_what_counts_others_follows_them_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(2, seed=1)
    lord, lhurgoyf = put(game, ELF_LORD), put(game, LHURGOYF)
    derived(game)
    monkeypatch.setattr(Passage, "_pass", lambda passage, layer: pytest.fail(f"worked out for all: {Layer(layer)}"))
    elf = put(game, a_card("Elf", "creature", subtypes="Elf", power=1, toughness=1))
    current = derived(game).current or {}
    assert (current[lord].power, current[lhurgoyf].power) == (3, 0)
    record(game, Move(elf, "graveyard"))
    current = derived(game).current or {}
    assert (current[lord].power, current[lhurgoyf].power) == (2, 1)
