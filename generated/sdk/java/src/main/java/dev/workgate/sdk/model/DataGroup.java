// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A meeting, the races of one track on one local day; always whole.
 *
 * @param groupId A canonical identifier, or one by which a source names the entity.
 * @param legacyIds What the sources call it.
 * @param title Title of the meeting.
 * @param date A local date, YYYY-MM-DD.
 * @param timezone Time zone of the track: an IANA name, or, where no more is known, the offset that the source says, such as `+10:00`.
 * @param attributes see {@link DataGroupAttributes}
 * @param events Every race that is known, by number.
 * @param evidence The records that it was made of.
 * @param health see {@link DataHealth}
 * @param sourceHealth Health of each source that took part.
 * @param schema see {@link DataSchema}
 * @param capabilities Optional data that this group holds.
 * @param extensions What only some sources supply, by the key of the adapter; `schema.extensions` describes it.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataGroup(
    @JsonProperty("group_id") String groupId,
    @JsonProperty("legacy_ids") List<DataLegacyId> legacyIds,
    @JsonProperty("title") String title,
    @JsonProperty("date") LocalDate date,
    @JsonProperty("timezone") String timezone,
    @JsonProperty("attributes") DataGroupAttributes attributes,
    @JsonProperty("events") List<DataEvent> events,
    @JsonProperty("evidence") List<DataEvidence> evidence,
    @JsonProperty("health") DataHealth health,
    @JsonProperty("source_health") List<DataSourceHealth> sourceHealth,
    @JsonProperty("schema") DataSchema schema,
    @JsonProperty("capabilities") List<String> capabilities,
    @JsonProperty("extensions") Map<String, Object> extensions
) {
  public DataGroup {
    legacyIds = List.copyOf(Objects.requireNonNull(legacyIds, "legacy_ids"));
    events = List.copyOf(Objects.requireNonNull(events, "events"));
    evidence = List.copyOf(Objects.requireNonNull(evidence, "evidence"));
    sourceHealth = List.copyOf(Objects.requireNonNull(sourceHealth, "source_health"));
    capabilities = List.copyOf(Objects.requireNonNull(capabilities, "capabilities"));
  }
}
