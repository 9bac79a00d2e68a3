"""What sentences and clauses take from each other: players in a target's description, a clash, what is stated together."""

from __future__ import annotations

from tests.actions.build import battlefield, creature, give, happens, names, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.damage import Damage
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.zones import Move

BEAR = creature(name="Bear")


def test_an_if_behind_an_act_knows_the_player_of_its_target() -> None:
    text = "When ~ enters the battlefield, target creature an opponent controls gets -2/-2 until end of turn if that opponent "
    for others in (0, 1):
        game = table()
        bear, *_ = [put(game, BEAR, 2) for _ in range(1 + others)]
        (killer,) = give(game, creature(text + "controls no other creatures."))
        happens(game, Move(killer, "battlefield"), answers=(bear,) if others else ())
        assert (bear in game.battlefield) == bool(others)


def test_a_clash_is_over_before_it_decides_what_is_done_instead() -> None:
    text = "Clash with an opponent, then return target creature to its owner's hand. If you win, you may put that creature on "
    for cost, zone in (("{9}", "library"), ("{0}", "hand")):
        game = table()
        put(game, BEAR, 2)
        give(game, creature(name="Mine", mana_cost=cost), to="library")
        give(game, creature(name="Theirs", mana_cost="{3}"), to="library", player=2)
        play(game, text + "top of its owner's library instead.", *[True] * (3 if cost == "{9}" else 2))
        assert "Bear" in names(game, getattr(game.player(2), zone)[-1:])


def test_what_is_stated_in_two_clauses_is_so_as_it_enters() -> None:
    text = "When ~ dies, return it to the battlefield. It's an Aura enchantment with enchant creature you control and "
    game = table()
    bear, lion = put(game, BEAR), put(game, creature(f'{text}"{{0}}: Draw a card," and it loses all other abilities.'))
    happens(game, Destroy(lion))
    assert battlefield(game) == ["Bear", "Creature"]
    aura = game.battlefield[-1]
    assert game[aura].attached_to == bear  # 303.4f
    assert len(characteristics(game, aura).abilities) == 2


def test_what_is_drawn_instead_of_several_damage_at_the_same_time_is_drawn_one_after_the_other() -> None:
    text = "If a source would deal damage to ~, prevent that damage. The source's controller draws cards equal to the damage "
    game = table()
    swans, mine, theirs = put(game, creature(text + "prevented this way.")), put(game, BEAR), put(game, BEAR, 2)
    give(game, *[BEAR] * 4, to="library")
    happens(game, Damage(mine, swans, 2), Damage(theirs, swans, 3))  # 121.2a
    assert [len(game.player(player).hand) for player in (1, 2)] == [2, 3]
