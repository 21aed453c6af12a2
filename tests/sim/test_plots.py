"""Pictures show the figures that were counted."""

import numpy as np
import pytest

from renard import load_sheet, pictures
from renard.sim import plots, tournament
from renard.sim.places import Threads
from renard.sim.plot_tournament import draw_tournament
from renard.sim.simulate import Games, summarise_seat, tally_of
from renard.sim.standings import conclude
from renard.sim.tournament import Tournament, hold
from tests.sim.lookalikes import make_any


@pytest.mark.parametrize(("name", "players"), [("clever", 1), ("mix", 4), ("levelx", 3)])
def test_a_simulation_is_drawn_as_it_was_counted(name, players, tmp_path):
    job = Games(load_sheet(name), ["random"] * players, 3)
    tally = tally_of(job, 3000, Threads())
    figure = plots.draw_simulation(job, tally)
    has_foxes = bool(tally["foxes"][:, 1:].any())
    assert len(figure.axes) == (3 if has_foxes else 2)
    totals, parts, *foxes = figure.axes
    for seat in range(players):
        steps = totals.patches[2 * seat].get_data()
        assert sum(steps.values) == pytest.approx(1)
        widths = set(np.diff(steps.edges))
        assert len(widths) == 1
        told = summarise_seat(job.sheet, tally, seat, "random")
        middles = steps.edges[:-1] + (widths.pop() - 1) / 2
        assert middles @ steps.values == pytest.approx(told.mean, abs=3)
        assert totals.lines[seat].get_xdata()[0] == pytest.approx(told.mean, abs=1e-3)
        bars = [bar.get_height() for bar in parts.containers[seat]]
        assert bars == pytest.approx(list(told.zones.values()), abs=1e-3)
        for axes in foxes:
            shares = [bar.get_height() for bar in axes.containers[seat]]
            assert sum(shares) == pytest.approx(1)
            assert np.arange(len(shares)) @ shares == pytest.approx(told.foxes, abs=1e-3)
    pictures.save(figure, tmp_path / "any.name", "png")
    assert (tmp_path / "any.name").read_bytes().startswith(b"\x89PNG")


def test_a_tournament_is_drawn_with_every_name_and_pair(monkeypatch, tmp_path):
    monkeypatch.setattr(tournament, "make_player", make_any)
    job = Tournament(load_sheet("clever"), ["random", "first", "last"], 2, seed=0)
    result = conclude(job, hold(job, 20, Threads()), 1)
    figure = draw_tournament(job.sheet, result)
    ratings, pairs = figure.axes
    names = [one.player for one in result.standings]
    assert [label.get_text() for label in ratings.get_yticklabels()] == names
    drawn = ratings.containers[0].lines[0].get_xdata()
    assert list(drawn) == [one.rating for one in result.standings]
    texts = [text.get_text() for text in pairs.texts]
    assert len(texts) == 6
    pair = result.pairs[0]
    assert f"{pair.ahead:.1%}\n{pair.difference:+.1f}" in texts
    pictures.save(figure, tmp_path / "t", "svg")
    assert b"<svg" in (tmp_path / "t").read_bytes()


def test_the_usual_formats_are_there():
    assert {"png", "svg", "pdf"} <= set(pictures.formats())
