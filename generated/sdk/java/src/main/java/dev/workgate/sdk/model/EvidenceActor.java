// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The actor; without names, since the log outlives people.
 *
 * @param type see {@link PrincipalType}
 * @param id Id of the API key, delegation or person.
 * @param accountable The person accountable for it, such as the creator of the API key; null if there is none.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record EvidenceActor(
    @JsonProperty("type") PrincipalType type,
    @JsonProperty("id") String id,
    @JsonProperty("accountable") @Nullable String accountable
) {
  public EvidenceActor {
  }
}
