// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookAttempt: One request to the receiver.
type WebhookAttempt struct {
	// Time of sending.
	At Timestamp `json:"at"`
	// Status of the answer; null if none came.
	Status *int64 `json:"status"`
	// Duration in milliseconds.
	LatencyMs int64 `json:"latency_ms"`
	// Reason of the failure; null if delivered.
	Problem *string `json:"problem"`
	// Beginning of the response body, up to 1 KiB, as text, without unprintable characters.
	Answer string `json:"answer"`
}
