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
 * @param legacyIds What the sources call it.
 * @param number Number that it wears, where known.
 * @param name Its name.
 * @param draw Starting position, where known.
 * @param form Recent form as the source writes it, where known.
 * @param scratched Whether it was withdrawn.
 * @param scratchedAt When it was withdrawn, where known.
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
