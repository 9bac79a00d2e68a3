"""From a game to a window, as passing looks at it."""

from __future__ import annotations

from spellwright.play.telling.naming import mana_text
from spellwright.rules.actions_at_priority import Activate, ActivateMana, CastSpell, Pass, PlayLand, Special
from spellwright.rules.activation_permissions import activated_ability
from spellwright.rules.asking import characteristics, controller, own
from spellwright.rules.ways import values_of
from spellwright.server.faces import is_rare
from spellwright.server.options import activated_text
from spellwright.server.passing import OptionSeen, Top, Window
from spellwright.server.yields import card_name, key_of, source_name
from spellwright.state.game import Game as State
from spellwright.words.procedure import FIRST_OBJECT, Choose, Id


def window_of(state: State, decision: Choose) -> Window:
    """The window in which the player of a priority decision decides, from what that player may know."""
    me = decision.player
    options = tuple(_option(state, option) for option in decision.options)
    pool = state.player(me).pool
    useful = any(isinstance(o, CastSpell | Activate | Special) for o in decision.options)
    return Window(
        turn=state.turn,
        step=state.step,
        my_turn=state.active == me,
        options=options,
        top=_top(state, me) if state.stack else None,
        loses_mana=mana_text(pool) if pool and useful else "",
        attacked=any(_attacks(state, id, me) for id in state.battlefield),
        could_bluff=bool(state.player(me).hand) and any(_untapped_land(state, id, me) for id in state.battlefield),
    )


def _option(state: State, option: object) -> OptionSeen:
    if isinstance(option, Pass):
        return OptionSeen(passes=True, mana=False, card="")
    if isinstance(option, CastSpell | PlayLand):
        object = option.way.object
    elif isinstance(option, Activate | ActivateMana):
        object = option.source
    else:
        assert isinstance(option, Special)
        object = option.action.object
    name = card_name(state, object)
    return OptionSeen(passes=False, mana=isinstance(option, ActivateMana), card=name, rare=is_rare(name))


def later(state: State, decision: Choose) -> tuple[OptionSeen, ...]:
    """Those of the options that are open when a sorcery can't be cast, as far as one can tell now (117.1a-c)."""
    return tuple(_option(state, option) for option in decision.options if _at_any_time(state, option))


def _at_any_time(state: State, option: object) -> bool:
    if isinstance(option, CastSpell):
        way = option.way
        return (
            way.any_time or "instant" in values_of(state, way).types or bool(own(state, way.object, "as_though_flash"))
        )
    if isinstance(option, Special):
        return not option.action.sorcery_speed
    if isinstance(option, Activate):
        ability = activated_ability(state, option.source, option.index).ability
        return not ability.is_loyalty() and "sorcery" not in activated_text(state, option.source, option.index)
    return isinstance(option, Pass | ActivateMana)


def _top(state: State, me: Id) -> Top:
    id = state.stack[-1]
    o = state[id]
    targets = o.choices.target_ids() if o.choices is not None else ()
    mine = [t for t in targets if t == me or (t >= FIRST_OBJECT and _is_mine(state, t, me))]
    name, key = source_name(state, me, id), key_of(state, me, id)
    return Top(mine=o.controller == me, name=name, at_me=bool(mine), key=key)


def _is_mine(state: State, id: Id, me: Id) -> bool:
    return state[id].zone in ("battlefield", "stack") and controller(state, id) == me


def _attacks(state: State, id: Id, me: Id) -> bool:
    attacked = state[id].attacking
    return attacked == me or (attacked >= FIRST_OBJECT and _is_mine(state, attacked, me))


def _untapped_land(state: State, id: Id, me: Id) -> bool:
    o = state[id]
    return not o.tapped and controller(state, id) == me and "land" in characteristics(state, id).types
