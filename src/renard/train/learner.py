"""One step of learning: a batch of positions and what they were worth, into the weights.

On a GPU the step is a few dozen small kernels, whose launches take longer than the kernels. So it
is recorded once as a CUDA graph and replayed.
"""

import copy
from typing import Any

import torch

from renard.train.model import ValueNet

_WARM = 3
"""Steps before a recording: torch sets itself up in them."""


class Learner:
    """A net that learns, and the mean over its past weights, which is what plays."""

    def __init__(self, net: ValueNet, device: str, batch: int, memory: float) -> None:
        self.net = net
        self.mean = copy.deepcopy(net)
        self.updates = 0
        self._memory = memory
        self._on_gpu = device != "cpu"
        self._device = device
        self._rows = torch.zeros((batch, net.sizes[0]), dtype=torch.int8, device=device)
        self._targets = torch.zeros(batch, device=device)
        self._rate = torch.zeros((), device=device)
        self._share = torch.zeros((), device=device)
        """How much of the new weights goes into the mean."""
        self._loss = torch.zeros((), device=device)
        self._warmed = 0
        self._graph: Any = None
        self._optimizer = torch.optim.Adam(
            net.parameters(),
            lr=self._rate if self._on_gpu else 0.0,
            fused=self._on_gpu,
            capturable=self._on_gpu,
        )

    def learn(self, rows: torch.Tensor, targets: torch.Tensor, rate: float, passes: int) -> float:
        """Learn all positions in a random order; returns the root of the mean squared error."""
        batch = len(self._targets)
        self._loss.zero_()
        self._rate.fill_(rate)
        for group in self._optimizer.param_groups:
            group["lr"] = self._rate if self._on_gpu else rate
        steps = 0
        for _ in range(passes):
            order = torch.randperm(len(targets), device=self._device)
            for first in range(0, len(order) - batch + 1, batch):
                index = order[first : first + batch]
                torch.index_select(rows, 0, index, out=self._rows)
                torch.index_select(targets, 0, index, out=self._targets)
                self._next()
                steps += 1
        return float((self._loss / max(steps, 1)).item() ** 0.5)

    def is_whole(self) -> bool:
        """Whether all weights are numbers."""
        weights = [*self.net.parameters(), *self.mean.parameters()]
        return all(bool(torch.isfinite(tensor).all()) for tensor in weights)

    def _next(self) -> None:
        self.updates += 1
        # At first the mean follows quickly, since early weights are worth little.
        memory = min(self._memory, (1 + self.updates) / (10 + self.updates))
        self._share.fill_(1 - memory)
        if not self._on_gpu or self._warmed < _WARM:
            self._warmed += 1
            self._step()
        elif self._graph is None:
            self._graph = torch.cuda.CUDAGraph()
            self._optimizer.zero_grad(set_to_none=True)
            with torch.cuda.graph(self._graph):
                self._step()
            self._graph.replay()
        else:
            self._graph.replay()

    def _step(self) -> None:
        self._optimizer.zero_grad(set_to_none=True)
        with torch.autocast(self._device, dtype=torch.bfloat16, enabled=self._on_gpu):
            said = self.net(self._rows.float())
        loss = torch.nn.functional.mse_loss(said, self._targets)
        loss.backward()  # type: ignore[no-untyped-call]
        self._optimizer.step()
        with torch.no_grad():
            self._loss += loss.detach()
            mean: list[torch.Tensor] = list(self.mean.parameters())
            ahead = torch._foreach_sub(list(self.net.parameters()), mean)  # noqa: SLF001 - one launch
            torch._foreach_mul_(ahead, self._share)
            torch._foreach_add_(mean, ahead)
