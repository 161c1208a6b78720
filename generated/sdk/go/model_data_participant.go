// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataParticipant: A runner.
type DataParticipant struct {
	// A canonical identifier, or one by which a source names the entity.
	ParticipantID string `json:"participant_id"`
	// What the sources call it.
	LegacyIDs []DataLegacyID `json:"legacy_ids"`
	// Number that it wears, where known.
	Number *string `json:"number,omitempty"`
	// Its name.
	Name string `json:"name"`
	// Starting position, where known.
	Draw *int64 `json:"draw,omitempty"`
	// Recent form as the source writes it, where known.
	Form *string `json:"form,omitempty"`
	// Whether it was withdrawn.
	Scratched bool `json:"scratched"`
	// When it was withdrawn, where known.
	ScratchedAt *Timestamp `json:"scratched_at,omitempty"`
}
