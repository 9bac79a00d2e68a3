"""702.158. Space Sculptor: sectors of the battlefield."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellwright.actions.clauses.clause import Full
from spellwright.actions.durations import until
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import asked, characteristics, controller, is_type
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.filters import Filter
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure, choose
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word

SECTOR = "sector"
"""The note on a permanent with a sector designation: which one, counted from 1 (702.158b)."""
SECTORS = ("alpha", "beta", "gamma")


def sector_name(number: int) -> str:
    """What a sector is called."""
    return SECTORS[number - 1]


@word
class SpaceSculptor(KeywordAbility):
    """Space sculptor (702.158a)."""

    RULE = "702.158"
    SUMMARY = "Each creature is in one of three sectors, as its controller chooses."
    ENGLISH = "space sculptor"

    def state_based_choices(self, game: Game, me: Id) -> Procedure[Sequence[Event]]:
        """Creatures without a sector get one (702.158c, 704.5u): those of players without space sculptor first."""
        sculptors = _sculptors(game)
        if me != sculptors[0]:  # one of them is enough
            return ()
        creatures = [id for id in game.battlefield if _needs_sector(game, id)]
        have = {controller(game, id) for id in sculptors}
        players = game.in_turn_order()
        due: list[Event] = []
        for player in (*(p for p in players if p not in have), *(p for p in players if p in have)):
            for id in creatures:
                if controller(game, id) == player:
                    chosen = yield from choose(player, SECTORS, "name", "In which sector is it?", "704.5u", id)
                    due.append(Mark(id, SECTOR, SECTORS.index(chosen) + 1, by_rule="704.5u"))
        return due


def _sculptors(game: Game) -> list[Id]:
    """The permanents with space sculptor."""
    return [me for me, ability in asked(game, "state_based_choices") if isinstance(ability, SpaceSculptor)]


def _needs_sector(game: Game, id: Id) -> bool:
    return not game[id].phased_out and not game[id].note(SECTOR) and is_type(game, id, "creature")


def drop_sectors(game: Game) -> list[Event]:
    """Nothing has a sector any more without space sculptor, nor an ability on the stack of what has it (702.158b)."""
    if "state_based_choices" not in game.possible or _sculptors(game):
        return []
    sources = (game[id].source for id in game.stack if game[id].source >= FIRST_OBJECT)
    if any(isinstance(ability, SpaceSculptor) for id in sources for ability in characteristics(game, id).abilities):
        return []
    return [Mark(id, SECTOR, 0, by_rule="702.158b") for id in game.battlefield if game[id].note(SECTOR)]


@word
class InChosenSector(Objects):
    """Each such thing in a sector that is chosen as it is done (702.158d): "each creature in the sector of your choice"."""

    what: Filter
    all: bool = False
    ENGLISH = (
        "each {what@one} in the sector of your choice",
        "all {what@many} in the sector of your choice {all=True}",
    )

    @property
    def many(self) -> bool:
        """Each of them, or all."""
        return self.all

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those of the sector chosen; before that, all that have one."""
        if self.mark in scene.memory:
            return scene.remembered(self.mark)
        return tuple(id for id in self.what.candidates(scene) if scene.notes(id, SECTOR))

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The player chooses one of the three designations."""
        chosen = yield from choose(player, SECTORS, "name", "Choose a sector", "702.158d", scene.source)
        able = self.what.candidates(scene) if among is None else tuple(among)
        number = SECTORS.index(chosen) + 1
        ids = tuple(id for id in able if self.what.matches(scene, id) and scene.notes(id, SECTOR) == number)
        scene.remember(self.mark, ids)
        return ids


@word
class BlockedInSectors(Full):
    """Creatures in each sector can be blocked only from the same sector, for a time."""

    duration: Duration
    ENGLISH = "creatures in each sector can be blocked {duration} only by creatures in the same sector"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the restriction."""
        ends = until(self.duration, scene)
        effect = Floating(NOBODY, OnlyFromSameSector(), scene.source, scene.you, 0, ends)
        yield from happen(scene.game, Begin(effect), source=scene.stack_object)
        return True


@word
class OnlyFromSameSector(Hooks):
    """The restriction (509.1b): who blocks a creature with a sector has the same one (702.158e)."""

    RULE = "509.1b"

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If they are in different sectors."""
        sector = game[attacker].note(SECTOR)
        return bool(sector) and game[blocker].note(SECTOR) != sector
