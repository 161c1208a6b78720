# Generated from the contract by openapi-generator; change contracts/ instead.

from __future__ import annotations

from workgate.model import Response
from workgate.models.webhook_endpoint import WebhookEndpoint


class WebhookEndpointWithSecret(Response):
    """An endpoint with the secret for verifying signatures, which is not shown again."""

    webhook_endpoint: WebhookEndpoint
    secret: str | None
    """`whsec_` and base64 (Standard Webhooks). Null if the answer repeats one that has shown it: rotate it to get
    another."""
