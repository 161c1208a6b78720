// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ApiKeyEnvironment: Kind of deployment of the key, `live` for production.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ApiKeyEnvironment string

// The labels of ApiKeyEnvironment that this release of the package knows.
const ApiKeyEnvironmentTest ApiKeyEnvironment = "test"
const ApiKeyEnvironmentLive ApiKeyEnvironment = "live"

// IsKnown says whether this release of the package knows the label.
func (v ApiKeyEnvironment) IsKnown() bool {
	switch v {
	case ApiKeyEnvironmentTest, ApiKeyEnvironmentLive:
		return true
	}
	return false
}
