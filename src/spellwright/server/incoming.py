"""What comes in at a socket: messages validated, limited in number, and refused."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

from pydantic import ValidationError

from spellwright.server import messages as m
from spellwright.server.noted import Refused


class Bucket:
    """A limit on messages: it holds `burst`, and gains `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Whether there is one left; it is gone then."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def parse(text: str) -> m.Message:
    """A message, validated.

    Raises:
        Refused: it is too long, no JSON, or none of the messages.
    """
    if len(text) > m.MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > m.MOST_BYTES:
        raise Refused("size", f"A message has at most {m.MOST_BYTES} bytes.")
    try:
        message: m.Message = m.to_server.validate_python(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise Refused("message", _what_is_wrong(error)) from None
    return message


def _what_is_wrong(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return "A message is one JSON object."
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return f"{where}: {first['msg'][:200]}" if where else str(first["msg"])[:200]


def nonce_of(text: str) -> str | None:
    """The nonce of a message that may be wrong otherwise."""
    with suppress(ValueError, RecursionError):
        value = json.loads(text)
        nonce = value.get("nonce") if isinstance(value, dict) else None
        if isinstance(nonce, str) and len(nonce) <= 40:
            return nonce
    return None


def refusal(refused: Refused, nonce: str | None) -> dict[str, Any]:
    """The message that says that something was refused, and why."""
    return {"t": "refused", "nonce": nonce, "code": refused.code, "text": refused.text, **refused.more}
