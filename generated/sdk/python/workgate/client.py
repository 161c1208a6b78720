"""The clients."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

import httpx
from typing_extensions import Self

from workgate.api import (
    ActionsApi,
    AsyncActionsApi,
    AsyncDataApi,
    AsyncEventsApi,
    AsyncEvidenceApi,
    AsyncIdentityApi,
    AsyncIntegrationsApi,
    AsyncMessagesApi,
    AsyncOperationsApi,
    AsyncWebhooksApi,
    AsyncWorkItemsApi,
    DataApi,
    EventsApi,
    EvidenceApi,
    IdentityApi,
    IntegrationsApi,
    MessagesApi,
    OperationsApi,
    WebhooksApi,
    WorkItemsApi,
)
from workgate.followers import AsyncEventFollower, EventFollower
from workgate.models.action_proposal import ActionProposal
from workgate.models.work_item import WorkItem
from workgate.pace import DEFAULT_WAIT_SECONDS
from workgate.transport import AsyncTransport, Settings, Transport
from workgate.waits import WaitUntil, async_wait_for_proposal, wait_for_proposal
from workgate.worker import AsyncHandler, AsyncWorker, Handler, Worker

DEFAULT_TIMEOUT = 30.0
DEFAULT_TOTAL_TIMEOUT = 120.0
DEFAULT_MAX_RETRIES = 2


class Workgate:
    """A client of one tenant; make one and keep it. Threads may share it.

    :param api_key: a tenant API key, `wg_…`
    :param base_url: where the service is, such as `https://work.acme.com`; it may have a path
    :param timeout: seconds without progress until an attempt is given up
    :param total_timeout: seconds after which no attempt begins any more, nor a wait that would end later
    :param max_retries: how often a call is repeated at most, 0 to 10; no wait between two is longer than a minute
    :param http_client: in place of one of its own: for proxies, certificates, tests. It is yours to close
    :raises ValueError: on settings that cannot be right
    """

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str,
        timeout: float = DEFAULT_TIMEOUT,
        total_timeout: float = DEFAULT_TOTAL_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        http_client: httpx.Client | None = None,
    ) -> None:
        settings = Settings(api_key, base_url, timeout, total_timeout, max_retries)
        client = http_client or httpx.Client()
        self._own = client if http_client is None else None
        transport = Transport(settings, client)
        self.work_items = WorkItemsApi(transport)
        self.messages = MessagesApi(transport)
        self.actions = ActionsApi(transport)
        self.integrations = IntegrationsApi(transport)
        self.operations = OperationsApi(transport)
        self.events = EventsApi(transport)
        self.webhook_endpoints = WebhooksApi(transport)
        self.evidence = EvidenceApi(transport)
        self.data = DataApi(transport)
        self.identity = IdentityApi(transport)

    def worker(self, operation: str, handler: Handler, *, wait_seconds: int = DEFAULT_WAIT_SECONDS) -> Worker:
        """A worker that carries out an operation of the tenant: `worker(…).run()`.

        :param operation: its name, such as `x_close_account`
        :param handler: does it, and says what came of it; see `Worker`
        :param wait_seconds: how long one request waits for something to do, and so how long a stop may take; 0 to 30
        :raises ValueError: on a wait that cannot be right
        """
        return Worker(self.operations, operation, handler, wait_seconds)

    def follow_events(
        self,
        *,
        after: int = 0,
        types: Sequence[str] | None = None,
        work_item_id: str | None = None,
        wait_seconds: int = DEFAULT_WAIT_SECONDS,
    ) -> EventFollower:
        """Events as they happen, behind a sequence: `for event in follow_events(after=…)`.

        :param after: the sequence of the last one that you have done with; 0 begins at the beginning
        :param types: only events of these types, such as `proposal.approved` or `proposal.*`
        :param work_item_id: only events of this WorkItem
        :param wait_seconds: how long one request waits for something to happen, and so how long a stop may take; 0 to 30
        :raises ValueError: on settings that cannot be right
        """
        return EventFollower(self.events, after, types, work_item_id, wait_seconds)

    def wait_for_proposal(
        self, proposal_id: str, *, until: WaitUntil, timeout: float | None = None
    ) -> ActionProposal:
        """The proposal, as it is read once it is decided, or has ended.

        It follows the events of its WorkItem meanwhile, past restarts of the service. The key has the scopes `events.read` and
        `work.actions`.

        :param until: `decided` or `ended`; see `WaitUntil`
        :param timeout: seconds; as long as it takes where it is left out
        :raises WaitTimeoutError: if it is not so within the time-out
        :raises WorkgateError: where waiting does not help, such as `NotFoundError`
        :raises ValueError: on settings that cannot be right
        """
        return wait_for_proposal(self.events, self.actions, proposal_id, until, timeout)

    def close(self) -> None:
        """Closes its connections."""
        if self._own is not None:
            self._own.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncWorkgate:
    """As `Workgate`, for asyncio. Cancelling a task cancels its call."""

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str,
        timeout: float = DEFAULT_TIMEOUT,
        total_timeout: float = DEFAULT_TOTAL_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        settings = Settings(api_key, base_url, timeout, total_timeout, max_retries)
        client = http_client or httpx.AsyncClient()
        self._own = client if http_client is None else None
        transport = AsyncTransport(settings, client)
        self.work_items = AsyncWorkItemsApi(transport)
        self.messages = AsyncMessagesApi(transport)
        self.actions = AsyncActionsApi(transport)
        self.integrations = AsyncIntegrationsApi(transport)
        self.operations = AsyncOperationsApi(transport)
        self.events = AsyncEventsApi(transport)
        self.webhook_endpoints = AsyncWebhooksApi(transport)
        self.evidence = AsyncEvidenceApi(transport)
        self.data = AsyncDataApi(transport)
        self.identity = AsyncIdentityApi(transport)

    def worker(self, operation: str, handler: AsyncHandler, *, wait_seconds: int = DEFAULT_WAIT_SECONDS) -> AsyncWorker:
        """A worker that carries out an operation of the tenant: `await worker(…).run()`. As `Workgate.worker`."""
        return AsyncWorker(self.operations, operation, handler, wait_seconds)

    def follow_events(
        self,
        *,
        after: int = 0,
        types: Sequence[str] | None = None,
        work_item_id: str | None = None,
        wait_seconds: int = DEFAULT_WAIT_SECONDS,
    ) -> AsyncEventFollower:
        """Events as they happen: `async for event in follow_events(after=…)`. As `Workgate.follow_events`."""
        return AsyncEventFollower(self.events, after, types, work_item_id, wait_seconds)

    async def wait_for_proposal(
        self, proposal_id: str, *, until: WaitUntil, timeout: float | None = None
    ) -> ActionProposal:
        """As `Workgate.wait_for_proposal`. Cancelling the task ends it at once."""
        return await async_wait_for_proposal(self.events, self.actions, proposal_id, until, timeout)

    async def aclose(self) -> None:
        """Closes its connections."""
        if self._own is not None:
            await self._own.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


def etag_of(work_item: WorkItem) -> str:
    """The `ETag` of a WorkItem, for `if_match`: change only what you have seen."""
    return f'"{work_item.version}"'
