"""What can't attack, block or be blocked (508.1c, 509.1b)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.holding import Holding
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.actions.tails import ExceptBy, Tail
from spellwright.rules.asking import controller
from spellwright.state.events.turns import BeginTurn
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.references import Objects, Recipient
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class Attack(Restriction):
    """Attack, or attack somebody: "attack you or planeswalkers you control"."""

    whom: Recipient | None = None
    ENGLISH = "attack [{whom}]"

    def restricts_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If it's one of the subjects, and such a defender."""
        if not holding.affects(game, me, attacker):
            return False
        return self.whom is None or self.whom.describes(holding.scene_about(game, me, attacker), defender)


@word
class AttackWith(Restriction):
    """Attack with certain creatures, said of players: "each opponent who cast a spell this turn can't attack with creatures"."""

    what: Objects
    OF_PLAYERS = True
    ENGLISH = "attack with {what}"

    def restricts_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If a subject's creature is such a one."""
        if not holding.affects(game, me, controller(game, attacker)):
            return False
        return self.what.describes(holding.scene(game, me), attacker)


@word
class AttackInExtraTurns(Restriction):
    """Attack during extra turns (500.7)."""

    ENGLISH = "attack during extra turns"

    def restricts_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If it's one of the subjects, and the turn an extra one."""
        begun = next((e.event for e in game.this_turn() if isinstance(e.event, BeginTurn)), None)
        return begun is not None and begun.extra and holding.affects(game, me, attacker)


@word
class AttackAlone(Restriction):
    """Attack alone (506.5)."""

    ENGLISH = "attack alone"

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """If it would be the only attacker."""
        return len(attackers) == 1 and holding.affects(game, me, attackers[0])


@word
class AttackUnlessAnother(Restriction):
    """Attack unless another creature of a sort also attacks, perhaps one with more of something (508.1c)."""

    what: A
    greater: Stat | None = None
    ALONE = True
    ENGLISH = "attack unless {what} [with greater {greater}] also attacks"

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """If a subject is among the attackers, and no such creature besides."""
        return _without_another(self.what, self.greater, holding, game, me, attackers)


@word
class BlockUnlessAnother(Restriction):
    """Block unless another creature of a sort also blocks, perhaps one with more of something (509.1b)."""

    what: A
    greater: Stat | None = None
    ALONE = True
    ENGLISH = "block unless {what} [with greater {greater}] also blocks"

    def block_alone(self, holding: Holding, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """If a subject is among the blockers, and no such creature besides."""
        return _without_another(self.what, self.greater, holding, game, me, blockers)


@word
class AttackWithFewer(Restriction):
    """Attack unless at least so many other creatures attack (508.1c)."""

    least: Amount
    ALONE = True
    ENGLISH = "attack unless at least {least:num} other <creature attacks|creatures attack:least>"

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """If a subject is among the attackers, and too few others."""
        few = len(attackers) <= self.least.value(holding.scene(game, me))
        return few and any(holding.affects(game, me, id) for id in attackers)


@word
class BlockWithFewer(Restriction):
    """Block unless at least so many other creatures block (509.1b)."""

    least: Amount
    ALONE = True
    ENGLISH = "block unless at least {least:num} other <creature blocks|creatures block:least>"

    def block_alone(self, holding: Holding, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """If a subject is among the blockers, and too few others."""
        few = len(blockers) <= self.least.value(holding.scene(game, me))
        return few and any(holding.affects(game, me, id) for id in blockers)


def _without_another(
    what: A, greater: Stat | None, holding: Holding, game: Game, me: Id, together: tuple[Id, ...]
) -> bool:
    """Whether a subject is among those, and nothing else among them is such a one."""
    for id in together:
        if holding.affects(game, me, id):
            scene = holding.scene_about(game, me, id)
            others = [other for other in together if other != id and what.describes(scene, other)]
            if not any(greater is None or greater.of(scene, other) > greater.of(scene, id) for other in others):
                return True
    return False


@word
class Block(Restriction):
    """Block, or block certain attackers."""

    whom: Objects | None = None
    ENGLISH = "block [{whom}]"

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If it's one of the subjects, and such an attacker."""
        if not holding.affects(game, me, blocker):
            return False
        return self.whom is None or self.whom.describes(holding.scene_about(game, me, blocker), attacker)


@word
class BlockWith(Restriction):
    """Block with certain creatures, said of players: "your opponents can't block with creatures with even mana values"."""

    what: Objects
    OF_PLAYERS = True
    ENGLISH = "block with {what}"

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If a subject's creature is such a one."""
        if not holding.affects(game, me, controller(game, blocker)):
            return False
        return self.what.describes(holding.scene(game, me), blocker)


@word
class BlockAlone(Restriction):
    """Block alone (509.1b)."""

    ALONE = True
    ENGLISH = "block alone"

    def block_alone(self, holding: Holding, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """If it would be the only blocker."""
        return len(blockers) == 1 and holding.affects(game, me, blockers[0])


@word
class AttackOrBlockAlone(Restriction):
    """Attack or block alone."""

    ALONE = True
    ENGLISH = "attack or block alone"

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """If it would be the only attacker."""
        return len(attackers) == 1 and holding.affects(game, me, attackers[0])

    def block_alone(self, holding: Holding, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """If it would be the only blocker."""
        return len(blockers) == 1 and holding.affects(game, me, blockers[0])


@word
class BeBlocked(Restriction):
    """Be blocked, by certain creatures, or except by certain ones."""

    by: Objects | None = None
    but: Objects | None = None
    greater: Stat | None = None
    ENGLISH = (
        "be blocked except by {but}",
        "be blocked by {by} with greater {greater}",
        "be blocked [by {by}]",
    )

    def tailed(self, tail: Tail) -> BeBlocked | None:
        """With the exception, if there is none yet."""
        if isinstance(tail, ExceptBy) and self.by is None and self.but is None:
            return replace(self, but=tail.what)
        return None

    def ok(self) -> bool:
        """So many creatures at least is about their number (Guile)."""
        return not isinstance(self.but, OneOrMore)

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If the attacker is a subject, and the blocker is such a one, or none of the excepted."""
        if not holding.affects(game, me, attacker):
            return False
        scene = holding.scene_about(game, me, attacker)
        if self.but is not None:
            return not self.but.describes(scene, blocker)
        if self.greater is not None and self.greater.of(scene, blocker) <= self.greater.of(scene, attacker):
            return False
        return self.by is None or self.by.describes(scene, blocker)


@word
class BeBlockedByFewer(Restriction):
    """Be blocked except by so many creatures or more (509.1b)."""

    least: Amount
    ENGLISH = "be blocked except by {least:num} or more creatures"

    def blockers_between(self, holding: Holding, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        """At least so many."""
        if not holding.affects(game, me, attacker):
            return 0, None
        return self.least.value(holding.scene(game, me)), None


@word
class BeBlockedByMore(Restriction):
    """Be blocked by more than so many creatures (509.1b)."""

    most: Amount
    ENGLISH = "be blocked by more than {most:num} <creature|creatures:most>"

    def blockers_between(self, holding: Holding, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        """At most so many."""
        if not holding.affects(game, me, attacker):
            return 0, None
        return 0, self.most.value(holding.scene(game, me))
