// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A runner.
 *
 * @param participantId A canonical identifier, or one by which a source names the entity.
 * @param legacyIds Ids in the sources.
 * @param number Its number, if known.
 * @param name Its name.
 * @param draw Starting position, if known.
 * @param form Recent form as the source writes it, if known.
 * @param scratched True if it was withdrawn.
 * @param scratchedAt Time of withdrawal, if known.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataParticipant(
    @JsonProperty("participant_id") String participantId,
    @JsonProperty("legacy_ids") List<DataLegacyId> legacyIds,
    @JsonProperty("number") @Nullable String number,
    @JsonProperty("name") String name,
    @JsonProperty("draw") @Nullable Long draw,
    @JsonProperty("form") @Nullable String form,
    @JsonProperty("scratched") boolean scratched,
    @JsonProperty("scratched_at") @Nullable OffsetDateTime scratchedAt
) {
  public DataParticipant {
    legacyIds = List.copyOf(Objects.requireNonNull(legacyIds, "legacy_ids"));
  }
}
