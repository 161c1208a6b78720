// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookSecretRotateRequest: Overlap of the old secrets.
type WebhookSecretRotateRequest struct {
	// Hours for which previous secrets sign too; 24 if left out, 0 ends them at once.
	OverlapHours *int64 `json:"overlap_hours,omitempty"`
}
