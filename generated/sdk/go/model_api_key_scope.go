// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ApiKeyScope: Permission of an API key; each operation names the one that it needs.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ApiKeyScope string

// The labels of ApiKeyScope that this release of the package knows.
const ApiKeyScopeWorkRead ApiKeyScope = "work.read"
const ApiKeyScopeWorkWrite ApiKeyScope = "work.write"
const ApiKeyScopeWorkActions ApiKeyScope = "work.actions"
const ApiKeyScopeCatalogRead ApiKeyScope = "catalog.read"
const ApiKeyScopeSourceRead ApiKeyScope = "source.read"
const ApiKeyScopeOperationsCarry ApiKeyScope = "operations.carry"
const ApiKeyScopeEventsRead ApiKeyScope = "events.read"
const ApiKeyScopeWebhooksManage ApiKeyScope = "webhooks.manage"

// IsKnown says whether this release of the package knows the label.
func (v ApiKeyScope) IsKnown() bool {
	switch v {
	case ApiKeyScopeWorkRead, ApiKeyScopeWorkWrite, ApiKeyScopeWorkActions, ApiKeyScopeCatalogRead, ApiKeyScopeSourceRead, ApiKeyScopeOperationsCarry, ApiKeyScopeEventsRead, ApiKeyScopeWebhooksManage:
		return true
	}
	return false
}
