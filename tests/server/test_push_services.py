"""What becomes of a message: services that are busy, redirect, or know a device no more."""

from renard.server.settings import PushSettings
from renard.server.storage.schema import push_devices
from tests.server.pushing import away_at_table, counted, look, rows


def test_a_device_that_is_gone_is_forgotten(begin, service, clock):
    server = begin()
    away_at_table(server, service, clock, answers=410)
    look(server)
    assert len(rows(server, push_devices)) == 1
    assert counted(server) == {"gone": 1}


def test_a_redirect_is_not_followed(begin, service, clock):
    server = begin()
    away_at_table(server, service, clock, answers=307)
    look(server)
    assert len(service.asked) == 1
    assert "/elsewhere" not in service.asked
    assert counted(server) == {"failed": 1}


def test_a_service_that_is_no_longer_allowed_is_not_asked(begin, service, clock):
    server = begin()
    away_at_table(server, service, clock)
    server = begin(push=PushSettings())
    look(server)
    assert service.asked == []
    assert counted(server) == {"refused": 1}


def test_a_busy_service_is_asked_again(begin, service, clock, monkeypatch):
    monkeypatch.setattr("renard.server.push.sender.TRY_AGAIN", (0.0,))
    server = begin()
    away_at_table(server, service, clock, answers=503)
    look(server)
    assert len(service.asked) == 2
    assert counted(server) == {"failed": 1}
