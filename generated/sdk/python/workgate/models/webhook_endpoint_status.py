# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WebhookEndpointStatus(Label):
    """`on`: events are sent. `off`: an administrator, or a key, switched it off. `gone`: a 410 answer switched it
    off. `failing`: five days without any delivery switched it off."""

    ON = 'on'
    OFF = 'off'
    GONE = 'gone'
    FAILING = 'failing'
