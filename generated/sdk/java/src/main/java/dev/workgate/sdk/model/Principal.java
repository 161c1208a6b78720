// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The actor.
 *
 * @param type see {@link PrincipalType}
 * @param id Id of the API key, delegation or person.
 * @param displayName Name for people, at that time.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Principal(
    @JsonProperty("type") PrincipalType type,
    @JsonProperty("id") String id,
    @JsonProperty("display_name") String displayName
) {
  public Principal {
  }
}
