# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class EventsApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        after: int | None = None,
        types: str | None = None,
        work_item_id: str | None = None,
        limit: int | None = None,
        wait_seconds: int | None = None,
        expand: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.EventPage:
        """Follow events.

        All events of the tenant, oldest first: the log of the tenant, without gaps, the same on every node, each
        event once. Start with `after=0` and go on with `next_after`; store it where you store your results of the
        events. With `wait_seconds` the answer waits for an event.
        
        Events are thin: they name the change, and `url` gives the current state. `expand=data` adds the data from the
        log, for keys with the scope `work.actions`, and only to events of WorkItems.
        
        One answer scans a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when
        `next_after` is `head`. An `after` past the head is 400: it is not of this tenant's log.
        
        Waiting requests are limited: beyond 20 of an API key, or 50 of a tenant, in one process of the service, the
        answer is 429.

        :param after: Only events after this sequence: the `next_after` of the answer before, or 0 for the beginning.
        :param types: Only these types, separated by commas; `proposal.*` is all of proposals.
        :param work_item_id: Only events of this WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param wait_seconds: Seconds to wait if there is no event; no wait if left out.
        :param expand: `data` adds the data from the log to events of WorkItems; it needs the scope `work.actions` too.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            after=after,
            types=types,
            work_item_id=work_item_id,
            limit=limit,
            wait_seconds=wait_seconds,
            expand=expand,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        *,
        after: int | None = None,
        types: str | None = None,
        work_item_id: str | None = None,
        limit: int | None = None,
        wait_seconds: int | None = None,
        expand: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.EventPage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/events",
                query={
                    "after": after,
                    "types": types,
                    "work_item_id": work_item_id,
                    "limit": limit,
                    "wait_seconds": wait_seconds,
                    "expand": expand,
                },
            ),
            models.EventPage,
            options,
        )


class AsyncEventsApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        after: int | None = None,
        types: str | None = None,
        work_item_id: str | None = None,
        limit: int | None = None,
        wait_seconds: int | None = None,
        expand: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.EventPage:
        """Follow events.

        All events of the tenant, oldest first: the log of the tenant, without gaps, the same on every node, each
        event once. Start with `after=0` and go on with `next_after`; store it where you store your results of the
        events. With `wait_seconds` the answer waits for an event.
        
        Events are thin: they name the change, and `url` gives the current state. `expand=data` adds the data from the
        log, for keys with the scope `work.actions`, and only to events of WorkItems.
        
        One answer scans a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when
        `next_after` is `head`. An `after` past the head is 400: it is not of this tenant's log.
        
        Waiting requests are limited: beyond 20 of an API key, or 50 of a tenant, in one process of the service, the
        answer is 429.

        :param after: Only events after this sequence: the `next_after` of the answer before, or 0 for the beginning.
        :param types: Only these types, separated by commas; `proposal.*` is all of proposals.
        :param work_item_id: Only events of this WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param wait_seconds: Seconds to wait if there is no event; no wait if left out.
        :param expand: `data` adds the data from the log to events of WorkItems; it needs the scope `work.actions` too.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            after=after,
            types=types,
            work_item_id=work_item_id,
            limit=limit,
            wait_seconds=wait_seconds,
            expand=expand,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        *,
        after: int | None = None,
        types: str | None = None,
        work_item_id: str | None = None,
        limit: int | None = None,
        wait_seconds: int | None = None,
        expand: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.EventPage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/events",
                query={
                    "after": after,
                    "types": types,
                    "work_item_id": work_item_id,
                    "limit": limit,
                    "wait_seconds": wait_seconds,
                    "expand": expand,
                },
            ),
            models.EventPage,
            options,
        )
