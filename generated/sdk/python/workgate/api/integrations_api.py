# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class IntegrationsApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
        integration_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Integration:
        """Get an integration.

        The current integration, with its operations.

        :param integration_id: Identifier of the integration.
        :raises WorkgateError: see its subclasses
        """
        response = self.get_with_response(
            integration_id,
            **options,
        )
        return response.data

    def get_with_response(
        self,
        integration_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Integration]:
        """As `get`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/integrations/{integration_id}",
                path_params={
                    "integration_id": integration_id,
                },
            ),
            models.Integration,
            options,
        )

    def list(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.IntegrationPage:
        """List integrations.

        The tenant's connections to providers, oldest first, with the operations that each can propose and the limits
        that decide who must approve. Includes those that are switched off. Take the `integration_id` of a proposal
        from here.

        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_with_response(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.IntegrationPage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/integrations",
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.IntegrationPage,
            options,
        )

    def all_integrations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.Integration]:
        """List integrations: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.Integration], str | None]:
            page = self.list(
                limit=limit,
                page_token=token,
                **options,
            )
            return page.integrations, page.next_page_token

        return pages(page_token, fetch)


class AsyncIntegrationsApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(
        self,
        integration_id: str,
        **options: Unpack[CallOptions],
    ) -> models.Integration:
        """Get an integration.

        The current integration, with its operations.

        :param integration_id: Identifier of the integration.
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_with_response(
            integration_id,
            **options,
        )
        return response.data

    async def get_with_response(
        self,
        integration_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Integration]:
        """As `get`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/integrations/{integration_id}",
                path_params={
                    "integration_id": integration_id,
                },
            ),
            models.Integration,
            options,
        )

    async def list(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.IntegrationPage:
        """List integrations.

        The tenant's connections to providers, oldest first, with the operations that each can propose and the limits
        that decide who must approve. Includes those that are switched off. Take the `integration_id` of a proposal
        from here.

        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.IntegrationPage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/integrations",
                query={
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.IntegrationPage,
            options,
        )

    def all_integrations(
        self,
        *,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.Integration]:
        """List integrations: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.Integration], str | None]:
            page = await self.list(
                limit=limit,
                page_token=token,
                **options,
            )
            return page.integrations, page.next_page_token

        return pages_async(page_token, fetch)
