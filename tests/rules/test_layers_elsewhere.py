"""613 off the battlefield, and the index of hooks over all zones."""

from __future__ import annotations

import pytest
from tests.rules.layer_toys import ANTHEM, BEAR, BIRD, FOREST, LHURGOYF, Continuous, Soaring, Such, a_card, begin
from tests.rules.table import put

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import AddTypes
from spellwright.rules.layer_7 import ChangePT
from spellwright.rules.layers import derived
from spellwright.rules.layers_5_and_6 import AddAbilities, SetColors
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Grant
from spellwright.state.events.stack import CreateEmblem
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class FromGrave(Hooks):
    """Functions in the graveyard only."""

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        return 3

    def zones(self) -> frozenset[str]:
        return frozenset({"graveyard"})


@pytest.fixture
def game() -> Game:
    return Game(2, seed=1)


def power(game: Game, id: Id) -> int | None:
    return characteristics(game, id).power


@pytest.mark.parametrize("zone", ["battlefield", "graveyard", "hand", "library", "exile"])
def test_a_defining_ability_functions_everywhere(game: Game, zone: str) -> None:
    """604.3: a creature card's power by the types of cards in graveyards."""
    lhurgoyf = put(game, LHURGOYF, to=zone)
    types = 1 if zone == "graveyard" else 0  # itself
    assert power(game, lhurgoyf) == types
    put(game, FOREST, 2, to="graveyard")
    assert power(game, lhurgoyf) == types + 1
    gone = put(game, ANTHEM, 2, to="graveyard")
    assert characteristics(game, lhurgoyf).toughness == types + 3
    record(game, Move(gone, "exile"))
    assert power(game, lhurgoyf) == types + 1


def test_a_defining_ability_is_applied_before_others_of_its_layer(game: Game) -> None:
    """613.3, although its object's timestamp is later."""
    colorless = Continuous((SetColors(None, 0, defining=True),))
    begin(game, SetColors(Such("creature"), 4))
    devoid = put(game, a_card("Drone", "creature", abilities=(colorless,), colors=1, power=1, toughness=1))
    assert characteristics(game, devoid).colors == 4


def test_effects_reach_cards_in_hand_if_they_say_so(game: Game) -> None:
    in_hand = put(game, BEAR, to="hand")
    land = put(game, FOREST, to="hand")
    giver = put(
        game,
        a_card("Giver", "enchantment", AddAbilities(Such("creature", zone="hand"), (Soaring(3),), zones=("hand",))),
    )
    assert characteristics(game, in_hand).abilities == (Soaring(3),)
    assert characteristics(game, land) is FOREST.whole
    later = put(game, BEAR, to="hand")
    assert characteristics(game, later).abilities == (Soaring(3),)
    played = record(game, Move(later, "battlefield")).new
    assert characteristics(game, played).abilities == ()
    record(game, Move(giver, "graveyard"))
    assert characteristics(game, in_hand) is BEAR.whole


def test_400_7a_an_effect_on_a_permanent_spell_goes_on_for_the_permanent(game: Game) -> None:
    spell = put(game, BEAR, to="stack")
    begin(game, AddTypes(None, frozenset({"artifact"})), locked=(spell,))
    assert characteristics(game, spell).types == {"artifact", "creature"}
    permanent = record(game, Move(spell, "battlefield")).new
    assert characteristics(game, permanent).types == {"artifact", "creature"}
    again = record(game, Move(record(game, Move(permanent, "hand")).new, "battlefield")).new
    assert characteristics(game, again).types == {"creature"}


def test_a_noncreature_card_keeps_its_printed_power_off_the_battlefield(game: Game) -> None:
    """208.3."""
    cart = put(game, a_card("Cart", "artifact", subtypes="Vehicle", power=3, toughness=4), to="hand")
    assert power(game, cart) == 3


def test_abilities_granted_to_a_card_in_exile_are_its_own(game: Game) -> None:
    exiled = put(game, BEAR, to="exile")
    record(game, Grant(exiled, (FromGrave(),)))
    assert characteristics(game, exiled).abilities == (FromGrave(),)


def test_what_has_left_is_what_it_was(game: Game) -> None:
    """608.2h."""
    bear = put(game, BEAR)
    put(game, ANTHEM)
    assert power(game, bear) == 3
    buried = record(game, Move(bear, "graveyard")).new
    assert power(game, bear) == 3
    assert power(game, buried) == 2


def test_an_emblem_functions_in_the_command_zone(game: Game) -> None:
    """113.6p."""
    bear = put(game, BEAR)
    values = Characteristics(abilities=(InCommand((ChangePT(Such("creature"), 1, 0),)),))
    record(game, CreateEmblem(1, values))
    assert power(game, bear) == 3


@word
class InCommand(Hooks):
    """An emblem's static ability."""

    parts: tuple[ChangePT, ...]

    def layer_parts(self) -> tuple[ChangePT, ...]:
        return self.parts

    def zones(self) -> frozenset[str]:
        return frozenset({"command"})


# --- the index of hooks


def test_an_ability_is_asked_where_it_functions_only(game: Game) -> None:
    card = a_card("Ghost", "creature", abilities=(FromGrave(),), power=1, toughness=1)
    ghost = put(game, card)
    assert asked(game, "hand_limit") == ()
    buried = record(game, Move(ghost, "graveyard")).new
    assert [me for me, _ in asked(game, "hand_limit")] == [buried]
    record(game, Move(buried, "exile"))
    assert asked(game, "hand_limit") == ()


def test_the_index_is_in_order_of_ids_after_floating_effects(game: Game) -> None:
    birds = [put(game, BIRD) for _ in range(3)]
    record(game, Grant(birds[1], (Soaring(4),)))
    keys = [begin(game, ChangePT(None, 0, 0), locked=()) for _ in range(2)]
    put(game, ANTHEM)
    ids = [me for me, _ in derived(game).hooks["can_be_blocked"]]
    assert ids == [birds[0], birds[1], birds[1], birds[2]]
    assert [me for me, _ in derived(game).hooks["layer_parts"]][:2] == keys


def test_what_is_unchanged_is_the_same_value(game: Game) -> None:
    put(game, ANTHEM)
    bear, other = put(game, BEAR), put(game, BEAR)
    before = characteristics(game, bear)
    record(game, Grant(other, (Soaring(),)))
    put(game, ANTHEM, 2)
    assert characteristics(game, bear) is before


def test_nothing_is_worked_out_for_what_nobody_looks_at(game: Game) -> None:
    put(game, ANTHEM)
    put(game, BEAR)
    known = derived(game)
    record(game, LoseLife(1, 3))
    assert derived(game) is known
