"""702.103 Bestow."""

from __future__ import annotations

from tests.keywords.arena import arena, settle, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve
from tests.rules.casting_toys import Forbids
from tests.rules.table import BEAR, card, put, run

from spellwright.rules.asking import characteristics
from spellwright.rules.copying import copy_spell
from spellwright.rules.happen import happen
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

SATYR = read(
    "Bestow {G}{G}\nEnchanted creature gets +4/+2.", "{G}{G}{G}{G}{G}", "Enchantment Creature — Satyr", "Satyr", "4/2"
)


def bestowed(kinds: str = "GG") -> tuple[Game, Id, Id]:
    """A game in which the Satyr was cast bestowed on a Bear: the spell and the Bear."""
    game = arena("precombat main")
    lands(game, kinds)
    bear = put(game, BEAR)
    return game, cast_it(game, put(game, SATYR, to="hand"), name="bestow"), bear


def test_702_103b_a_spell_cast_bestowed_is_an_aura_and_no_creature() -> None:
    game, spell, bear = bestowed()
    values = characteristics(game, spell)
    assert values.types == frozenset({"enchantment"}) and values.subtypes == frozenset({"Aura"})
    assert game[spell].choices.target_ids() == (bear,)


def test_702_103b_the_permanent_is_an_aura_attached_to_its_target() -> None:
    game, spell, bear = bestowed()
    resolve(game)
    aura = game[spell].became
    assert game[aura].attached_to == bear and characteristics(game, aura).power is None
    assert characteristics(game, bear).power == 6


def test_702_103f_it_is_a_creature_at_once_as_what_it_enchants_leaves() -> None:
    game, spell, bear = bestowed()
    resolve(game)
    run(happen(game, Move(bear, "graveyard")))
    assert characteristics(game, game[spell].became).power == 4


def test_702_103b_without_its_bestow_cost_it_is_a_creature() -> None:
    game = arena("precombat main")
    lands(game, "GGGGG")
    put(game, BEAR)
    spell = cast_it(game, put(game, SATYR, to="hand"))
    resolve(game)
    assert characteristics(game, game[spell].became).power == 4


def test_702_103d_only_its_characteristics_as_an_aura_are_looked_at() -> None:
    game = arena("precombat main")
    lands(game, "GGGGG")
    put(game, BEAR)
    put(game, card("Golem", "artifact", None, None, Forbids("creature")))
    assert names(game, put(game, SATYR, to="hand")) == ["bestow"]


def test_702_103e_with_an_illegal_target_it_resolves_as_a_creature() -> None:
    game, spell, bear = bestowed()
    run(happen(game, Move(bear, "graveyard")))
    resolve(game)
    satyr = game[spell].became
    assert zone(game, spell) == "battlefield" and characteristics(game, satyr).power == 4
    assert characteristics(game, satyr).subtypes == frozenset({"Satyr"}) and not game[satyr].attached_to


def test_702_103f_once_unattached_it_is_a_creature() -> None:
    game, spell, bear = bestowed()
    resolve(game)
    run(happen(game, Move(bear, "graveyard")))
    settle(game)
    satyr = game[spell].became
    assert zone(game, spell) == "battlefield" and characteristics(game, satyr).types >= {"creature", "enchantment"}


def test_702_103c_a_copy_of_the_spell_is_bestowed_too() -> None:
    game, spell, _ = bestowed()
    copy = run(copy_spell(game, spell, 1))
    assert characteristics(game, copy).subtypes == frozenset({"Aura"})
