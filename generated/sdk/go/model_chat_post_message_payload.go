// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ChatPostMessagePayload: Posts a message to a channel of a chat workspace.
type ChatPostMessagePayload struct {
	// Names the kind of payload; equal to `action_operation`.
	Type string `json:"type"`
	// Id of the channel on the chat platform. Never a direct message.
	ChannelID string `json:"channel_id"`
	// Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded. Line breaks and tabs are allowed, other control characters are not.
	Text string `json:"text"`
	// The message that this one answers, by its chat platform timestamp.
	ThreadTS *string `json:"thread_ts,omitempty"`
}
