# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class PrincipalType(Label):
    """Kind of credential or person."""

    API_KEY = 'api_key'
    DELEGATION = 'delegation'
    USER = 'user'
    SYSTEM = 'system'
