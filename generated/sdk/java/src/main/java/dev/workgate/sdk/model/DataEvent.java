// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A race.
 *
 * @param eventId A canonical identifier, or one by which a source names the entity.
 * @param legacyIds Ids in the sources.
 * @param number Number of the race in its meeting.
 * @param title Title of the race.
 * @param startLabel The start as the track shows it. For display, never for computation.
 * @param startLabelFrom Origin of `start_label`: `source`, as the provider writes it, or `timezone`, computed from `starts_at` in `source_timezone`. Absent if the data was loaded by 0.3.0.
 * @param startsAt The start (RFC 3339, UTC).
 * @param sourceTimezone Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is known.
 * @param localizedStartsAt The start in the time zone of the request, with its offset.
 * @param status see {@link DataEventStatus}
 * @param participants Runners, in the order of the source.
 * @param results The result, by position; absent if no source supplies one.
 * @param evidence Records that it is based on.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataEvent(
    @JsonProperty("event_id") String eventId,
    @JsonProperty("legacy_ids") List<DataLegacyId> legacyIds,
    @JsonProperty("number") long number,
    @JsonProperty("title") String title,
    @JsonProperty("start_label") String startLabel,
    @JsonProperty("start_label_from") @Nullable String startLabelFrom,
    @JsonProperty("starts_at") OffsetDateTime startsAt,
    @JsonProperty("source_timezone") String sourceTimezone,
    @JsonProperty("localized_starts_at") OffsetDateTime localizedStartsAt,
    @JsonProperty("status") DataEventStatus status,
    @JsonProperty("participants") List<DataParticipant> participants,
    @JsonProperty("results") @Nullable List<DataResult> results,
    @JsonProperty("evidence") List<DataEvidence> evidence
) {
  public DataEvent {
    legacyIds = List.copyOf(Objects.requireNonNull(legacyIds, "legacy_ids"));
    participants = List.copyOf(Objects.requireNonNull(participants, "participants"));
    results = results == null ? null : List.copyOf(results);
    evidence = List.copyOf(Objects.requireNonNull(evidence, "evidence"));
  }
}
