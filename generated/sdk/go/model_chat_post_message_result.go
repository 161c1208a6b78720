// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ChatPostMessageResult: The message as the platform stored it.
type ChatPostMessageResult struct {
	// Names the kind of result.
	Type string `json:"type"`
	// Id of the channel on the chat platform. Never a direct message.
	ChannelID string `json:"channel_id"`
	// Timestamp that identifies the message in its channel.
	TS string `json:"ts"`
}
