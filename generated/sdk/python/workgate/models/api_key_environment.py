# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ApiKeyEnvironment(Label):
    """Kind of deployment of the key, `live` for production."""

    TEST = 'test'
    LIVE = 'live'
