// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ProposedChatPostMessage: A proposed message, exactly as submitted and as it will be posted.
type ProposedChatPostMessage struct {
	// Names the kind of payload; equal to `action_type`.
	Type string `json:"type"`
	// Id of the channel on the chat platform. Never a direct message.
	ChannelID string `json:"channel_id"`
	// Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded.
	Text string `json:"text"`
	// The message that this one answers, by its chat platform timestamp.
	ThreadTS *string `json:"thread_ts,omitempty"`
}
