// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ChatPostMessagePayload: Asks to post a message to a channel of a chat workspace.
type ChatPostMessagePayload struct {
	// Names the kind of payload; equal to `action_operation`.
	Type string `json:"type"`
	// The channel, as the chat platform names it. It is never a direct message.
	ChannelID string `json:"channel_id"`
	// What the message says; not only white space. It appears as it is: mentions, links and special commands in angle brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters.
	Text string `json:"text"`
	// The message that this one answers, by its time stamp at the chat platform.
	ThreadTS *string `json:"thread_ts,omitempty"`
}
