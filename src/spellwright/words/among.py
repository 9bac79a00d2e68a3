"""Cards told by what the text did with them, or lying in exile, as the place to take from."""

from __future__ import annotations

from spellwright.words.filters import Post
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import Bare
from spellwright.words.reference_posts import ThisWay
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class AmongSuch(Zone):
    """Those cards: "from among cards revealed this way", "from among cards you own in exile with counters on them"."""

    what: Bare
    ENDS_OPEN = True
    ENGLISH = "among {what}"

    def ok(self) -> bool:
        """The text did something with them, or they lie in exile (Dragon-Kami's Egg); what exiled them is `Among`."""
        posts: tuple[Post, ...] = getattr(self.what.what, "posts", ())
        place = self.what.what.place()
        if any(post.names_all() for post in posts):
            return False
        return any(isinstance(post, ThisWay) for post in posts) or (place is not None and place.name == "exile")

    @property
    def name(self) -> str:
        """None by itself: they may be anywhere."""
        return ""

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """Those cards, as what the text has made of them."""
        return tuple(scene.now(id) for id in self.what.find(scene) if id >= FIRST_OBJECT)
