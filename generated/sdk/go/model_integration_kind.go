// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// IntegrationKind: Kind of provider that an integration leads to. A `webhook` is an address of the tenant that carries out the tenant's own operations. With `pull`, workers of the tenant fetch them.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type IntegrationKind string

// The labels of IntegrationKind that this release of the package knows.
const IntegrationKindSandboxCommerce IntegrationKind = "sandbox_commerce"
const IntegrationKindStripe IntegrationKind = "stripe"
const IntegrationKindChat IntegrationKind = "chat"
const IntegrationKindWebhook IntegrationKind = "webhook"
const IntegrationKindPull IntegrationKind = "pull"

// IsKnown says whether this release of the package knows the label.
func (v IntegrationKind) IsKnown() bool {
	switch v {
	case IntegrationKindSandboxCommerce, IntegrationKindStripe, IntegrationKindChat, IntegrationKindWebhook, IntegrationKindPull:
		return true
	}
	return false
}
