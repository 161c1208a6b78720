// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The member accountable for the key.
 *
 * @param personId Identifier of the person.
 * @param displayName Name of the person.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CallerOwner(
    @JsonProperty("person_id") String personId,
    @JsonProperty("display_name") String displayName
) {
  public CallerOwner {
  }
}
