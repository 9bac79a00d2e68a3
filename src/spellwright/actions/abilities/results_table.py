"""706.3. A results table: what happens by the result of a roll."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from spellwright.actions.abilities.content import Content
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.sentences import said_now
from spellwright.actions.dice import last_roll
from spellwright.actions.walking import aims_in, once
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Choices
from spellwright.words.procedure import Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word


@word
class ResultRow(Word):
    """A row of the table: a range of results, or one result, and what happens then (706.3a)."""

    body: Body
    results: str = ""
    result: int = 0
    NAMED: ClassVar[str] = "a row of results"
    label: str | None = field(default=None, compare=False)
    ENGLISH = ("¶ {results:range} | [{label:label} —] {body}", "¶ {result:int} | [{label:label} —] {body}")

    def covers(self, result: int) -> bool:
        """Whether the result is in its range."""
        if not self.results:
            return result == self.result
        first, _, last = self.results.replace("–", "—").replace("-", "—").partition("—")
        if first.endswith("+"):
            return result >= int(first[:-1])
        return int(first) <= result <= int(last)


@word
class WithTable(Content):
    """Sentences with a roll, and the table of its results; all are one ability (706.3b)."""

    body: Body
    rows: tuple[ResultRow, ...]
    ENGLISH = "{body} {rows}"

    def ok(self) -> bool:
        """A table has rows."""
        return bool(self.rows)

    def perform(self, scene: GameScene) -> Procedure[None]:
        """The sentences, then the row of the result."""
        yield from self.body.perform(scene)
        result = last_roll(scene)
        for row in self.rows:
            if row.covers(result):
                yield from row.body.perform(scene)
                break

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """All in the text and the table."""
        return once("aims", self, lambda: tuple(aim for body in self.bodies() for aim in aims_in(body, said_now)))

    def bodies(self) -> tuple[Body, ...]:
        """That of the sentences, and one for each row."""
        return (self.body, *(row.body for row in self.rows))
