# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class UserRole(Label):
    """Role of the author of a message that a client sends; only `user`."""

    USER = 'user'
