// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CallerKey: The API key of the request. Its secret is told once, when it is made.
type CallerKey struct {
	// Identifier of the key, as `proposed_by` and `author` name it.
	KeyID string `json:"key_id"`
	// What it is called.
	Name string `json:"name"`
	// What the key begins with; it tells which one it is, and grants nothing.
	Prefix string `json:"prefix"`
	// See [ApiKeyEnvironment].
	Environment ApiKeyEnvironment `json:"environment"`
	// What it may do.
	Scopes []ApiKeyScope `json:"scopes"`
	// Integrations of which it carries out operations, or reports what came of them; empty without the scope `operations.carry`.
	Carries []string `json:"carries"`
	// When it was made.
	CreatedAt Timestamp `json:"created_at"`
	// Until when it works; null if it has no end.
	ExpiresAt *Timestamp `json:"expires_at"`
}
