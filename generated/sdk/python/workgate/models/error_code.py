# Generated from the contract by openapi-generator; change contracts/ instead.

from workgate.model import Label


class ErrorCode(Label):
    """Machine-readable code of the error; branch on it."""

    VALIDATION_ERROR = 'validation_error'
    AUTHENTICATION_ERROR = 'authentication_error'
    AUTHORIZATION_ERROR = 'authorization_error'
    NOT_FOUND = 'not_found'
    CONFLICT = 'conflict'
    RATE_LIMITED = 'rate_limited'
    UNAVAILABLE = 'unavailable'
    INTERNAL_ERROR = 'internal_error'
    DUPLICATE_MEMBER = 'duplicate_member'
    INVALID_STATE = 'invalid_state'
    AMBIGUOUS_ID = 'ambiguous_id'
    PRECONDITION_FAILED = 'precondition_failed'
    IDEMPOTENCY_KEY_REUSED = 'idempotency_key_reused'
    REQUEST_IN_PROGRESS = 'request_in_progress'
    EXECUTION_IN_PROGRESS = 'execution_in_progress'
    PAYLOAD_MISMATCH = 'payload_mismatch'
    POLICY_DENIED = 'policy_denied'
    APPROVAL_REQUIRED = 'approval_required'
    TOO_MANY_PENDING = 'too_many_pending'
    METHOD_NOT_ALLOWED = 'method_not_allowed'
    UNSUPPORTED_MEDIA_TYPE = 'unsupported_media_type'
    PAYLOAD_TOO_LARGE = 'payload_too_large'
    PROJECTION_UNAVAILABLE = 'projection_unavailable'
    LOG_INCONSISTENT = 'log_inconsistent'
