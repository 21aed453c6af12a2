"""The training loop: play a span, learn from it, now and then write down how it goes."""

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from renard.lockstep.arena import Arena
from renard.lockstep.tensor_net import TensorNet
from renard.players.net import Net
from renard.rules.sheet import Sheet, load_sheet
from renard.train.exploring import Explorer
from renard.train.learner import Learner
from renard.train.measure import WEAK, measure, misjudged, summary
from renard.train.model import ValueNet, from_net, judging, to_net
from renard.train.stretches import FAITHFUL, Stretches
from renard.train.window import Window

_LOCKSTEP = 8
"""How many times narrower the batches are in which all games begin at once."""


class TrainError(ValueError):
    """Something that keeps a training from starting or from going on, and what would help."""


@dataclass
class Plan:
    """Everything that decides how a training runs; a checkpoint keeps it."""

    game: str
    players: int = 1
    fewest: int = 0
    """If set, games of so many to `players` seats are played side by side."""
    rulings: dict[str, bool] = field(default_factory=dict)
    seconds: float = 600.0
    spans: int = 0
    """The end after so many spans of moves, if it comes before the time is over; 0: none."""
    hidden: list[int] = field(default_factory=lambda: [512, 256])
    games: int = 32768
    """Games side by side."""
    room: int = 400
    """Positions that a decision can lead to, on average over the games."""
    moves: int = 32
    """Moves of a span."""
    batch: int = 16384
    passes: int = 2
    rate: float = 7e-4
    last_rate: float = 1e-5
    trust: float = 0.9
    last_trust: float = 0.5
    odd: float = 0.05
    plans: float = 0.3
    explore_until: float = 0.7
    """The share of the time after which nothing of that strays any more."""
    stretches: float = 0.4
    """The share of games that begin with a stretch of weaker play, up to the end."""
    memory: float = 0.999
    """Of the mean over past weights, which is what plays."""
    per_round: float = 35.0
    aim: int = 0
    seed: int = 0
    report_every: float = 10.0
    save_every: float = 60.0
    check_games: int = 0
    """Games of fixed seeds at the end, for choosing between runs."""


class Training:
    """One net in training."""

    def __init__(
        self, plan: Plan, folder: Path, device: str, tell: Callable[[str], None] = print
    ) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.folder = folder
        self.device = device
        self.tell = tell
        self.sheet: Sheet = load_sheet(plan.game, plan.rulings)
        self.arena = Arena(
            self.sheet,
            plan.players,
            plan.games,
            device,
            aim=plan.aim,
            room=plan.room,
            fewest=plan.fewest or plan.players,
        )
        sizes = [self.arena.features, *plan.hidden, 1]
        self.net = ValueNet(sizes).to(device)
        self.learner = Learner(self.net, device, plan.batch, plan.memory)
        self.mean = self.learner.mean
        self.played = 0
        self.spent = 0.0
        self.log: list[dict[str, Any]] = []

    def begin_with(self, net: Net) -> None:
        """Go on from a net as players use it."""
        self.net.load_state_dict(from_net(net).state_dict())
        self.mean.load_state_dict(self.net.state_dict())

    def resume(self, path: Path) -> None:
        """Go on from the nets of a checkpoint."""
        kept = torch.load(path, map_location=self.device, weights_only=True)
        shapes = {name: tuple(value.shape) for name, value in self.net.state_dict().items()}
        if {name: tuple(value.shape) for name, value in kept["mean"].items()} != shapes:
            raise TrainError(
                f"{path}: its net has other layers than this training; begin with the game, "
                "--hidden and --players that it was made with"
            )
        self.net.load_state_dict(kept["mean"])
        self.mean.load_state_dict(kept["mean"])
        self.played, self.spent = kept["played"], kept["spent"]
        self.learner.updates, self.log = kept["updates"], kept["log"]

    def save(self) -> None:
        """Write the checkpoint and the net of this moment; a broken run leaves whole files."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "plan": asdict(self.plan),
            "net": self.net.state_dict(),
            "mean": self.mean.state_dict(),
            "played": self.played,
            "spent": self.spent,
            "updates": self.learner.updates,
            "log": self.log,
        }
        beside = self.folder / "checkpoint.part"
        torch.save(kept, beside)
        beside.replace(self.folder / "checkpoint.pt")

    def judge(self) -> TensorNet:
        """The net as it judges now."""
        return judging(self.mean, self.device, self.plan.per_round)

    def as_net(self) -> Net:
        """The net as players use it."""
        plan = self.plan
        return to_net(self.mean, plan.game, plan.per_round, plan.aim, plan.players)

    def run(self) -> None:
        """Train for the planned time."""
        plan = self.plan
        window = Window(self.arena, plan.moves)
        explorer = Explorer(plan.games, 5, self.device)
        if plan.stretches:
            explorer.stretches = Stretches(self.arena, plan.stretches)
        self.arena.begin(plan.seed)
        self.arena.describe(self.arena.expand())  # compiled before the clock runs
        began = reported = saved = time.perf_counter()
        finals: list[torch.Tensor] = []
        spans = 0
        while (done := self._done(time.perf_counter() - began, spans)) < 1:
            spans += 1
            left = max(0.0, 1 - done / plan.explore_until)
            explorer.odd, explorer.plans = plan.odd * left, plan.plans * left
            window.collect(self.judge(), explorer)
            over = window.over[1:]
            self.played += int(over.sum())
            faithful = over.clone()
            faithful[:, torch.arange(plan.games, device=self.device) % FAITHFUL != 0] = False
            finals.append(window.finals[1:][faithful])
            trust = plan.last_trust + (plan.trust - plan.last_trust) * (1 - done)
            rate = (
                plan.last_rate + (plan.rate - plan.last_rate) * (1 + math.cos(math.pi * done)) / 2
            )
            loss = self._learn(window, rate, trust)
            # A loss is from before its step: what the last one did only the weights tell.
            if not (math.isfinite(loss) and self.learner.is_whole()):
                raise TrainError(self._how_to_go_on())
            now = time.perf_counter()
            if now - reported >= plan.report_every:
                self.spent += now - reported
                self._report(torch.cat(finals), window, loss, rate)
                reported, finals, window.leaves = now, [], 0
            if now - saved >= plan.save_every:
                self.save()
                saved = now
        self.spent += time.perf_counter() - reported
        if plan.check_games:
            self._check()
        self.save()

    def _how_to_go_on(self) -> str:
        """After weights became no numbers: they are not saved, what was saved before is."""
        kept = self.folder / "checkpoint.pt"
        there = f"go on from {kept}, which is from before" if kept.exists() else "begin again"
        return (
            f"after {self.played:,} games what the net says is no number any more: "
            f"{there}, with a --rate lower than {self.plan.rate:g}"
        )

    def _done(self, seconds: float, spans: int) -> float:
        """The share of the training that is behind us."""
        done = seconds / self.plan.seconds
        return max(done, spans / self.plan.spans) if self.plan.spans else done

    def _learn(self, window: Window, rate: float, trust: float) -> float:
        window.look_back(trust)
        rows, targets = window.lessons()
        loss = self.learner.learn(rows, targets / self.net.scale, rate, self.plan.passes)
        return loss * self.net.scale

    def _report(self, finals: torch.Tensor, window: Window, loss: float, rate: float) -> None:
        if not len(finals):
            return
        line = {
            "game": self.plan.game,
            "seconds": round(self.spent, 1),
            "played": self.played,
            "updates": self.learner.updates,
            "loss": round(loss, 3),
            "rate": rate,
            "lost": self.arena.lost,
            **summary(finals, [zone.name for zone in self.sheet.zones]),
        }
        self._write(line)

    def _check(self) -> None:
        """Fixed seeds, to choose between runs; what is reported elsewhere has fresh ones."""
        # Games that begin together come to the widest decisions together.
        arena = self.arena.narrower(_LOCKSTEP)
        found = measure(arena, self.judge(), self.plan.check_games, 1)
        found["lost"] = arena.lost
        if self.plan.players == 1:
            found["misjudged"] = {
                name: misjudged(arena, self.judge(), way, arena.games, 1)
                for name, way in WEAK.items()
            }
        self._write({"game": self.plan.game, "check": True, "played": self.played, **found})

    def _write(self, line: dict[str, Any]) -> None:
        self.log.append(line)
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.tell(json.dumps(line))
