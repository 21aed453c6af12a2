"""A real Ray cluster of two workers on this machine: the same figures, though one is killed."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
import ray

from renard import load_sheet
from renard.sim.on_ray import RayFailure, cluster
from renard.sim.places import Share, Threads
from renard.sim.simulate import Games, tally_of
from renard.sim.standings import conclude
from renard.sim.tournament import Tournament, hold
from tests.sim import lookalikes

DOOMED = 8192
"""The share that begins here is lost with its worker."""


@pytest.fixture(scope="module")
def two_workers():
    with cluster(None, workers=2) as found:
        yield found


def test_the_share_of_a_killed_worker_is_redone(two_workers, tmp_path):
    job = Games(load_sheet("clever"), ["random", "random"], seed=5)
    note = tmp_path / "killed"

    class Fatal:
        """Once, when both workers are at work, kills the one that it runs on."""

        def block(self, engine):
            return job.block(engine)

        def do(self, share, engine):
            with (tmp_path / str(os.getpid())).open("a") as file:
                file.write(f"{share.first}\n")
            if share.first == DOOMED and not note.exists():
                while len(list(tmp_path.iterdir())) < 2:
                    time.sleep(0.01)
                note.write_text(str(os.getpid()))
                os.kill(os.getpid(), signal.SIGKILL)
            return job.do(share, engine)

    games, told = 20_000, []
    tally = tally_of(Fatal(), games, two_workers, progress=told.append)
    assert tally == tally_of(job, games, Threads(2))
    assert sum(told) == games
    killed = note.read_text()
    workers = {file.name: file.read_text().split() for file in tmp_path.iterdir()}
    redone = [pid for pid, firsts in workers.items() if str(DOOMED) in firsts and pid != killed]
    assert str(DOOMED) in workers[killed]
    assert len(redone) == 1
    assert len(workers) >= 3  # two workers and the note of the murder


def test_a_tournament_is_the_same_as_here(two_workers):
    job = Tournament(load_sheet("clever"), ["random", "last", "first"], 2, seed=1)
    vars(job)["_players"] = [lookalikes.make_any(name, job.sheet) for name in job.names]
    # Workers know our players, but not those of tests.
    ray.cloudpickle.register_pickle_by_value(lookalikes)
    try:
        told = []
        there = hold(job, 400, two_workers, told.append)
    finally:
        ray.cloudpickle.unregister_pickle_by_value(lookalikes)
    assert conclude(job, there, 1) == conclude(job, hold(job, 400, Threads(2)), 1)
    assert sum(told) == 400 * 6


def test_commands_find_the_cluster_by_its_address(two_workers, tmp_path):
    address = ray.get_runtime_context().gcs_address
    files = [tmp_path / "here.parquet", tmp_path / "ray.parquet"]
    found = []
    for file, place in zip(files, ([], ["--on", "ray", "--address", address]), strict=True):
        command = [
            sys.executable, "-m", "renard", "simulate", "twice", "--games", "5000",
            "--json", "--out", str(file), *place,
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        found.append(json.loads(done.stdout)["seats"])
    assert found[0] == found[1]
    assert files[0].read_bytes() == files[1].read_bytes()


def test_what_goes_wrong_on_a_worker_is_one_sentence(two_workers):
    class Broken:
        def do(self, share, engine):
            raise ValueError("this share is broken")

    with pytest.raises(RayFailure, match="a Ray worker failed: ValueError: this share is broken"):
        list(two_workers.run(Broken(), [Share(0, 1)]))


@pytest.mark.parametrize(
    ("address", "workers", "sentence"),
    [
        ("127.0.0.1:1", None, "no Ray cluster at 127.0.0.1:1: .*refused"),
        ("nonsense", None, "no Ray cluster at nonsense: "),
        ("127.0.0.1:1", 2, "--workers is for a cluster on this machine"),
    ],
)
def test_clusters_that_are_not_there(address, workers, sentence):
    with pytest.raises(RayFailure, match=sentence), cluster(address, workers):
        pass
