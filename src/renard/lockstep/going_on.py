"""Games of a player with a net, played on from positions, many in lockstep."""

from typing import Any

import numpy as np
import torch

from renard.lockstep.contest import Contest
from renard.lockstep.net_games import NetGames
from renard.lockstep.trees import NOBODY
from renard.players import Player
from renard.rules.layout import PHASE_OVER
from renard.rules.sheet import Sheet


def play_on(
    games: NetGames, sheet: Sheet, player: Player, states: np.ndarray, words: np.ndarray
) -> np.ndarray:
    """Play every state to its end, `player` on every seat, with the dice of its word.

    Returns totals by game and seat.
    """
    players = int(states["players"][0])
    contest = games.contest_of(sheet, [player], players)
    places = contest.arena.games
    parts = [
        _play_some(contest, states[at : at + places], words[at : at + places])
        for at in range(0, len(states), places)
    ]
    return np.concatenate(parts)[:, :players]


def _play_some(contest: Contest, states: np.ndarray, words: np.ndarray) -> np.ndarray:
    arena = contest.arena
    _put(arena, states, words)
    everybody = torch.zeros((arena.games, arena.players), dtype=torch.int64, device=arena.device)
    arena.advance(again=False)
    while bool((arena.seats != NOBODY).any()):
        contest.move(everybody)
        arena.advance(again=False)
    totals: np.ndarray = arena.finals[: len(states)].cpu().numpy()
    return totals


def _put(arena: Any, states: np.ndarray, words: np.ndarray) -> None:
    """Let the first games of an arena be these; the others are over."""
    records = np.zeros(arena.games, arena.record)
    for name in arena.record.names:
        if name == "game":
            continue
        column = states[name]
        # A record may have room for fewer seats than a state.
        room = records[name].shape[1:]
        records[name][: len(states)] = column[(slice(None), *(slice(size) for size in room))]
    records["game"] = np.arange(arena.games)
    records["phase"][len(states) :] = PHASE_OVER
    flat = records.view(np.uint8).reshape(arena.games, -1).view(np.int32)
    arena.words[: arena.games] = torch.from_numpy(flat).to(arena.device)
    seeds = np.zeros(arena.games, np.uint64)
    seeds[: len(states)] = words
    arena.seeds.copy_(torch.from_numpy(seeds.view(np.int64)))
