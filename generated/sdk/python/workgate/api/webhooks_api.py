# Generated from the contract by openapi-generator; change contracts/ instead.


from __future__ import annotations

import datetime  # noqa: F401
from collections.abc import AsyncIterator, Iterator, Sequence

from typing_extensions import Unpack

from workgate import models
from workgate.pages import pages, pages_async
from workgate.transport import ApiResponse, AsyncTransport, CallOptions, OperationRequest, Transport


class WebhooksApi:
    """Made by the client; see `Workgate`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        body: models.WebhookEndpointCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointWithSecret:
        """Create a webhook endpoint.

        Sends events by POST as they happen, signed as in [Standard Webhooks](https://www.standardwebhooks.com)
        (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same.
        Answer 2xx within 5 seconds. Otherwise the event is sent again, 8 times over 28 hours; `Retry-After` is
        honoured. 410 switches the endpoint off, and so do five days without any delivery. Redirects are not followed.
        Order is not guaranteed: `sequence` gives it.
        
        A tenant has 20 endpoints at most. The first event sent is the next one in the log.

        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = self.create_with_response(
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    def create_with_response(
        self,
        body: models.WebhookEndpointCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointWithSecret]:
        """As `create`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints",
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.WebhookEndpointWithSecret,
            options,
        )

    def delete(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointDeleted:
        """Delete a webhook endpoint.

        Stops sending and removes the secret and the deliveries. The log keeps its entries about it.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = self.delete_with_response(
            webhook_endpoint_id,
            **options,
        )
        return response.data

    def delete_with_response(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointDeleted]:
        """As `delete`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "DELETE",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
            ),
            models.WebhookEndpointDeleted,
            options,
        )

    def get(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpoint:
        """Get a webhook endpoint.

        Status, progress, and start of the current failures.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = self.get_with_response(
            webhook_endpoint_id,
            **options,
        )
        return response.data

    def get_with_response(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpoint]:
        """As `get`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
            ),
            models.WebhookEndpoint,
            options,
        )

    def list(
        self,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointPage:
        """List webhook endpoints.

        All endpoints, newest first.

        :raises WorkgateError: see its subclasses
        """
        response = self.list_with_response(
            **options,
        )
        return response.data

    def list_with_response(
        self,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointPage]:
        """As `list`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/webhook-endpoints",
            ),
            models.WebhookEndpointPage,
            options,
        )

    def list_deliveries(
        self,
        webhook_endpoint_id: str,
        *,
        status: models.WebhookDeliveryStatus | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WebhookDeliveryPage:
        """List deliveries.

        Deliveries to the endpoint, sent or pending, of the last 30 days, newest first.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :param status: Only deliveries in this state.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = self.list_deliveries_with_response(
            webhook_endpoint_id,
            status=status,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    def list_deliveries_with_response(
        self,
        webhook_endpoint_id: str,
        *,
        status: models.WebhookDeliveryStatus | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookDeliveryPage]:
        """As `list_deliveries`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                query={
                    "status": status,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.WebhookDeliveryPage,
            options,
        )

    def all_webhook_deliveries(
        self,
        webhook_endpoint_id: str,
        *,
        status: models.WebhookDeliveryStatus | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Iterator[models.WebhookDelivery]:
        """List deliveries: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list_deliveries`.
        """

        def fetch(token: str | None) -> tuple[Sequence[models.WebhookDelivery], str | None]:
            page = self.list_deliveries(
                webhook_endpoint_id,
                status=status,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.webhook_deliveries, page.next_page_token

        return pages(page_token, fetch)

    def recover(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookRecoverRequest,
        **options: Unpack[CallOptions],
    ) -> models.WebhookRecovery:
        """Recover missed events.

        Sends matching events since a sequence again: those that failed, were cancelled, or were never sent because
        the endpoint was off; with `include_delivered` also those delivered. Runs in the background, with the same
        `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = self.recover_with_response(
            webhook_endpoint_id,
            body,
            **options,
        )
        return response.data

    def recover_with_response(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookRecoverRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookRecovery]:
        """As `recover`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.WebhookRecovery,
            options,
        )

    def replay_delivery(
        self,
        webhook_endpoint_id: str,
        webhook_delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookDelivery:
        """Send a delivery again.

        Sends the stored body with the same `webhook-id`, signed with the current secrets, as a new delivery with its
        own attempts. An endpoint that is not on is 409.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :param webhook_delivery_id: Identifier of the delivery.
        :raises WorkgateError: see its subclasses
        """
        response = self.replay_delivery_with_response(
            webhook_endpoint_id,
            webhook_delivery_id,
            **options,
        )
        return response.data

    def replay_delivery_with_response(
        self,
        webhook_endpoint_id: str,
        webhook_delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookDelivery]:
        """As `replay_delivery`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                    "webhook_delivery_id": webhook_delivery_id,
                },
                idempotent=True,
            ),
            models.WebhookDelivery,
            options,
        )

    def rotate_secret(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookSecretRotateRequest,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointWithSecret:
        """Rotate the signing secret.

        Signs requests with the new secret and, for `overlap_hours`, with the previous ones, so that receivers can
        change over. The secret is shown once. At most four previous secrets stay valid; beyond that it is 409.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = self.rotate_secret_with_response(
            webhook_endpoint_id,
            body,
            **options,
        )
        return response.data

    def rotate_secret_with_response(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookSecretRotateRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointWithSecret]:
        """As `rotate_secret`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.WebhookEndpointWithSecret,
            options,
        )

    def test(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookDelivery:
        """Send a test event.

        Logs `webhook_endpoint.tested`, sends it once to this endpoint alone, whatever its types and filter are, and
        answers with the outcome. Works for switched-off endpoints too.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = self.test_with_response(
            webhook_endpoint_id,
            **options,
        )
        return response.data

    def test_with_response(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookDelivery]:
        """As `test`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                idempotent=True,
            ),
            models.WebhookDelivery,
            options,
        )

    def update(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookEndpointUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpoint:
        """Update a webhook endpoint.

        A JSON merge patch (RFC 7396). A new `url` also receives the waiting deliveries. Switching off cancels waiting
        deliveries; switching on again starts with events from then on.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :param if_match: Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its
            weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or
            `"3-gzip"`.
        :raises WorkgateError: see its subclasses
        """
        response = self.update_with_response(
            webhook_endpoint_id,
            body,
            if_match=if_match,
            **options,
        )
        return response.data

    def update_with_response(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookEndpointUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpoint]:
        """As `update`, with status and headers of the answer."""
        return self._transport.send(
            OperationRequest(
                "PATCH",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                headers={
                    "If-Match": if_match,
                },
                content_type="application/merge-patch+json",
                body=body,
            ),
            models.WebhookEndpoint,
            options,
        )


class AsyncWebhooksApi:
    """Made by the client; see `AsyncWorkgate`."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        body: models.WebhookEndpointCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointWithSecret:
        """Create a webhook endpoint.

        Sends events by POST as they happen, signed as in [Standard Webhooks](https://www.standardwebhooks.com)
        (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same.
        Answer 2xx within 5 seconds. Otherwise the event is sent again, 8 times over 28 hours; `Retry-After` is
        honoured. 410 switches the endpoint off, and so do five days without any delivery. Redirects are not followed.
        Order is not guaranteed: `sequence` gives it.
        
        A tenant has 20 endpoints at most. The first event sent is the next one in the log.

        :param idempotency_key: A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
            same key and payload has no second effect; another payload is refused with 422.
        :raises WorkgateError: see its subclasses
        """
        response = await self.create_with_response(
            body,
            idempotency_key=idempotency_key,
            **options,
        )
        return response.data

    async def create_with_response(
        self,
        body: models.WebhookEndpointCreateRequest,
        *,
        idempotency_key: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointWithSecret]:
        """As `create`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints",
                headers={
                    "Idempotency-Key": idempotency_key,
                },
                content_type="application/json",
                body=body,
            ),
            models.WebhookEndpointWithSecret,
            options,
        )

    async def delete(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointDeleted:
        """Delete a webhook endpoint.

        Stops sending and removes the secret and the deliveries. The log keeps its entries about it.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = await self.delete_with_response(
            webhook_endpoint_id,
            **options,
        )
        return response.data

    async def delete_with_response(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointDeleted]:
        """As `delete`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "DELETE",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
            ),
            models.WebhookEndpointDeleted,
            options,
        )

    async def get(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpoint:
        """Get a webhook endpoint.

        Status, progress, and start of the current failures.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = await self.get_with_response(
            webhook_endpoint_id,
            **options,
        )
        return response.data

    async def get_with_response(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpoint]:
        """As `get`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
            ),
            models.WebhookEndpoint,
            options,
        )

    async def list(
        self,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointPage:
        """List webhook endpoints.

        All endpoints, newest first.

        :raises WorkgateError: see its subclasses
        """
        response = await self.list_with_response(
            **options,
        )
        return response.data

    async def list_with_response(
        self,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointPage]:
        """As `list`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/webhook-endpoints",
            ),
            models.WebhookEndpointPage,
            options,
        )

    async def list_deliveries(
        self,
        webhook_endpoint_id: str,
        *,
        status: models.WebhookDeliveryStatus | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WebhookDeliveryPage:
        """List deliveries.

        Deliveries to the endpoint, sent or pending, of the last 30 days, newest first.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :param status: Only deliveries in this state.
        :param limit: Maximum entries per page. Values above 200 are read as 200.
        :param page_token: The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
            filters it is refused.
        :raises WorkgateError: see its subclasses
        """
        response = await self.list_deliveries_with_response(
            webhook_endpoint_id,
            status=status,
            limit=limit,
            page_token=page_token,
            **options,
        )
        return response.data

    async def list_deliveries_with_response(
        self,
        webhook_endpoint_id: str,
        *,
        status: models.WebhookDeliveryStatus | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookDeliveryPage]:
        """As `list_deliveries`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "GET",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                query={
                    "status": status,
                    "limit": limit,
                    "page_token": page_token,
                },
            ),
            models.WebhookDeliveryPage,
            options,
        )

    def all_webhook_deliveries(
        self,
        webhook_endpoint_id: str,
        *,
        status: models.WebhookDeliveryStatus | None = None,
        limit: int | None = None,
        page_token: str | None = None,
        **options: Unpack[CallOptions],
    ) -> AsyncIterator[models.WebhookDelivery]:
        """List deliveries: all of them, page after page as they are asked for.

        Begins at `page_token` if that is given. See `list_deliveries`.
        """

        async def fetch(token: str | None) -> tuple[Sequence[models.WebhookDelivery], str | None]:
            page = await self.list_deliveries(
                webhook_endpoint_id,
                status=status,
                limit=limit,
                page_token=token,
                **options,
            )
            return page.webhook_deliveries, page.next_page_token

        return pages_async(page_token, fetch)

    async def recover(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookRecoverRequest,
        **options: Unpack[CallOptions],
    ) -> models.WebhookRecovery:
        """Recover missed events.

        Sends matching events since a sequence again: those that failed, were cancelled, or were never sent because
        the endpoint was off; with `include_delivered` also those delivered. Runs in the background, with the same
        `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = await self.recover_with_response(
            webhook_endpoint_id,
            body,
            **options,
        )
        return response.data

    async def recover_with_response(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookRecoverRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookRecovery]:
        """As `recover`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.WebhookRecovery,
            options,
        )

    async def replay_delivery(
        self,
        webhook_endpoint_id: str,
        webhook_delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookDelivery:
        """Send a delivery again.

        Sends the stored body with the same `webhook-id`, signed with the current secrets, as a new delivery with its
        own attempts. An endpoint that is not on is 409.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :param webhook_delivery_id: Identifier of the delivery.
        :raises WorkgateError: see its subclasses
        """
        response = await self.replay_delivery_with_response(
            webhook_endpoint_id,
            webhook_delivery_id,
            **options,
        )
        return response.data

    async def replay_delivery_with_response(
        self,
        webhook_endpoint_id: str,
        webhook_delivery_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookDelivery]:
        """As `replay_delivery`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                    "webhook_delivery_id": webhook_delivery_id,
                },
                idempotent=True,
            ),
            models.WebhookDelivery,
            options,
        )

    async def rotate_secret(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookSecretRotateRequest,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpointWithSecret:
        """Rotate the signing secret.

        Signs requests with the new secret and, for `overlap_hours`, with the previous ones, so that receivers can
        change over. The secret is shown once. At most four previous secrets stay valid; beyond that it is 409.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = await self.rotate_secret_with_response(
            webhook_endpoint_id,
            body,
            **options,
        )
        return response.data

    async def rotate_secret_with_response(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookSecretRotateRequest,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpointWithSecret]:
        """As `rotate_secret`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                content_type="application/json",
                body=body,
                idempotent=True,
            ),
            models.WebhookEndpointWithSecret,
            options,
        )

    async def test(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> models.WebhookDelivery:
        """Send a test event.

        Logs `webhook_endpoint.tested`, sends it once to this endpoint alone, whatever its types and filter are, and
        answers with the outcome. Works for switched-off endpoints too.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :raises WorkgateError: see its subclasses
        """
        response = await self.test_with_response(
            webhook_endpoint_id,
            **options,
        )
        return response.data

    async def test_with_response(
        self,
        webhook_endpoint_id: str,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookDelivery]:
        """As `test`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "POST",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                idempotent=True,
            ),
            models.WebhookDelivery,
            options,
        )

    async def update(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookEndpointUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> models.WebhookEndpoint:
        """Update a webhook endpoint.

        A JSON merge patch (RFC 7396). A new `url` also receives the waiting deliveries. Switching off cancels waiting
        deliveries; switching on again starts with events from then on.

        :param webhook_endpoint_id: Identifier of the endpoint.
        :param if_match: Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its
            weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/"3"` or
            `"3-gzip"`.
        :raises WorkgateError: see its subclasses
        """
        response = await self.update_with_response(
            webhook_endpoint_id,
            body,
            if_match=if_match,
            **options,
        )
        return response.data

    async def update_with_response(
        self,
        webhook_endpoint_id: str,
        body: models.WebhookEndpointUpdateRequest,
        *,
        if_match: str | None = None,
        **options: Unpack[CallOptions],
    ) -> ApiResponse[models.WebhookEndpoint]:
        """As `update`, with status and headers of the answer."""
        return await self._transport.send(
            OperationRequest(
                "PATCH",
                "/api/v1/public/webhook-endpoints/{webhook_endpoint_id}",
                path_params={
                    "webhook_endpoint_id": webhook_endpoint_id,
                },
                headers={
                    "If-Match": if_match,
                },
                content_type="application/merge-patch+json",
                body=body,
            ),
            models.WebhookEndpoint,
            options,
        )
