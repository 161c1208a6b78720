// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataParticipant: A runner.
type DataParticipant struct {
	// A canonical identifier, or one by which a source names the entity.
	ParticipantID string `json:"participant_id"`
	// Ids in the sources.
	LegacyIDs []DataLegacyID `json:"legacy_ids"`
	// Its number, if known.
	Number *string `json:"number,omitempty"`
	// Its name.
	Name string `json:"name"`
	// Starting position, if known.
	Draw *int64 `json:"draw,omitempty"`
	// Recent form as the source writes it, if known.
	Form *string `json:"form,omitempty"`
	// True if it was withdrawn.
	Scratched bool `json:"scratched"`
	// Time of withdrawal, if known.
	ScratchedAt *Timestamp `json:"scratched_at,omitempty"`
}
