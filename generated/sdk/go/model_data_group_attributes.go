// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataGroupAttributes: Attributes of a group. `meeting_class` is a display label and decides nothing.
type DataGroupAttributes struct {
	// Name of the track.
	Location string `json:"location"`
	// Country of the track (ISO 3166-1 alpha-2); `ZZ` if the source names no known country.
	Country string `json:"country"`
	// Kind of race, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent if the data was loaded by 0.3.0.
	RaceType *string `json:"race_type,omitempty"`
	// State or province of the track, if the source supplies it.
	State *string `json:"state,omitempty"`
	// The source's label for the class of the meeting, if any.
	MeetingClass *string `json:"meeting_class,omitempty"`
}
