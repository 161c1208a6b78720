// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * How far data can be relied on.
 *
 * @param status see {@link DataHealthStatus}
 * @param asOf When the data was last known to be what the provider has; absent if it never was.
 * @param ageSeconds Seconds since `as_of`.
 * @param problems What is wrong, for people.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataHealth(
    @JsonProperty("status") DataHealthStatus status,
    @JsonProperty("as_of") @Nullable OffsetDateTime asOf,
    @JsonProperty("age_seconds") @Nullable Long ageSeconds,
    @JsonProperty("problems") List<String> problems
) {
  public DataHealth {
    problems = List.copyOf(Objects.requireNonNull(problems, "problems"));
  }
}
