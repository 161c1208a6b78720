// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One entity, in `group`, `event` or `participant` as `entity_type` says. Times are localised to UTC.
 *
 * @param viewKey Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
 * @param entityType see {@link DataEntityType}
 * @param entityId A canonical identifier, or one by which a source names the entity.
 * @param groupId A canonical identifier, or one by which a source names the entity.
 * @param eventId A canonical identifier, or one by which a source names the entity.
 * @param group see {@link DataGroup}
 * @param event see {@link DataEvent}
 * @param participant see {@link DataParticipant}
 * @param health see {@link DataHealth}
 * @param sourceHealth Health of each source of the entity's group.
 * @param schema see {@link DataSchema}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataEntity(
    @JsonProperty("view_key") String viewKey,
    @JsonProperty("entity_type") DataEntityType entityType,
    @JsonProperty("entity_id") String entityId,
    @JsonProperty("group_id") String groupId,
    @JsonProperty("event_id") @Nullable String eventId,
    @JsonProperty("group") @Nullable DataGroup group,
    @JsonProperty("event") @Nullable DataEvent event,
    @JsonProperty("participant") @Nullable DataParticipant participant,
    @JsonProperty("health") DataHealth health,
    @JsonProperty("source_health") List<DataSourceHealth> sourceHealth,
    @JsonProperty("schema") DataSchema schema
) {
  public DataEntity {
    sourceHealth = List.copyOf(Objects.requireNonNull(sourceHealth, "source_health"));
  }
}
