// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A meeting: the races of one track on one local day. Always whole.
 *
 * @param groupId A canonical identifier, or one by which a source names the entity.
 * @param legacyIds Ids in the sources.
 * @param title Title of the meeting.
 * @param date A local date, YYYY-MM-DD.
 * @param timezone Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is known.
 * @param attributes see {@link DataGroupAttributes}
 * @param events All known races, by number.
 * @param evidence Records that it is based on.
 * @param health see {@link DataHealth}
 * @param sourceHealth Health of each participating source.
 * @param schema see {@link DataSchema}
 * @param capabilities Optional data that this group holds.
 * @param extensions Data that only some sources supply, by adapter key; `schema.extensions` describes it.
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
