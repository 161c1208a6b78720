// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// RateLimitClass: Requests counted together: `public` for this API, `agent` for MCP and A2A. `RateLimit` and `RateLimit-Policy` begin with it.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type RateLimitClass string

// The labels of RateLimitClass that this release of the package knows.
const RateLimitClassPublic RateLimitClass = "public"
const RateLimitClassAgent RateLimitClass = "agent"

// IsKnown says whether this release of the package knows the label.
func (v RateLimitClass) IsKnown() bool {
	switch v {
	case RateLimitClassPublic, RateLimitClassAgent:
		return true
	}
	return false
}
