// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EventPage: Events in the order in which they happened, and a cursor.
type EventPage struct {
	// The events found, oldest first. May be empty although more follow.
	Events []Event `json:"events"`
	// Send it as `after` to go on. It may be past the last event, since events in between did not match.
	NextAfter int64 `json:"next_after"`
	// Last position of the log when read. Everything was read if `next_after` = `head`.
	Head int64 `json:"head"`
}
