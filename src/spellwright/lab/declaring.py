"""The attacks and blocks of a script as answers for the small choices of a declaration (508, 509)."""

from __future__ import annotations

from spellwright.lab.matching_names import WhoIsWho
from spellwright.lab.queues import Queues
from spellwright.lab.refused import Refused
from spellwright.lab.scenario import Attack, Block, Thing
from spellwright.lab.script import Due, Script
from spellwright.rules.asking import asked as asked_of
from spellwright.rules.asking import controller
from spellwright.rules.combat_attackers import able_to_attack
from spellwright.rules.combat_blockers import able_to_block
from spellwright.rules.combat_phase import attackers
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Choose, Id

Plan = dict[Id, list[tuple[Due, Id]]]
"""What each creature is to attack or block, and the items that say so."""


class Declaring:
    """Plans the declarations of one combat; what was planned is remembered until the next step."""

    def __init__(self, script: Script, who: WhoIsWho, queues: dict[Id, Queues], *, illegal: bool = False) -> None:
        self.script, self.who, self.queues, self.illegal = script, who, queues, illegal
        self.plans: dict[tuple[str, Id], Plan] = {}
        self.answered: list[Id] = []
        self.order: dict[Id, int] = {}

    def next_step(self, game: Game) -> None:
        """A step is over: what was declared in it is done, as far as the game did it unasked.

        Raises:
            Refused: what the script declares was illegal without other creatures, and that was to be shown.
        """
        if game.step == "declare attackers":
            self._unasked_attacks(game)
        if game.step == "declare blockers":
            for player in (1, 2):
                self._unasked_blocks(game, player)
        self.plans, self.answered = {}, []

    def answer(self, game: Game, asked: Choose) -> Id:
        """What the creature attacks or blocks; nobody, if the script doesn't say.

        Raises:
            Refused: it can't do what the script says.
        """
        key = (asked.kind, asked.player)
        if key not in self.plans:
            self.plans[key] = self._attacks(game, asked) if asked.kind == "attack" else self._blocks(game, asked.player)
        planned = self.plans[key].get(asked.about, [])
        if not planned:
            return self._nothing(game, asked)
        found = next((due for due, id in planned if id in asked.options), None)
        if found is None:
            self._cannot(game, asked, planned)
            return NOBODY
        wanted = next(id for due, id in planned if due is found)
        if asked.kind == "block":
            planned.remove((found, wanted))
        found.done = True
        if asked.kind == "attack" and NOBODY in asked.options and not self._pays(game, asked, wanted):
            return NOBODY
        self.answered.append(asked.about)
        self.order[asked.about] = found.number
        return wanted

    def _nothing(self, game: Game, asked: Choose) -> Id:
        """The script has nothing for this creature; if it has to attack or block, that may be what is illegal."""
        if NOBODY in asked.options:
            return NOBODY
        name = game[asked.about].copiable.name
        if self.illegal:
            raise Refused(f"{name} would have to {asked.kind}, too", whole_step=True)
        forced: Id = asked.options[0]
        return forced

    def _cannot(self, game: Game, asked: Choose, planned: list[tuple[Due, Id]]) -> None:
        """What the script says of this creature isn't possible: it stays undone."""
        if NOBODY not in asked.options or (self.illegal and asked.kind == "block" and len(planned) == 1):
            raise Refused(f"{game[asked.about].copiable.name} can't {asked.kind} so", whole_step=True)

    def _pays(self, game: Game, asked: Choose, defender: Id) -> bool:
        """Whether what the attack costs is going to be paid: a question of its own for each such cost (508.1h)."""
        found = [(me, a.attack_cost(game, me, asked.about, defender)) for me, a in asked_of(game, "attack_cost")]
        queues = self.queues[asked.decider]
        return not any(queues.flag("yesno") is False for _, costs in found for _ in costs)

    # --- plans

    def _attacks(self, game: Game, asked: Choose) -> Plan:
        plan: Plan = {}
        able = able_to_attack(game, asked.player)
        for due in self.script.declarations(game, asked.player, Attack):
            assert isinstance(due.item, Attack)
            attacker = self._choose(game, due.item.attacker, asked.player, [id for id in able if id not in plan])
            if attacker:
                plan[attacker] = [(due, self._defender(game, due.item.defender, asked.player))]
        return plan if self.illegal else self._without_lonely(game, plan)

    def _without_lonely(self, game: Game, plan: Plan) -> Plan:
        """Creatures that can't attack with just the others that are declared don't (508.1c): nobody else is added for them."""
        for me, ability in asked_of(game, "attack_alone"):
            if me in plan and ability.attack_alone(game, me, tuple(plan)):
                for due, _ in plan.pop(me):
                    due.done = True
        return plan

    def _defender(self, game: Game, thing: Thing | None, player: Id) -> Id:
        if thing is None:
            return 3 - player
        if thing.player:
            return thing.player
        return next((id for id in game.battlefield if self.who.fits(game, id, thing)), NOBODY)

    def _blocks(self, game: Game, player: Id) -> Plan:
        plan: Plan = {}
        able, attacking = able_to_block(game, player), attackers(game)
        for due in self.script.declarations(game, player, Block):
            assert isinstance(due.item, Block)
            fresh = [id for id in able if id not in plan]
            blocker = self._choose(game, due.item.blocker, player, fresh) or self._choose(
                game, due.item.blocker, player, able
            )
            attacker = self._choose(game, due.item.attacker, 3 - player, attacking)
            if blocker and attacker:
                plan.setdefault(blocker, []).append((due, attacker))
        return plan

    def _choose(self, game: Game, thing: Thing, player: Id, able: list[Id]) -> Id:
        """The creature that is meant: of several of a name the one with the index, else the first able one."""
        if thing.index is not None:
            named = [id for id in game.battlefield if self.who.fits(game, id, thing)]
            theirs = [id for id in named if controller(game, id) == player]
            return theirs[thing.index] if thing.index < len(theirs) else NOBODY
        return next((id for id in able if self.who.fits(game, id, thing)), NOBODY)

    # --- what wasn't asked

    def _unasked_attacks(self, game: Game) -> None:
        attacking = [id for id in attackers(game) if id not in self.answered]
        declared = self.script.declarations(game, game.active, Attack)
        self._done(game, declared, attacking)
        if not self.illegal:
            for due in declared:
                due.done = due.done or self._is_lonely(game, due)

    def _is_lonely(self, game: Game, due: Due) -> bool:
        """Whether it can't attack alone, and nobody else could (508.1c): then nobody was asked."""
        assert isinstance(due.item, Attack)
        return any(
            self.who.fits(game, me, due.item.attacker) and ability.attack_alone(game, me, (me,))
            for me, ability in asked_of(game, "attack_alone")
        )

    def _unasked_blocks(self, game: Game, player: Id) -> None:
        mine = [id for id in game.battlefield if game[id].blocking and controller(game, id) == player]
        blocking = [id for id in mine if id not in self.answered]
        declared = self.script.declarations(game, player, Block)
        self._done(game, declared, blocking)
        if not self.illegal:
            for due in declared:
                due.done = due.done or self._was_tried(game, due)

    def _was_tried(self, game: Game, due: Due) -> bool:
        """Whether there was what should have blocked, and what should have been blocked: a block may turn out illegal."""
        assert isinstance(due.item, Block)
        blocker, attacker = due.item.blocker, due.item.attacker
        there = any(self.who.fits(game, id, blocker) for id in game.battlefield)
        return there and any(self.who.fits(game, id, attacker) for id in attackers(game))

    def _done(self, game: Game, declared: list[Due], creatures: list[Id]) -> None:
        left = list(creatures)
        for due in declared:
            item = due.item
            thing = item.attacker if isinstance(item, Attack) else item.blocker if isinstance(item, Block) else None
            found = next((id for id in left if thing is not None and self.who.fits(game, id, thing)), None)
            if found is not None:
                left.remove(found)
                due.done = True
        if self.illegal and left:
            raise Refused("more creatures than those declared would have to be", whole_step=True)
