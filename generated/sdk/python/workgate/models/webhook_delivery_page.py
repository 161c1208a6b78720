# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.webhook_delivery import WebhookDelivery


class WebhookDeliveryPage(Response):
    """A page of deliveries, newest first."""

    webhook_deliveries: list[WebhookDelivery]
    """The deliveries of this page."""
    next_page_token: str | None
    """Send it as `page_token` to get the next page; null on the last page."""
