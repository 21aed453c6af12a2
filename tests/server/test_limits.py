"""Counting: on average and at once, by address and in all."""

from renard.server.limits import Bucket, Buckets, Places


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_and_then_the_rate():
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_every_address_has_its_own_bucket_and_quiet_ones_are_forgotten():
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for i in range(5000):
        clock.now += 1
        assert buckets.take(f"address {i}")
    assert len(buckets._by_address) < 1100


def test_places_are_limited_by_address_and_in_all():
    places = Places(3, 2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert places.enter("b")
    assert not places.enter("c")
    places.leave("a")
    assert places.enter("c")
    assert not places.enter("b")
    for address in "abc":
        places.leave(address)
    assert places.count == 0
    assert not places._taken
