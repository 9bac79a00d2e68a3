"""701.60. Suspect."""

from __future__ import annotations

from tests.actions.build import creature, play, put, table, use

from spellwright.keywords.menace import Menace
from spellwright.rules.asking import asked, characteristics
from spellwright.rules.layers import copied_values
from spellwright.rules.scene import status
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def has_menace(game: Game, id: Id) -> bool:
    return any(isinstance(ability, Menace) for ability in characteristics(game, id).abilities)


def cant_block(game: Game, id: Id, attacker: Id) -> bool:
    return any(a.restricts_block(game, me, id, attacker) for me, a in asked(game, "restricts_block"))


def suspected() -> tuple[Game, Id]:
    game = table()
    bear = put(game, BEAR)
    play(game, "Suspect target creature.")
    return game, bear


def test_701_60a_a_creature_becomes_suspected() -> None:
    game, bear = suspected()
    assert status(game, bear, "suspected")


def test_701_60b_suspected_is_not_copied() -> None:
    game, bear = suspected()
    assert copied_values(game, bear).abilities == ()


def test_701_60c_it_has_menace_and_cant_block() -> None:
    game, bear = suspected()
    assert has_menace(game, bear) and len(characteristics(game, bear).abilities) == 2


def test_701_60c_the_suspected_creature_cant_block_not_what_suspected_it() -> None:
    game = table()
    bear, other = put(game, BEAR), put(game, BEAR, 2)
    detective = put(game, creature("{0}: Suspect target creature you don't control."))
    use(game, detective)
    attacker = put(game, BEAR)
    record(game, Attack(attacker, 2))
    blocked = [id for id in (bear, other, detective) if not cant_block(game, id, attacker)]
    assert blocked == [bear, detective]


def test_701_60a_it_is_no_longer_suspected_if_something_says_so() -> None:
    game, bear = suspected()
    play(game, "Target creature is no longer suspected.")
    assert not status(game, bear, "suspected") and not has_menace(game, bear)


def test_701_60d_it_cant_become_suspected_again() -> None:
    game, bear = suspected()
    play(game, "Suspect target creature. If you do, you gain 1 life.")
    assert len(characteristics(game, bear).abilities) == 2


def test_701_60a_it_ends_as_the_creature_leaves() -> None:
    game, bear = suspected()
    hand = record(game, Move(bear, "hand")).new
    back = record(game, Move(hand, "battlefield", controller=1)).new
    assert not status(game, back, "suspected") and not has_menace(game, back)
