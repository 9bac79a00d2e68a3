"""116.2c. Effects that a player may pay to end: licids."""

from __future__ import annotations

from tests.actions.build import creature, happens, put, run, table, use

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.play.log import log_lines
from spellwright.rules.asking import characteristics
from spellwright.rules.settling import settle
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.state.events.permanents import Destroy
from spellwright.state.game import Game
from spellwright.words.procedure import Id

LICID = (
    "{T}: ~ loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may "
    "pay {0} to end this effect.\nEnchanted creature gets +1/+1."
)


def attached() -> tuple[Game, Id, Id]:
    """A bear to which a licid has been attached."""
    game = table()
    bear, licid = put(game, creature(name="Bear")), put(game, creature(LICID, subtype="Licid", name="Leech"))
    use(game, licid, bear)
    run(settle(game))
    return game, bear, licid


def test_205_1a_it_is_an_aura_and_no_creature_without_the_ability() -> None:
    game, bear, licid = attached()
    values = characteristics(game, licid)
    assert (values.types, values.subtypes) == ({"enchantment"}, {"Aura"})
    assert "activation_costs" not in values.hooks
    assert game[licid].attached_to == bear and characteristics(game, bear).power == 3


def test_116_2c_its_controller_may_pay_to_end_the_effect() -> None:
    game, bear, licid = attached()
    assert special_actions(game, 2) == []
    (action,) = special_actions(game, 1)
    assert run(take_special_action(game, 1, action))
    run(settle(game))
    assert "creature" in characteristics(game, licid).types and game[licid].attached_to == 0
    assert characteristics(game, bear).power == 2
    assert "activation_costs" in characteristics(game, licid).hooks
    assert special_actions(game, 1) == []
    rules = [line.rule for line in log_lines(game, 2)]
    assert rules[-2:] == ["116.2c", "704.5p"]


def test_704_5m_it_is_put_into_the_graveyard_with_its_creature_gone() -> None:
    game, bear, licid = attached()
    happens(game, Destroy(bear))
    assert game[licid].zone == "gone" and special_actions(game, 1) == []


def test_no_other_text_speaks_of_this_ability() -> None:
    text = FaceText("Card", type_line="Enchantment", oracle_text="Creatures you control lose this ability.")
    assert compile_card("Card", "normal", [text]).unread
