// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookSecretRotateRequest: How long the secrets before go on.
type WebhookSecretRotateRequest struct {
	// For so long requests are signed with the secrets before, too; 24 if it is left out, 0 ends them at once.
	OverlapHours *int64 `json:"overlap_hours,omitempty"`
}
