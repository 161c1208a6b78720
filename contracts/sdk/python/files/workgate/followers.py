"""Follows what happens in the tenant."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence

from workgate.api import AsyncEventsApi, EventsApi
from workgate.deadline import Deadline
from workgate.errors import WorkgateError
from workgate.models import Event, EventPage
from workgate.pace import ANSWER_SECONDS, FIRST_PAUSE_SECONDS, Pace, check_wait

# As many as an answer has at most.
_PAGE = 200

_log = logging.getLogger("workgate.followers")


class _Position:
    """Where a follower has got to, and what it asks for next."""

    def __init__(self, after: int, types: Sequence[str] | None, work_item_id: str | None, wait_seconds: int) -> None:
        if after < 0:
            raise ValueError("after has to be the sequence of an event, or 0.")
        if isinstance(types, str):
            raise ValueError("types has to be a list of types.")
        check_wait(wait_seconds)
        self.after = after
        self.wait_seconds = wait_seconds
        self.timeout = wait_seconds + ANSWER_SECONDS
        self.types = None if types is None else ",".join(types)
        self.work_item_id = work_item_id
        self.pace = Pace(_log)
        self._asked_at = 0.0

    def ask(self) -> None:
        self._asked_at = time.monotonic()

    def pause_after(self, page: EventPage) -> float:
        """How many seconds to wait before the next request: some, where something on the way does not wait."""
        self.pace.answered()
        is_nothing = not page.events and page.next_after >= page.head
        is_early = time.monotonic() - self._asked_at < FIRST_PAUSE_SECONDS
        return FIRST_PAUSE_SECONDS if is_nothing and is_early else 0.0

    def give(self, event: Event) -> bool:
        """Whether it was not given before: something between here and the service may have kept it."""
        if event.sequence <= self.after:
            return False
        self.after = event.sequence
        return True

    def finish(self, page: EventPage) -> None:
        self.after = max(self.after, page.next_after)


class EventFollower:
    """Events as they happen, each once and in order, for a loop: it ends when it is stopped.

    A service that cannot be reached, or is busy, is waited for."""

    def __init__(
        self,
        events: EventsApi,
        after: int,
        types: Sequence[str] | None,
        work_item_id: str | None,
        wait_seconds: int,
        deadline: Deadline | None = None,
    ) -> None:
        self._events = events
        self._deadline = deadline or Deadline()
        self._position = _Position(after, types, work_item_id, wait_seconds)
        self._stopped = threading.Event()

    @property
    def after(self) -> int:
        """Where it has got to: the sequence of the last event that it gave, or further, where nothing behind was asked for."""
        return self._position.after

    def stop(self) -> None:
        """Has the loop end within the wait; for signal handlers and other threads."""
        self._stopped.set()

    def __iter__(self) -> Iterator[Event]:
        """
        :raises WorkgateError: where waiting does not help: the key, a type or `after` is not in order (`ApiError`), or nothing at
            the address is a Workgate service (`NotFoundError`, `InvalidResponseError`)
        """
        position = self._position
        while not (self._stopped.is_set() or self._deadline.is_over()):
            position.ask()
            try:
                page = self._events.list(
                    after=position.after,
                    types=position.types,
                    work_item_id=position.work_item_id,
                    limit=_PAGE,
                    wait_seconds=int(self._deadline.bound(position.wait_seconds)),
                    timeout=self._deadline.bound(position.timeout),
                    max_retries=0,
                )
            except WorkgateError as error:
                self._stopped.wait(self._deadline.bound(position.pace.after(error)))
                continue
            for event in page.events:
                if position.give(event):
                    yield event
                if self._stopped.is_set():
                    return
            position.finish(page)
            if (pause := position.pause_after(page)) > 0:
                self._stopped.wait(self._deadline.bound(pause))


class AsyncEventFollower:
    """As `EventFollower`, for asyncio. A task that is cancelled ends it at once."""

    def __init__(
        self,
        events: AsyncEventsApi,
        after: int,
        types: Sequence[str] | None,
        work_item_id: str | None,
        wait_seconds: int,
    ) -> None:
        self._events = events
        self._position = _Position(after, types, work_item_id, wait_seconds)
        self._stopped = asyncio.Event()

    @property
    def after(self) -> int:
        """Where it has got to: the sequence of the last event that it gave, or further, where nothing behind was asked for."""
        return self._position.after

    def stop(self) -> None:
        """Has the loop end; from the loop of asyncio that it runs in, such as by `add_signal_handler`."""
        self._stopped.set()

    async def __aiter__(self) -> AsyncIterator[Event]:
        """
        :raises WorkgateError: where waiting does not help: the key, a type or `after` is not in order (`ApiError`), or nothing at
            the address is a Workgate service (`NotFoundError`, `InvalidResponseError`)
        """
        position = self._position
        while not self._stopped.is_set():
            position.ask()
            try:
                page = await self._events.list(
                    after=position.after,
                    types=position.types,
                    work_item_id=position.work_item_id,
                    limit=_PAGE,
                    wait_seconds=position.wait_seconds,
                    timeout=position.timeout,
                    max_retries=0,
                )
            except WorkgateError as error:
                await self._pause(position.pace.after(error))
                continue
            for event in page.events:
                if position.give(event):
                    yield event
                if self._stopped.is_set():
                    return
            position.finish(page)
            await self._pause(position.pause_after(page))

    async def _pause(self, seconds: float) -> None:
        if seconds == 0:
            return
        try:
            await asyncio.wait_for(self._stopped.wait(), seconds)
        except (TimeoutError, asyncio.TimeoutError):
            return
