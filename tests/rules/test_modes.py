"""700.2. Modal spells and abilities."""

from __future__ import annotations

from tests.rules.ability_toys import aim
from tests.rules.casting_toys import Strike, spell
from tests.rules.table import BEAR, decisions, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Hooks, Modal, Way
from spellwright.rules.resolving import resolve_top
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word

TARGETS = (aim("player"), aim("creature", mark=2), aim("player", mark=3))


def modal(modes: Modal, *abilities: Hooks):
    game = table()
    return game, Way(put(game, spell("{0}", Strike(TARGETS, modes=modes), *abilities), to="hand"))


def test_a_mode_without_legal_target_can_not_be_chosen() -> None:
    game, way = modal(Modal(3))
    assert decisions(cast(game.branch(), 1, way))[0].options == (0, 2)
    put(game, BEAR)
    assert decisions(cast(game, 1, way))[0].options == (0, 1, 2)


def test_if_too_few_modes_are_possible_the_spell_can_not_be_cast() -> None:
    game, way = modal(Modal(3, 3, 3))
    assert not could_cast(game, 1, way)


def test_fewer_modes_may_be_chosen_where_that_is_said() -> None:
    game, way = modal(Modal(3, 1, 2))
    second = decisions(cast(game, 1, way), 2)[1]
    assert second.kind == "mode"
    assert second.options == (0, None)


def test_modes_are_kept_in_printed_order() -> None:
    game, way = modal(Modal(3, 2, 2))
    on_stack = run(cast(game, 1, way), 2, 1, 2)
    assert game[on_stack].choices.modes == (0, 2)
    assert game[on_stack].choices.targets == ((1, (1,)), (3, (2,)))


def test_a_mode_is_chosen_once_unless_it_may_be_chosen_again() -> None:
    game, way = modal(Modal(3, 2, 2))
    assert decisions(cast(game, 1, way), 0)[1].kind == "target"
    game, way = modal(Modal(3, 2, 2, repeat=True))
    assert decisions(cast(game, 1, way), 0)[1].options == (0, 2)


def test_only_the_chosen_modes_are_carried_out() -> None:
    game, way = modal(Modal(3))
    run(cast(game, 1, way), 0, 2)
    run(resolve_top(game))
    assert (game.player(1).life, game.player(2).life) == (20, 17)


@word
class ChooseBoth(Hooks):
    """Its object's modes may all be chosen."""

    def widens_modes(self, game: Game, me: Id, modal: Modal) -> Modal:
        return Modal(modal.number, 1, modal.number)


def test_another_ability_can_widen_the_choice() -> None:
    game, way = modal(Modal(3), ChooseBoth())
    assert decisions(cast(game, 1, way), 0)[1].options == (2, None)
