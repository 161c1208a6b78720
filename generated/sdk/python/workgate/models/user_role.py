# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class UserRole(Label):
    """Role of the author of a message from a client; only `user`."""

    USER = 'user'
