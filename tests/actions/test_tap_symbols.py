"""Abilities with and without {T} in their costs (107.5): which can't be activated, are activated, or there are."""

from __future__ import annotations

from tests.actions.build import card, creature, happens, play, put, run, table

from spellwright.rules.activating import activate
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BESTIARY = (
    "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities with {T} in their costs can't "
    "be activated."
)


def offered(game: Game, id: Id) -> list[int]:
    """The abilities of it that may be activated."""
    return [action.index for action in legal_actions(game, 1) if getattr(action, "source", 0) == id]


def test_107_5_those_with_the_tap_symbol_cant_be_activated() -> None:
    game = table()
    elf = put(game, creature("Haste\n{T}: Draw a card.\n{0}: You gain 1 life.\n{Q}: You gain 2 life."))
    both = offered(game, elf)
    put(game, card(BESTIARY, "Enchantment — Aura"), attached_to=elf)
    assert len(both) - len(offered(game, elf)) == 1
    other = put(game, creature("Haste\n{T}: Draw a card."))
    assert offered(game, other)


def test_107_5_an_ability_without_the_symbol_is_activated() -> None:
    game = table()
    text = "an opponent activates an artifact's ability without {T} in its activation cost, you gain 1 life."
    put(game, card(f"Whenever an artifact an opponent controls becomes tapped or {text}", "Enchantment"), 2)
    orb = put(game, card("{T}: Draw a card.\n{0}: Draw a card.", "Artifact"))
    elf = put(game, creature("{0}: Draw a card."))
    for source, index, life in ((orb, 1, 21), (elf, 0, 21), (orb, 0, 22)):
        run(activate(game, 1, source, index))
        run(settle(game))
        while game.stack:
            run(resolve_top(game))
        assert game.player(2).life == life, (source, index)


def test_107_5_a_creature_that_has_one() -> None:
    game = table()
    plain, elf = put(game, creature("{0}: Draw a card.")), put(game, creature("{T}: Add {G}."))
    happens(game, Tap(plain), Tap(elf))
    play(game, "Untap target creature that has an activated ability with {T} in its cost.")
    assert (game[plain].tapped, game[elf].tapped) == (True, False)


def test_107_5_an_ability_that_it_was_given_counts() -> None:
    game = table()
    bear = put(game, creature())
    happens(game, Tap(bear))
    put(game, card('Creatures you control have "{T}: Add {G}."', "Enchantment"))
    play(game, "Untap target creature that has an activated ability with {T} in its cost.")
    assert not game[bear].tapped
