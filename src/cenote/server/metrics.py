"""What a server counts, for `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

REQUESTS = Counter("cenote_requests", "Requests answered", ["method", "route", "status"], registry=REGISTRY)
SECONDS = Histogram("cenote_request_seconds", "Time to answer", ["route"], registry=REGISTRY, buckets=QUICK)
COMMIT_SECONDS = Histogram("cenote_commit_seconds", "Time of a transaction", registry=REGISTRY, buckets=QUICK)
COMMITTED = Counter("cenote_entries", "Journal entries written", registry=REGISTRY)
MOVES = Counter("cenote_moves", "Moves made", ["by"], registry=REGISTRY)
REFUSALS = Counter("cenote_refusals", "Requests refused", ["code"], registry=REGISTRY)
OPENED = Counter("cenote_tables_opened", "Tables opened", ["game"], registry=REGISTRY)
TABLES = Gauge("cenote_tables_in_memory", "Tables kept in memory", registry=REGISTRY)
VIEWERS = Gauge("cenote_viewers", "Live connections", registry=REGISTRY)
DROPPED = Counter("cenote_viewers_dropped", "Live connections that were too slow", registry=REGISTRY)
THINKING = Gauge("cenote_bots_thinking", "Bots that think or wait for their turn to", registry=REGISTRY)
THOUGHT = Histogram("cenote_bot_seconds", "Time a bot took for a decision", ["level"], registry=REGISTRY)
FAILED = Counter("cenote_bot_failures", "Decisions that chance made for a bot", ["notice"], registry=REGISTRY)


def written() -> tuple[bytes, str]:
    """All of it as text, and the type of that text."""
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
