// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEvent: A race.
type DataEvent struct {
	// A canonical identifier, or one by which a source names the entity.
	EventID string `json:"event_id"`
	// Ids in the sources.
	LegacyIDs []DataLegacyID `json:"legacy_ids"`
	// Number of the race in its meeting.
	Number int64 `json:"number"`
	// Title of the race.
	Title string `json:"title"`
	// The start as the track shows it. For display, never for computation.
	StartLabel string `json:"start_label"`
	// Origin of `start_label`: `source`, as the provider writes it, or `timezone`, computed from `starts_at` in `source_timezone`. Absent if the data was loaded by 0.3.0.
	StartLabelFrom *string `json:"start_label_from,omitempty"`
	// The start (RFC 3339, UTC).
	StartsAt Timestamp `json:"starts_at"`
	// Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is known.
	SourceTimezone string `json:"source_timezone"`
	// The start in the time zone of the request, with its offset.
	LocalizedStartsAt Timestamp `json:"localized_starts_at"`
	// See [DataEventStatus].
	Status DataEventStatus `json:"status"`
	// Runners, in the order of the source.
	Participants []DataParticipant `json:"participants"`
	// The result, by position; absent if no source supplies one.
	Results []DataResult `json:"results,omitempty"`
	// Records that it is based on.
	Evidence []DataEvidence `json:"evidence"`
}
