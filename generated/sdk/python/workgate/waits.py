"""Waits for what becomes of a proposal."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Literal, TypeVar

from workgate.api import ActionsApi, AsyncActionsApi, AsyncEventsApi, EventsApi
from workgate.deadline import Deadline
from workgate.errors import WaitTimeoutError, WorkgateError
from workgate.followers import AsyncEventFollower, EventFollower
from workgate.models import ActionProposal, ActionProposalStatus
from workgate.pace import ANSWER_SECONDS, DEFAULT_WAIT_SECONDS, Pace

_log = logging.getLogger("workgate.waits")

# Read again after that long even so: the feed may be behind what has happened.
_QUIET_SECONDS = 30.0

T = TypeVar("T")

WaitUntil = Literal["decided", "ended"]
"""What a proposal is waited for.

`ended`: it is `executed`, `execution_failed`, `rejected`, `denied`, `cancelled`, `expired` or `outcome_unknown`; by itself nothing
more is done of it, though a failure may be executed again, and an unknown outcome be settled. `decided`: it has ended, or is
`auto_approved`, `approved` or `executing`. A status that this version does not know is neither.
"""

_ENDED: frozenset[Enum] = frozenset(
    {
        ActionProposalStatus.EXECUTED,
        ActionProposalStatus.EXECUTION_FAILED,
        ActionProposalStatus.REJECTED,
        ActionProposalStatus.DENIED,
        ActionProposalStatus.CANCELLED,
        ActionProposalStatus.EXPIRED,
        ActionProposalStatus.OUTCOME_UNKNOWN,
    }
)
_UNDER_WAY: frozenset[Enum] = frozenset(
    {ActionProposalStatus.AUTO_APPROVED, ActionProposalStatus.APPROVED, ActionProposalStatus.EXECUTING}
)


class _Wanted:
    """What is waited for, and what is known of it."""

    def __init__(self, proposal_id: str, until: WaitUntil, timeout: float | None) -> None:
        if until not in ("decided", "ended"):
            raise ValueError("until has to be 'decided' or 'ended'.")
        if timeout is not None and not timeout > 0:
            raise ValueError("timeout has to be more than 0.")
        self.proposal_id = proposal_id
        self._until = until
        self._timeout = timeout
        self._reached = _ENDED if until == "ended" else _ENDED | _UNDER_WAY
        self._proposal: ActionProposal | None = None
        # Of the reads of the proposal: that it was there before says nothing of the feed.
        self.reading = Pace(_log)

    def is_reached(self, proposal: ActionProposal) -> bool:
        self._proposal = proposal
        return proposal.status in self._reached

    def late(self) -> WaitTimeoutError:
        status = "not read yet" if self._proposal is None else self._proposal.status.value
        said = f"The proposal {self.proposal_id} is not {self._until} within {self._timeout} s: it is {status}."
        return WaitTimeoutError(said, self._proposal)


def wait_for_proposal(
    events: EventsApi, actions: ActionsApi, proposal_id: str, until: WaitUntil, timeout: float | None
) -> ActionProposal:
    """See `Workgate.wait_for_proposal`."""
    wanted = _Wanted(proposal_id, until, timeout)
    deadline = Deadline(timeout)

    def persist(pace: Pace, ask: Callable[[float], T]) -> T:
        while not deadline.is_over():
            try:
                answer = ask(deadline.bound(ANSWER_SECONDS))
            except WorkgateError as error:
                time.sleep(deadline.bound(pace.after(error)))
                continue
            pace.answered()
            return answer
        raise wanted.late()

    def read() -> ActionProposal:
        return persist(
            wanted.reading, lambda seconds: actions.get_proposal(proposal_id, timeout=seconds, max_retries=0)
        )

    # Where the log ends is asked before the proposal is read: what happens after the read lies behind that.
    start = persist(Pace(_log), lambda seconds: events.list(after=0, limit=1, timeout=seconds, max_retries=0))
    proposal = read()
    if wanted.is_reached(proposal):
        return proposal
    after = start.head
    while not deadline.is_over():
        quiet = Deadline(deadline.bound(_QUIET_SECONDS))
        follower = EventFollower(events, after, None, proposal.work_item_id, DEFAULT_WAIT_SECONDS, quiet)
        # The end of its WorkItem is that of a proposal, too; and after a while it is read all the same.
        for _ in follower:
            if wanted.is_reached(proposal := read()):
                return proposal
        if wanted.is_reached(proposal := read()):
            return proposal
        after = follower.after
    raise wanted.late()


async def async_wait_for_proposal(
    events: AsyncEventsApi, actions: AsyncActionsApi, proposal_id: str, until: WaitUntil, timeout: float | None
) -> ActionProposal:
    """See `Workgate.wait_for_proposal`."""
    wanted = _Wanted(proposal_id, until, timeout)
    try:
        return await asyncio.wait_for(_reached(events, actions, wanted), timeout)
    except (TimeoutError, asyncio.TimeoutError):
        raise wanted.late() from None


async def _reached(events: AsyncEventsApi, actions: AsyncActionsApi, wanted: _Wanted) -> ActionProposal:
    async def read() -> ActionProposal:
        return await _persist(wanted.reading, lambda: actions.get_proposal(wanted.proposal_id, max_retries=0))

    # Where the log ends is asked before the proposal is read: what happens after the read lies behind that.
    start = await _persist(Pace(_log), lambda: events.list(after=0, limit=1, max_retries=0))
    proposal = await read()
    if wanted.is_reached(proposal):
        return proposal
    follower = AsyncEventFollower(events, start.head, None, proposal.work_item_id, DEFAULT_WAIT_SECONDS)
    while True:
        events_of_it = follower.__aiter__()
        # The end of its WorkItem is that of a proposal, too; and after a while it is read all the same.
        with contextlib.suppress(TimeoutError, asyncio.TimeoutError):
            await asyncio.wait_for(events_of_it.__anext__(), _QUIET_SECONDS)
        if wanted.is_reached(proposal := await read()):
            return proposal


async def _persist(pace: Pace, ask: Callable[[], Awaitable[T]]) -> T:
    while True:
        try:
            answer = await ask()
        except WorkgateError as error:
            await asyncio.sleep(pace.after(error))
            continue
        pace.answered()
        return answer
