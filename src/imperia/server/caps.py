"""What one browser and one address may have at a time or in the long run, and when somebody over it may come back."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from .errors import Refused
from .settings import Limits

SOON = 5  # seconds until something that is held may have been let go


@dataclass(frozen=True)
class Visitor:
    """Who asks: a browser, if its cookie is ours, and the address it comes from."""

    identity: str | None
    address: str


VISITOR: ContextVar[Visitor] = ContextVar("visitor", default=Visitor(None, "address:"))  # noqa: B039


class Buckets:
    """A token bucket for each key: `rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, at that time

    def take(self, key: str, n: float = 1.0) -> bool:
        """Take `n` tokens; False when there are not enough."""
        granted = self._now(key) >= n
        if granted:
            self.spend(key, n)
        return granted

    def spend(self, key: str, n: float) -> None:
        """Take `n` tokens whether they are there or not: what is owed must come in before anything is granted."""
        self._left[key] = (self._now(key) - n, time.monotonic())
        self._left.move_to_end(key)
        while len(self._left) > self._most:
            self._left.popitem(last=False)

    def wait(self, key: str, n: float = 1.0) -> int:
        """Whole seconds until `n` tokens are there."""
        missing = n - self._now(key)
        return 0 if missing <= 0 else min(3600, max(1, math.ceil(missing / self._rate)))

    def _now(self, key: str) -> float:
        left, then = self._left.get(key, (self._burst, time.monotonic()))
        return min(self._burst, left + (time.monotonic() - then) * self._rate)


class _Share:
    """One kind of thing, rationed to each browser and, `crowd` times as generously, to each address."""

    def __init__(self, what: str, rate: float, burst: float, crowd: int) -> None:
        self._what = what
        self._browsers = Buckets(rate, burst)
        self._addresses = Buckets(rate * crowd, burst * crowd)

    def check(self, visitor: Visitor, n: float = 1.0) -> None:
        wait = self._addresses.wait(visitor.address, n)
        if visitor.identity is not None:
            wait = max(wait, self._browsers.wait(visitor.identity, n))
        if wait:
            raise Refused(429, self._what, after=wait)

    def spend(self, visitor: Visitor, n: float = 1.0) -> None:
        self._addresses.spend(visitor.address, n)
        if visitor.identity is not None:
            self._browsers.spend(visitor.identity, n)


class _Hold:
    """Things that are held for a while, so many by each browser and so many from each address."""

    def __init__(self, what: str, each: int, crowd: int) -> None:
        self._what = what
        self._each = each
        self._crowd = crowd
        self._held: Counter[str] = Counter()

    @contextmanager
    def one(self, visitor: Visitor) -> Iterator[None]:
        most = {visitor.address: self._each * self._crowd}
        if visitor.identity is not None:
            most[visitor.identity] = self._each
        keys = list(most)
        if any(self._held[key] >= most[key] for key in keys):
            raise Refused(429, self._what, after=SOON)
        self._held.update(keys)
        try:
            yield
        finally:
            self._held.subtract(keys)
            for key in keys:
                if not self._held[key]:
                    del self._held[key]

    def total(self) -> int:
        return sum(count for key, count in self._held.items() if key.startswith("address:"))


class Caps:
    """All that is rationed. Each method counts for the visitor whose request is being served."""

    def __init__(self, limits: Limits) -> None:
        crowd = limits.crowd
        self._requests = _Share("too-many", limits.rate, limits.burst, crowd)
        self._tables = _Share("too-many-tables", limits.tables_hourly / 3600, limits.tables, crowd)
        self._imports = _Share("too-many-imports", limits.imports_hourly / 3600, limits.imports, crowd)
        self._analyses = _Share("too-many-analyses", limits.analyses_hourly / 3600, limits.analyses, crowd)
        self._work = _Share("too-much-work", limits.work_rate, limits.work, crowd)
        self._sockets = _Hold("too-many-sockets", limits.sockets, crowd)
        self._importing = _Hold("too-many-imports", 1, limits.importing)
        self._analysing = _Hold("too-many-analyses", 1, limits.analysing)
        self.answers: Counter[int] = Counter()  # by their status, for the metrics

    def request(self, visitor: Visitor) -> None:
        """Another request. Who has no cookie yet counts for the address alone: a hundred new browsers may share it."""
        self._requests.check(visitor)
        self._requests.spend(visitor)

    def table(self) -> None:
        self._tables.check(VISITOR.get())
        self._tables.spend(VISITOR.get())

    @contextmanager
    def importing(self) -> Iterator[None]:
        """A record is being brought; one at a time."""
        visitor = VISITOR.get()
        self._imports.check(visitor)
        with self._importing.one(visitor):
            self._imports.spend(visitor)
            yield

    @contextmanager
    def analysing(self) -> Iterator[None]:
        """A game is being analysed; one at a time."""
        visitor = VISITOR.get()
        self._analyses.check(visitor)
        with self._analysing.one(visitor):
            self._analyses.spend(visitor)
            yield

    @contextmanager
    def socket(self) -> Iterator[None]:
        with self._sockets.one(VISITOR.get()):
            yield

    @property
    def sockets(self) -> int:
        """So many live connections are open."""
        return self._sockets.total()

    def may_work(self) -> None:
        """Refuse who owes more seconds of replaying than are granted at once."""
        self._work.check(VISITOR.get(), 0.0)

    def worked(self, seconds: float) -> None:
        """Note what replaying for the visitor has taken."""
        self._work.spend(VISITOR.get(), seconds)
