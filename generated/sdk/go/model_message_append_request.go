// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// MessageAppendRequest: A follow-up message.
type MessageAppendRequest struct {
	// See [MessageInput].
	Message MessageInput `json:"message"`
}
