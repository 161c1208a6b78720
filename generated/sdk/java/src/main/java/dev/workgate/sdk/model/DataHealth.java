// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Reliability of the data.
 *
 * @param status see {@link DataHealthStatus}
 * @param asOf Time at which the data last matched the provider's; absent if it never did.
 * @param ageSeconds Seconds since `as_of`.
 * @param problems Problems, for people.
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
