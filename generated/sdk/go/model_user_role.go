// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// UserRole: Role of the author of a message from a client; only `user`.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type UserRole string

// The labels of UserRole that this release of the package knows.
const UserRoleUser UserRole = "user"

// IsKnown says whether this release of the package knows the label.
func (v UserRole) IsKnown() bool {
	switch v {
	case UserRoleUser:
		return true
	}
	return false
}
