"""702.145. What daybound and nightbound do at any time, besides what they are asked (702.145c-d, 702.145f-g)."""

from __future__ import annotations

from spellwright.keywords.daybound import BY_DAY_AND_NIGHT, Daybound
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.nightbound import Nightbound
from spellwright.rules.asking import characteristics
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Transform
from spellwright.state.events.turns import BecomeDayNight
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def follow_day_and_night(game: Game) -> list[Event]:
    """It becomes day or night as such a permanent is there; then those that don't fit transform."""
    if ("forbids", Transform) not in game.possible:  # what both keywords answer: neither is in this game
        return []
    day = [id for id in game.battlefield if _has(game, id, Daybound)]
    night = [id for id in game.battlefield if _has(game, id, Nightbound)]
    if not game.day_night:
        if day:
            return [BecomeDayNight("day", by_rule="702.145d")]
        return [BecomeDayNight("night", by_rule="702.145g")] if night else []
    turning = [id for id in day if game[id].face == 0] if game.day_night == "night" else []
    turning += [id for id in night if game[id].face == 1] if game.day_night == "day" else []
    return [Transform(id, by_rule=BY_DAY_AND_NIGHT) for id in turning]


def _has(game: Game, id: Id, keyword: type[KeywordAbility]) -> bool:
    if game[id].phased_out:
        return False
    return any(isinstance(ability, keyword) for ability in characteristics(game, id).abilities)
