"""601.2c, 608.2d. Who chooses a target, or a card: "of an opponent's choice", "of their choice", "of your choice"."""

from __future__ import annotations

from typing import Any

from tests.actions.build import creature, give, names, put, table

from spellwright.rules.activating import activate
from spellwright.rules.resolving import resolve_top
from spellwright.state.game import Game
from spellwright.words.procedure import Choose, Id, Procedure


def choosing(procedure: Procedure[Any], *answers: Any) -> list[tuple[Id, tuple[Any, ...]]]:
    """Run a procedure; who was asked, and for what."""
    left, asked = list(answers), []
    try:
        question: Choose = next(procedure)  # type: ignore[assignment]
        while True:
            asked.append((question.player, question.options))
            question = procedure.send(left.pop(0))  # type: ignore[assignment]
    except StopIteration:
        assert not left
        return asked


def use(game: Game, source: Id, *answers: Any) -> list[tuple[Id, tuple[Any, ...]]]:
    """Let player 1 activate its ability and let that resolve; who was asked for what."""

    def procedure() -> Any:
        assert (yield from activate(game, 1, source, 0))
        yield from resolve_top(game)

    return choosing(procedure(), *answers)


def test_608_2d_a_card_of_an_opponents_choice() -> None:
    text = "{0}: Mill two cards, then return a nonland card of an opponent's choice from your graveyard to your hand."
    game = table()
    source = put(game, creature(text))
    give(game, creature(name="Old"), to="graveyard")
    asked = use(game, source, game.player(1).graveyard[0])
    assert [player for player, _ in asked] == [2] and names(game, game.player(1).hand) == ["Old"]


def test_608_2d_target_opponent_chooses_and_then_you_do() -> None:
    text = (
        "{0}: Reveal your hand and discard a card of target opponent's choice. "
        "Then that player reveals their hand and discards a card of your choice."
    )
    game = table()
    source = put(game, creature(text))
    a, _ = give(game, creature(name="A"), creature(name="B"))
    c, _ = give(game, creature(name="C"), creature(name="D"), player=2)
    asked = use(game, source, a, c)
    assert [player for player, _ in asked] == [2, 1]
    assert names(game, game.player(1).hand) == ["B"] and names(game, game.player(2).hand) == ["D"]
