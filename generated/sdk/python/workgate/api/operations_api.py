# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class OperationsApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get_operation(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> models.Operation:
        """Get an operation.

        The operation at its newest version.

        :param operation: Name of the operation.
        :raises WorkgateError: see its subclasses
        """
        response = self.get_operation_with_response(
            operation,
            **options,
        )
        return response.data

    def get_operation_with_response(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Operation]:
        """As `get_operation`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations/{operation}",
                path_params={
                    "operation": operation,
                },
            ),
            models.Operation,
            options,
        )

    def list_operations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.OperationPage:
        """List operations.

        What can be proposed at all, with the schemas of payloads and results: the operations that the service brings
        along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas
        are large. `listIntegrations` says what can be proposed through which integration.

        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_operations_with_response(
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_operations_with_response(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationPage]:
        """As `list_operations`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations",
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.OperationPage,
            options,
        )

    def all_operations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Operation]:
        """List operations: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list_operations`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.Operation], str | None]:
            page = self.list_operations(
                limit=limit,
                page_token=token,
                **options,
            )
            return page.operations, page.next_page_token

        return pages(page_token, fetch)


class AsyncOperationsApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get_operation(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> models.Operation:
        """Get an operation.

        The operation at its newest version.

        :param operation: Name of the operation.
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_operation_with_response(
            operation,
            **options,
        )
        return response.data

    async def get_operation_with_response(
        self,
        operation: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Operation]:
        """As `get_operation`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations/{operation}",
                path_params={
                    "operation": operation,
                },
            ),
            models.Operation,
            options,
        )

    async def list_operations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.OperationPage:
        """List operations.

        What can be proposed at all, with the schemas of payloads and results: the operations that the service brings
        along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas
        are large. `listIntegrations` says what can be proposed through which integration.

        :param limit: How many entries a page holds at most. Values above 200 are read as 200.
        :param page_token: The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_operations_with_response(
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_operations_with_response(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.OperationPage]:
        """As `list_operations`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/operations",
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.OperationPage,
            options,
        )

    def all_operations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Operation]:
        """List operations: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list_operations`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.Operation], str | None]:
            page = await self.list_operations(
                limit=limit,
                page_token=token,
                **options,
            )
            return page.operations, page.next_page_token

        return pages_async(page_token, fetch)
