"""114.4. Abilities of emblems function in the command zone, those that are activated, too."""

from __future__ import annotations

from tests.actions.build import creature, events, play, put, table, use

from spellwright.rules.activating import obstacles
from spellwright.rules.activation_permissions import activated_ability
from spellwright.state.events.damage import GainLife


def test_an_ability_of_an_emblem_can_be_activated() -> None:
    game = table()
    put(game, creature())
    play(
        game,
        'You get an emblem with "Sacrifice a creature: You gain X life, where X is the sacrificed creature\'s power."',
    )
    (emblem,) = game.command
    assert not list(obstacles(game, 1, activated_ability(game, emblem, 0)))
    use(game, emblem)
    assert [gain.amount for gain in events(game, GainLife)] == [2]
