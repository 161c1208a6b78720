// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimFailure: `refused`: not done, and never will be; `retryable`: not done, and may be executed again; `not_sent`: nothing was tried, and another worker may have it at once.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type OperationClaimFailure string

// The labels of OperationClaimFailure that this release of the package knows.
const OperationClaimFailureRefused OperationClaimFailure = "refused"
const OperationClaimFailureRetryable OperationClaimFailure = "retryable"
const OperationClaimFailureNotSent OperationClaimFailure = "not_sent"

// IsKnown says whether this release of the package knows the label.
func (v OperationClaimFailure) IsKnown() bool {
	switch v {
	case OperationClaimFailureRefused, OperationClaimFailureRetryable, OperationClaimFailureNotSent:
		return true
	}
	return false
}
