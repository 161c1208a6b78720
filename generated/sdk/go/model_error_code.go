// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ErrorCode: Machine-readable code of the error; branch on it.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ErrorCode string

// The labels of ErrorCode that this release of the package knows.
const ErrorCodeValidationError ErrorCode = "validation_error"
const ErrorCodeAuthenticationError ErrorCode = "authentication_error"
const ErrorCodeAuthorizationError ErrorCode = "authorization_error"
const ErrorCodeNotFound ErrorCode = "not_found"
const ErrorCodeConflict ErrorCode = "conflict"
const ErrorCodeRateLimited ErrorCode = "rate_limited"
const ErrorCodeUnavailable ErrorCode = "unavailable"
const ErrorCodeInternalError ErrorCode = "internal_error"
const ErrorCodeDuplicateMember ErrorCode = "duplicate_member"
const ErrorCodeInvalidState ErrorCode = "invalid_state"
const ErrorCodeAmbiguousId ErrorCode = "ambiguous_id"
const ErrorCodePreconditionFailed ErrorCode = "precondition_failed"
const ErrorCodeIdempotencyKeyReused ErrorCode = "idempotency_key_reused"
const ErrorCodeRequestInProgress ErrorCode = "request_in_progress"
const ErrorCodeExecutionInProgress ErrorCode = "execution_in_progress"
const ErrorCodePayloadMismatch ErrorCode = "payload_mismatch"
const ErrorCodePolicyDenied ErrorCode = "policy_denied"
const ErrorCodeApprovalRequired ErrorCode = "approval_required"
const ErrorCodeTooManyPending ErrorCode = "too_many_pending"
const ErrorCodeMethodNotAllowed ErrorCode = "method_not_allowed"
const ErrorCodeUnsupportedMediaType ErrorCode = "unsupported_media_type"
const ErrorCodePayloadTooLarge ErrorCode = "payload_too_large"
const ErrorCodeProjectionUnavailable ErrorCode = "projection_unavailable"
const ErrorCodeLogInconsistent ErrorCode = "log_inconsistent"

// IsKnown says whether this release of the package knows the label.
func (v ErrorCode) IsKnown() bool {
	switch v {
	case ErrorCodeValidationError, ErrorCodeAuthenticationError, ErrorCodeAuthorizationError, ErrorCodeNotFound, ErrorCodeConflict, ErrorCodeRateLimited, ErrorCodeUnavailable, ErrorCodeInternalError, ErrorCodeDuplicateMember, ErrorCodeInvalidState, ErrorCodeAmbiguousId, ErrorCodePreconditionFailed, ErrorCodeIdempotencyKeyReused, ErrorCodeRequestInProgress, ErrorCodeExecutionInProgress, ErrorCodePayloadMismatch, ErrorCodePolicyDenied, ErrorCodeApprovalRequired, ErrorCodeTooManyPending, ErrorCodeMethodNotAllowed, ErrorCodeUnsupportedMediaType, ErrorCodePayloadTooLarge, ErrorCodeProjectionUnavailable, ErrorCodeLogInconsistent:
		return true
	}
	return false
}
