// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookAttempt: One request to the receiver.
type WebhookAttempt struct {
	// When it was sent.
	At Timestamp `json:"at"`
	// Status of the answer; null if none came.
	Status *int64 `json:"status"`
	// How long it took, in milliseconds.
	LatencyMs int64 `json:"latency_ms"`
	// Why it was not delivered; null if it was.
	Problem *string `json:"problem"`
	// How the body of the answer begins, up to 1 KiB, as text; what cannot be shown is left out.
	Answer string `json:"answer"`
}
