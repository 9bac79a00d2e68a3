"""Abilities that are chosen and gained (608.2d), types that something is besides, creatures of one kind or another."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, table, use

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.special_actions import special_actions
from spellwright.state.events.damage import Damage
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

# --- "that ability"


def abilities(game: Game, id: Id) -> list[str]:
    """The kinds of abilities that it has."""
    return [type(ability).__name__ for ability in characteristics(game, id).abilities]


def test_608_2d_creatures_that_are_there_gain_what_was_chosen() -> None:
    game = table()
    bear = put(game, creature())
    angel = put(
        game,
        creature(
            "At the beginning of each combat, choose first strike, vigilance, or lifelink. Creatures "
            "you control gain that ability until end of turn."
        ),
    )
    theirs = put(game, creature(), 2)
    happens(game, BeginStep("beginning of combat", 1), answers=(...,))
    late = put(game, creature())
    assert "FirstStrike" in abilities(game, bear) and "FirstStrike" in abilities(game, angel)
    assert abilities(game, late) == abilities(game, theirs) == []


def test_611_2_until_your_next_upkeep() -> None:
    game = table()
    angel = put(game, creature("{0}: Choose flying or trample. ~ gains that ability until your next upkeep."))
    use(game, angel, ...)
    happens(game, BeginStep("end", 1))
    assert "Flying" in abilities(game, angel) and "Trample" not in abilities(game, angel)


# --- "is also a Cleric, Rogue, Warrior, and Wizard"

ALSO = "~ is also a Cleric, Rogue, Warrior, and Wizard."


def test_604_3_its_types_are_its_own_in_all_zones() -> None:
    game = table()
    in_hand, in_graveyard = give(game, creature(ALSO)) + give(game, creature(ALSO), to="graveyard")
    there = put(game, creature(ALSO, subtype="Human"))
    for id in (in_hand, in_graveyard):
        assert characteristics(game, id).subtypes == {"Bear", "Cleric", "Rogue", "Warrior", "Wizard"}
    assert characteristics(game, there).subtypes == {"Human", "Cleric", "Rogue", "Warrior", "Wizard"}


def test_700_8_a_party_member_of_any_kind() -> None:
    game = table()
    put(game, creature(ALSO))
    put(game, creature(ALSO))
    play(game, "You gain 1 life for each creature in your party.")
    assert game.player(1).life == 22


# --- "Ninja and Rogue creatures"


def test_creatures_of_either_type() -> None:
    game = table()
    rat = put(game, creature("Other Ninja and Rogue creatures you control get +1/+1.", subtype="Rat Ninja"))
    ninja, rogue, bear = (put(game, creature(subtype=kind)) for kind in ("Ninja", "Human Rogue", "Bear"))
    theirs = put(game, creature(subtype="Ninja"), 2)
    powers = [characteristics(game, id).power for id in (rat, ninja, rogue, bear, theirs)]
    assert powers == [2, 3, 3, 2, 2]


def test_creatures_of_a_supertype_or_a_type() -> None:
    game = table()
    put(game, creature("Other snow and Zombie creatures you control get +1/+1."))
    zombie = put(game, creature(subtype="Zombie"))
    snow = put(game, card("", "Snow Creature — Bear", power="2", toughness="2"))
    land = put(game, card("", "Snow Land — Forest", "Forest"))
    assert [characteristics(game, id).power for id in (zombie, snow, land)] == [3, 3, None]


def test_603_2c_once_for_all_that_deal_combat_damage_together() -> None:
    game = table()
    thief = put(
        game,
        creature(
            (
                "Whenever one or more Ninja or Rogue creatures you control deal combat damage to a player, "
                "you gain 1 life."
            ),
            subtype="Ninja",
        ),
    )
    rogue, bear = put(game, creature(subtype="Rogue")), put(game, creature())
    happens(game, *(Damage(id, 2, 1, combat=True) for id in (thief, rogue, bear)))
    assert game.player(1).life == 21
    happens(game, Damage(bear, 2, 1, combat=True))
    assert game.player(1).life == 21


# --- "Spend this mana only to …"


def with_mana(text: str) -> Game:
    """A game with something that makes such mana."""
    game = table()
    put(game, card(f"{{T}}: Add {{U}}{{U}}. Spend this mana only {text}.", "Artifact", "Rock"))
    return game


def castable(game: Game, id: Id, **how: object) -> bool:
    """Whether it could be cast."""
    return could_cast(game, 1, Way(id, **how))  # type: ignore[arg-type]


def test_106_6_to_foretell_or_to_cast_an_instant_or_sorcery_spell() -> None:
    game = with_mana("to foretell a card from your hand or cast an instant or sorcery spell")
    foretold, bolt, bear = give(game, creature("Foretell {U}"), card(mana_cost="{1}{U}"), creature(mana_cost="{U}"))
    assert [action.object for action in special_actions(game, 1)] == [foretold]
    assert castable(game, bolt) and not castable(game, bear)


def test_106_6_a_special_action_of_another_kind_isnt_foretelling() -> None:
    game = with_mana("to pay a disturb cost or cast an instant or sorcery spell")
    give(game, creature("Foretell {U}"))
    assert not special_actions(game, 1)


def test_106_6_to_cumulative_upkeep_costs() -> None:
    game = with_mana("to pay cumulative upkeep costs")
    (bolt,) = give(game, card(mana_cost="{U}"))
    snow = put(game, creature("Cumulative upkeep {U}"))
    assert not castable(game, bolt)
    happens(game, BeginStep("upkeep", 1), answers=(True,))
    assert game[snow].zone == "battlefield"


def test_106_6_to_abilities_or_artifact_spells() -> None:
    game = with_mana("to activate an ability or cast an artifact spell")
    bolt, rock = give(game, card(mana_cost="{U}"), card("", "Artifact", "Rock", mana_cost="{2}"))
    bear = put(game, creature("{U}: You gain 1 life."))
    assert not castable(game, bolt) and castable(game, rock)
    use(game, bear)
    assert game.player(1).life == 21


# --- "under your team's control"


def test_810_5_without_teams_the_team_is_you() -> None:
    game = table()
    champion = put(
        game, creature("Whenever another Warrior enters under your team's control, put a +1/+1 counter on ~.")
    )
    for player, counters in ((2, 0), (1, 1)):
        happens(game, Move(give(game, creature(subtype="Warrior"), player=player)[0], "battlefield", controller=player))
        assert game[champion].counters_of("+1/+1") == counters
