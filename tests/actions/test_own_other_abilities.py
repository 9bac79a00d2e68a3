"""A copy with its own other abilities (707.9a), damage in total, players dealt damage this way, attacks barred to players."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, table, use

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import record
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

FACES = (
    "You may have ~ enter as a copy of another creature you control, except it has ~'s other abilities.\n"
    "Flying\nWhenever you gain life, draw a card."
)


def kinds(game: Game, id: Id) -> list[str]:
    """The kinds of abilities that it has."""
    return [type(ability).__name__ for ability in characteristics(game, id).abilities]


def test_707_9a_it_has_its_other_abilities_besides_those_copied() -> None:
    game = table()
    put(game, creature("Trample", "4/4", name="Ox"))
    (held,) = give(game, creature(FACES, "3/1", name="Faces"))
    happens(game, Move(held, "battlefield", controller=1), answers=(True,))
    copy = game.battlefield[-1]
    assert characteristics(game, copy).name == "Ox" and characteristics(game, copy).power == 4
    assert kinds(game, copy) == ["Trample", "Flying", "Triggered"]  # not the one that made it a copy


def test_707_9a_what_copies_the_copy_has_them_too() -> None:
    game = table()
    put(game, creature("Trample", "4/4", name="Ox"))
    (held,) = give(game, creature(FACES, "3/1", name="Faces"))
    happens(game, Move(held, "battlefield", controller=1), answers=(True,))
    play(game, "Create a token that's a copy of target creature.", game.battlefield[-1])
    assert kinds(game, game.battlefield[-1]) == ["Trample", "Flying", "Triggered"]


@pytest.mark.parametrize(("before", "drawn"), [((), 0), ((1,), 0), ((1, 1), 1), ((5,), 1)])
def test_damage_dealt_in_total(before: tuple[int, ...], drawn: int) -> None:
    game = table()
    mage = put(
        game,
        creature("{0}: ~ deals 1 damage to target player. If ~ has dealt 3 or more damage this turn, draw a card."),
    )
    wall = put(game, creature(size="0/9"), 2)
    for amount in before:
        happens(game, Damage(mage, wall, amount, combat=True))
    use(game, mage, 2)
    assert len(game.player(1).hand) == drawn


def test_players_dealt_damage_this_way_get_emblems() -> None:
    text = (
        "~ deals 6 damage to each opponent. Each player dealt damage this way gets an emblem with "
        '"At the beginning of your upkeep, this emblem deals 3 damage to you."'
    )
    game = table(3)
    put(game, creature("Prevent all damage that would be dealt to you."), 3)
    play(game, text)
    for player in (1, 2, 3):
        happens(game, BeginStep("upkeep", player))
    assert [game.player(player).life for player in (1, 2, 3)] == [20, 11, 20]


ARBITER = (
    "Each opponent who cast a spell this turn can't attack with creatures.\nEach opponent "
    "who attacked with a creature this turn can't cast spells."
)


def attacks_barred(game: Game, creature_id: Id) -> bool:
    """Whether it can't attack player 1."""
    return any(a.restricts_attack(game, me, creature_id, 1) for me, a in asked(game, "restricts_attack"))


def test_508_1c_who_cast_a_spell_cant_attack_with_creatures() -> None:
    game = table(3)
    put(game, creature(ARBITER))
    theirs, other = put(game, creature(), 2), put(game, creature(), 3)
    assert not attacks_barred(game, theirs)
    record(game, Cast(put(game, card(), 2, to="stack"), 2, "hand"))
    assert attacks_barred(game, theirs) and not attacks_barred(game, other)


def test_601_3_who_attacked_cant_cast_spells() -> None:
    game = table(3)
    put(game, creature(ARBITER))
    spells = [give(game, card(mana_cost="{0}"), player=player)[0] for player in (2, 3)]
    happens(game, Attack(put(game, creature(), 2), 1))
    assert [could_cast(game, p, Way(id, any_time=True)) for p, id in zip((2, 3), spells, strict=True)] == [False, True]
