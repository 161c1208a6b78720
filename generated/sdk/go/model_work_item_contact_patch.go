// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemContactPatch: Changes to the contact; null removes it.
type WorkItemContactPatch struct {
	// New name; null removes it.
	Name Nullable[string] `json:"name,omitzero"`
	// New e-mail address; null removes it.
	Email Nullable[string] `json:"email,omitzero"`
	// New locale; null removes it.
	Locale Nullable[string] `json:"locale,omitzero"`
}
