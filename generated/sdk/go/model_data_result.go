// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataResult: A place in the result.
type DataResult struct {
	// The place, from 1.
	Position int64 `json:"position"`
	// A canonical identifier, or one by which a source names the entity.
	ParticipantID *string `json:"participant_id,omitempty"`
	// Name of the runner.
	Name string `json:"name"`
	// Number of the runner, if known.
	Number *string `json:"number,omitempty"`
	// Distance to the runner before, as the source writes it, if known.
	Margin *string `json:"margin,omitempty"`
}
