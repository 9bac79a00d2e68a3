"""The garbage collector is spared what stays for good."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from spellwright.oracle.english import grammar
from spellwright.oracle.memory import made_for_good, spare_collections


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)


def is_searched(thing: object) -> bool:
    return any(each is thing for each in gc.get_objects())


def test_what_is_made_for_good_is_no_longer_searched() -> None:
    with made_for_good():
        made = [object()]
    assert gc.isenabled()
    other = [made]
    assert not is_searched(made)
    assert is_searched(other)


def test_no_collection_stops_the_making() -> None:
    with made_for_good():
        assert not gc.isenabled()


def test_the_collector_comes_back_after_an_error() -> None:
    with pytest.raises(ValueError, match="wrong"), made_for_good():
        raise ValueError("wrong")
    assert gc.isenabled()


def test_the_grammar_is_not_searched() -> None:
    assert not is_searched(grammar())


def test_a_process_of_ours_searches_seldom() -> None:
    before = [object()]
    spare_collections()
    assert not is_searched(before)
    assert gc.get_threshold()[2] > 100
