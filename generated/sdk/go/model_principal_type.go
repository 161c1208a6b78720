// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// PrincipalType: Kind of credential or person.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type PrincipalType string

// The labels of PrincipalType that this release of the package knows.
const PrincipalTypeApiKey PrincipalType = "api_key"
const PrincipalTypeDelegation PrincipalType = "delegation"
const PrincipalTypeUser PrincipalType = "user"
const PrincipalTypeSystem PrincipalType = "system"

// IsKnown says whether this release of the package knows the label.
func (v PrincipalType) IsKnown() bool {
	switch v {
	case PrincipalTypeApiKey, PrincipalTypeDelegation, PrincipalTypeUser, PrincipalTypeSystem:
		return true
	}
	return false
}
