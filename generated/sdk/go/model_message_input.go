// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// MessageInput: The message to append.
type MessageInput struct {
	// Message text; not only white space. It may have line breaks and tabs, but no other control characters.
	Content string `json:"content"`
	// See [UserRole].
	Role *UserRole `json:"role,omitempty"`
}
