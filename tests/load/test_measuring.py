"""The search for the highest rate that holds, and what is read from times."""

import asyncio

import pytest

from renard.load.measuring import Row, Search, try_rates


@pytest.mark.parametrize("limit", [3, 40, 100, 777, 5000])
def test_the_highest_rate_that_holds_is_found(limit):
    search, tried = Search(100), 0
    while search.heard(search.rate <= limit):
        tried += 1
        assert tried < 100
    assert limit / 1.1 <= search.held <= limit


def test_a_server_that_holds_nothing_ends_the_search():
    search, tried = Search(500), 0
    while search.heard(False):
        tried += 1
        assert tried < 100
    assert search.held == 0


def test_a_row_holds_if_nearly_all_come_in_time_and_none_is_lost():
    quick = [0.01] * 995 + [0.3] * 5
    assert Row("", quick, rate=99).holds(100)
    assert not Row("", [*quick, *[0.3] * 20], rate=99).holds(100)
    assert not Row("", quick, rate=80).holds(100)
    assert not Row("", quick, rate=99, lost=1).holds(100)
    assert not Row("", [], rate=99).holds(100)


def test_rates_that_are_named_are_all_tried():
    async def attempt(rate):
        return Row(str(rate), [0.01 if rate < 300 else 1.0] * 10, rate)

    async def rows(rates, search):
        return [row async for row in try_rates(attempt, rates, search)]

    tried = asyncio.run(rows([100, 400, 200], search=False))
    assert [row.rate for row in tried] == [100, 400, 200, 200]
    assert tried[-1].what == "held: 200 a second"
    found = asyncio.run(rows([100], search=True))
    assert 270 < found[-1].rate < 300
