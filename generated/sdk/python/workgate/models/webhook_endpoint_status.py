# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class WebhookEndpointStatus(Label):
    """`on`: events are sent. `off`: an administrator, or a key, has switched it off. `gone`: it was switched off as
    it answered 410. `failing`: it was switched off as nothing was delivered for five days."""

    ON = 'on'
    OFF = 'off'
    GONE = 'gone'
    FAILING = 'failing'
