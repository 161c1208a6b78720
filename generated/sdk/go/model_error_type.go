// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ErrorType: Kind of error.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ErrorType string

// The labels of ErrorType that this release of the package knows.
const ErrorTypeValidationError ErrorType = "validation_error"
const ErrorTypeAuthenticationError ErrorType = "authentication_error"
const ErrorTypeAuthorizationError ErrorType = "authorization_error"
const ErrorTypeNotFound ErrorType = "not_found"
const ErrorTypeConflict ErrorType = "conflict"
const ErrorTypeRateLimited ErrorType = "rate_limited"
const ErrorTypeUnavailable ErrorType = "unavailable"
const ErrorTypeInternalError ErrorType = "internal_error"

// IsKnown says whether this release of the package knows the label.
func (v ErrorType) IsKnown() bool {
	switch v {
	case ErrorTypeValidationError, ErrorTypeAuthenticationError, ErrorTypeAuthorizationError, ErrorTypeNotFound, ErrorTypeConflict, ErrorTypeRateLimited, ErrorTypeUnavailable, ErrorTypeInternalError:
		return true
	}
	return false
}
