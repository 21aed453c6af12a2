"""What Prometheus may ask for. Every app has its own registry, so that tests do not share one."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from renard.server.storage import Stats

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 10.0, 30.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("renard_sockets", "Open WebSockets.", registry=self.registry)
        self.connections = Gauge(
            "renard_connections", "Open connections of any kind.", registry=self.registry
        )
        self.cut = Counter(
            "renard_cut", "Connections that were cut, by reason.", ["why"], registry=self.registry
        )
        self.loaded = Gauge("renard_tables_loaded", "Games in memory.", registry=self.registry)
        actions = Counter(
            "renard_actions", "Messages that were done.", ["type"], registry=self.registry
        )
        self.actions = {kind: actions.labels(kind) for kind in ("act", "undo", "roll", "platter")}
        self.decisions = Counter(
            "renard_bot_decisions", "Decisions of bots.", registry=self.registry
        )
        self.daily = Counter(
            "renard_daily_runs", "Runs of daily games.", ["what"], registry=self.registry
        )
        self.rated = Counter(
            "renard_rated_games",
            "Rated games: entered, void, judged, or failed to be.",
            ["what"],
            registry=self.registry,
        )
        self.pushes = Counter(
            "renard_pushes", "Messages to devices of people away.", ["what"], registry=self.registry
        )
        self.pushes_waiting = Gauge(
            "renard_pushes_waiting", "Messages that wait to be sent.", registry=self.registry
        )
        self.kept = Counter(
            "renard_kept_bytes",
            "What people keep here, in bytes.",
            ["what"],
            registry=self.registry,
        )
        self.lobby = Gauge(
            "renard_lobby_tables", "Tables that the lobby shows.", registry=self.registry
        )
        self.waiting = Gauge(
            "renard_gatherings", "Tables where people wait to play.", registry=self.registry
        )
        self.seated = Counter(
            "renard_seated", "Seats taken without an invitation.", ["how"], registry=self.registry
        )
        self.bots = Gauge(
            "renard_outside_bots", "Bots of others that are connected.", registry=self.registry
        )
        self.outside = Counter(
            "renard_outside_decisions",
            "Decisions of bots of others: made by them, or by ours when they were late.",
            ["how"],
            registry=self.registry,
        )
        self.ladder = Counter(
            "renard_ladder_games", "Games of the ladder.", ["what"], registry=self.registry
        )
        self.orders = Gauge(
            "renard_orders", "Orders of the operator in force.", registry=self.registry
        )
        self.reports = Counter(
            "renard_reports", "Reports by people.", ["why"], registry=self.registry
        )
        self.refusals = Counter(
            "renard_refusals", "Refusals by kind.", ["kind"], registry=self.registry
        )
        self.requests = Counter(
            "renard_requests", "HTTP requests.", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "renard_action_seconds",
            "From an action's arrival to its acknowledgement, stored.",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def watch_store(self, stats: Callable[[], Stats]) -> None:
        """Tell the store's counters too."""
        self.registry.register(_StoreCollector(stats))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _StoreCollector(Collector):
    def __init__(self, stats: Callable[[], Stats]) -> None:
        self._stats = stats

    def collect(self) -> Iterator[Metric]:
        stats = self._stats()
        for name in ("writes", "commits", "entries", "conflicts", "retries", "refused"):
            yield CounterMetricFamily(
                f"renard_store_{name}", f"Storage: {name}.", value=getattr(stats, name)
            )
        yield CounterMetricFamily(
            "renard_store_commit_seconds", "Time spent in commits.", value=stats.commit_seconds
        )
        yield GaugeMetricFamily("renard_store_waiting", "Writes that wait.", value=stats.waiting)
        yield GaugeMetricFamily(
            "renard_store_available", "Whether the database answers.", value=stats.available
        )
