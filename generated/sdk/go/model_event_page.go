// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EventPage: Events in the order in which they happened, and how to go on.
type EventPage struct {
	// The events found, the oldest first. There may be none although more come behind.
	Events []Event `json:"events"`
	// Send it as `after` to go on. It may be behind the last event, as those in between were not asked for.
	NextAfter int64 `json:"next_after"`
	// How far the log reached when it was read. At `next_after` = `head` everything has been read.
	Head int64 `json:"head"`
}
