// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataGroupAttributes: Attributes of a group. `meeting_class` is a label to show and decides nothing.
type DataGroupAttributes struct {
	// Name of the track.
	Location string `json:"location"`
	// Country of the track (ISO 3166-1 alpha-2); `ZZ` where the source does not say one that is known.
	Country string `json:"country"`
	// What is raced, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent where the data was loaded by 0.3.0.
	RaceType *string `json:"race_type,omitempty"`
	// State or province of the track, where the source supplies it.
	State *string `json:"state,omitempty"`
	// Class of the meeting as the source labels it, where it does.
	MeetingClass *string `json:"meeting_class,omitempty"`
}
