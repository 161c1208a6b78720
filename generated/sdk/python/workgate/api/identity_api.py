# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class IdentityApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def me(
        self,
        **options: Unpack[CallOptions],
    ) -> models.Caller:
        """Get the caller.

        The API key of the request: its tenant, permissions, rate limits and accountable owner. Every key may ask,
        whatever its scopes.

        :raises WorkgateError: see its subclasses
        """
        response = self.me_with_response(
            **options,
        )
        return response.data

    def me_with_response(
        self,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Caller]:
        """As `me`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/me",
            ),
            models.Caller,
            options,
        )


class AsyncIdentityApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def me(
        self,
        **options: Unpack[CallOptions],
    ) -> models.Caller:
        """Get the caller.

        The API key of the request: its tenant, permissions, rate limits and accountable owner. Every key may ask,
        whatever its scopes.

        :raises WorkgateError: see its subclasses
        """
        response = await self.me_with_response(
            **options,
        )
        return response.data

    async def me_with_response(
        self,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.Caller]:
        """As `me`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/me",
            ),
            models.Caller,
            options,
        )
