# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ErrorType(Label):
    """Kind of error."""

    VALIDATION_ERROR = 'validation_error'
    AUTHENTICATION_ERROR = 'authentication_error'
    AUTHORIZATION_ERROR = 'authorization_error'
    NOT_FOUND = 'not_found'
    CONFLICT = 'conflict'
    RATE_LIMITED = 'rate_limited'
    UNAVAILABLE = 'unavailable'
    INTERNAL_ERROR = 'internal_error'
