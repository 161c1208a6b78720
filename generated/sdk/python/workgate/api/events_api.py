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
        """Follow what happens.

        Everything that has happened in the tenant, oldest first: the log of the tenant, without gaps, the same on
        every node, and each event once. Start with `after=0` and go on with `next_after`; keep it where you keep what
        you have done with the events. With `wait_seconds` the answer waits until there is something.
        
        Events are thin: they say what has changed, and `url` where to read how it is now. `expand=data` adds what the
        log says of it, for keys of the scope `work.actions`, and only to events of WorkItems.
        
        One answer looks at a bounded part of the log: `events` may be empty while `next_after` goes on. All is read
        when `next_after` is `head`. An `after` behind the head is 400: it is not of this tenant's log.
        
        Only some requests may wait at once: beyond 20 of an API key, or 50 of a tenant, in one process of the service
        it is 429.

        :param after: Only events behind this sequence. It is the `next_after` of the answer before; 0 begins at the beginning.
        :param types: Only events of these types, apart by commas; `proposal.*` is all of proposals.
        :param work_item_id: Only events of this WorkItem.
        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param wait_seconds: How long the answer waits while there is nothing; not at all if it is left out.
        :param expand: `data` adds to events of WorkItems what the log says of them; it needs the scope `work.actions` too.
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
        """Follow what happens.

        Everything that has happened in the tenant, oldest first: the log of the tenant, without gaps, the same on
        every node, and each event once. Start with `after=0` and go on with `next_after`; keep it where you keep what
        you have done with the events. With `wait_seconds` the answer waits until there is something.
        
        Events are thin: they say what has changed, and `url` where to read how it is now. `expand=data` adds what the
        log says of it, for keys of the scope `work.actions`, and only to events of WorkItems.
        
        One answer looks at a bounded part of the log: `events` may be empty while `next_after` goes on. All is read
        when `next_after` is `head`. An `after` behind the head is 400: it is not of this tenant's log.
        
        Only some requests may wait at once: beyond 20 of an API key, or 50 of a tenant, in one process of the service
        it is 429.

        :param after: Only events behind this sequence. It is the `next_after` of the answer before; 0 begins at the beginning.
        :param types: Only events of these types, apart by commas; `proposal.*` is all of proposals.
        :param work_item_id: Only events of this WorkItem.
        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param wait_seconds: How long the answer waits while there is nothing; not at all if it is left out.
        :param expand: `data` adds to events of WorkItems what the log says of them; it needs the scope `work.actions` too.
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
