// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A place in the result.
 *
 * @param position The place, from 1.
 * @param participantId A canonical identifier, or one by which a source names the entity.
 * @param name Name of the runner.
 * @param number Number of the runner, if known.
 * @param margin Distance to the runner before, as the source writes it, if known.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataResult(
    @JsonProperty("position") long position,
    @JsonProperty("participant_id") @Nullable String participantId,
    @JsonProperty("name") String name,
    @JsonProperty("number") @Nullable String number,
    @JsonProperty("margin") @Nullable String margin
) {
  public DataResult {
  }
}
