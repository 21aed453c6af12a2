"""Work over threads: every share once, in order, few at a time."""

import threading

import pytest

from renard.sim.places import AHEAD, Share, Threads, cut


def test_shares_cover_everything_once():
    shares = list(cut(25, 10))
    assert shares == [(0, 10), (10, 10), (20, 5)]
    assert list(cut(20, 10)) == [(0, 10), (10, 10)]


class Echo:
    def do(self, share, engine):
        return share


def test_results_come_in_the_order_of_the_shares():
    shares = list(cut(1000, 7))
    assert list(Threads(3).run(Echo(), shares)) == shares


def test_shares_are_taken_only_as_results_are_used():
    taken = []

    def shares():
        for share in cut(1000, 1):
            taken.append(share)
            yield share

    results = Threads(2).run(Echo(), shares())
    for used in range(1, 20):
        assert next(results).first == used - 1
        assert len(taken) <= used + 2 * AHEAD
    results.close()
    assert len(taken) < 40


def test_threads_work_at_the_same_time():
    meet = threading.Barrier(2, timeout=60)

    class Both:
        def do(self, share, engine):
            return meet.wait()

    assert sorted(Threads(2).run(Both(), cut(2, 1))) == [0, 1]


def test_what_goes_wrong_in_a_share_is_told():
    class Broken:
        def do(self, share, engine):
            if share == Share(3, 1):
                raise ValueError("share 3")

    with pytest.raises(ValueError, match="share 3"):
        list(Threads(2).run(Broken(), cut(100, 1)))
