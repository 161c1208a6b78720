// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CallerKey: The API key of the request. Its secret is shown once, at creation.
type CallerKey struct {
	// Id of the key, as in `proposed_by` and `author`.
	KeyID string `json:"key_id"`
	// Name of the key.
	Name string `json:"name"`
	// Beginning of the key; it identifies the key and grants nothing.
	Prefix string `json:"prefix"`
	// See [ApiKeyEnvironment].
	Environment ApiKeyEnvironment `json:"environment"`
	// Its scopes.
	Scopes []ApiKeyScope `json:"scopes"`
	// Integrations whose operations it executes or reports results of; empty without the scope `operations.carry`.
	Carries []string `json:"carries"`
	// Creation time.
	CreatedAt Timestamp `json:"created_at"`
	// Time of expiry; null if it never expires.
	ExpiresAt *Timestamp `json:"expires_at"`
}
