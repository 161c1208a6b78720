# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class MessagesApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def append(
        self,
        work_item_id: str,
        body: models.MessageAppendRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Message:
        """Append a message.

        Adds a follow-up message to a WorkItem. A `resolved`, `closed`, `cancelled`, `failed` or `rejected` WorkItem
        accepts no more messages (409 `invalid_state`).

        :param work_item_id: Identifier of the WorkItem.
        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = self.append_with_response(
            work_item_id,
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    def append_with_response(
        self,
        work_item_id: str,
        body: models.MessageAppendRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Message]:
        """As `append`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items/{work_item_id}/messages",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.Message,
            options,
        )

    def list(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.MessagePage:
        """List the messages of a WorkItem.

        The conversation, oldest message first; any initial message leads.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.MessagePage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}/messages",
                path_params={
                    "work_item_id": work_item_id,
                },
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.MessagePage,
            options,
        )

    def all_messages(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Message]:
        """List the messages of a WorkItem: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.Message], str | None]:
            page = self.list(
                work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.messages, page.next_page_token

        return pages(page_token, fetch)


class AsyncMessagesApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def append(
        self,
        work_item_id: str,
        body: models.MessageAppendRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.Message:
        """Append a message.

        Adds a follow-up message to a WorkItem. A `resolved`, `closed`, `cancelled`, `failed` or `rejected` WorkItem
        accepts no more messages (409 `invalid_state`).

        :param work_item_id: Identifier of the WorkItem.
        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = await self.append_with_response(
            work_item_id,
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    async def append_with_response(
        self,
        work_item_id: str,
        body: models.MessageAppendRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Message]:
        """As `append`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/work-items/{work_item_id}/messages",
                path_params={
                    "work_item_id": work_item_id,
                },
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.Message,
            options,
        )

    async def list(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.MessagePage:
        """List the messages of a WorkItem.

        The conversation, oldest message first; any initial message leads.

        :param work_item_id: Identifier of the WorkItem.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            work_item_id,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.MessagePage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/work-items/{work_item_id}/messages",
                path_params={
                    "work_item_id": work_item_id,
                },
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.MessagePage,
            options,
        )

    def all_messages(
        self,
        work_item_id: str,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Message]:
        """List the messages of a WorkItem: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.Message], str | None]:
            page = await self.list(
                work_item_id,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.messages, page.next_page_token

        return pages_async(page_token, fetch)
