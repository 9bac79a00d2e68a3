"""What can go wrong with card data, each error one clear message: what, where, and what would be right."""

from __future__ import annotations


class CardsError(Exception):
    """Base of every error that this room raises; its text is meant for the user."""


class CardDataError(CardsError):
    """A card record isn't in the form of Scryfall's card objects."""


class CardImportError(CardsError):
    """A bulk file can't be read, or isn't one; nothing of the import was kept."""


class CardDatabaseError(CardsError):
    """The card database can't be opened or written."""


class UpdateError(CardsError):
    """The bulk files can't be fetched; the cards already there are untouched."""


class UnknownCardError(CardsError, LookupError):
    """No card has this name."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        self.name = name
        self.nearest = nearest
        super().__init__(f'No card is named "{name}".{suggestion(nearest)}')


def suggestion(nearest: tuple[str, ...]) -> str:
    """A sentence that offers the names meant perhaps, with a space before it; empty without such names."""
    if not nearest:
        return ""
    quoted = [f'"{name}"' for name in nearest]
    listed = " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)
    return f" Did you mean {listed}?"
