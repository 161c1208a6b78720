// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ChatPostMessageResult: The message as the chat platform took it.
type ChatPostMessageResult struct {
	// Names the kind of result.
	Type string `json:"type"`
	// The channel, as the chat platform names it. It is never a direct message.
	ChannelID string `json:"channel_id"`
	// Time stamp that names the message within its channel.
	TS string `json:"ts"`
}
