"""702.188 Web-slinging."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.doing import ActCost
from spellwright.actions.returning import Return
from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.keywords.saying import YOU_CONTROL
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.adjectives import InState, State
from spellwright.words.amounts import Number
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.owners import Its, ItsOwners
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone, ZoneName


@word
class WebSlinging(CastForAnotherCost):
    """Web-slinging (702.188a)."""

    price: Price
    RULE = "702.188"
    WAY = "web-slinging"
    SUMMARY = "You may cast it for its web-slinging cost and returning a tapped creature of yours to hand."
    CALLED = ("web-slinging",)
    ENGLISH = "web-slinging {price}"

    def changed(self, game: Game, me: Id, way: Way) -> Way:
        """Returning a tapped creature you control to its owner's hand besides (702.188a)."""
        return replace(way, costs=(*way.costs, _RETURN))


_TAPPED = Things((InState((State.TAPPED,)),), (OfType((), "creature"),), posts=(YOU_CONTROL,))
_RETURN = ActCost(Return(A(_TAPPED, Number(1), mark=950), OwnedZone(ItsOwners(Its(refers=950)), ZoneName.HAND)))
