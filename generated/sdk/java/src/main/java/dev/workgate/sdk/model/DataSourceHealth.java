// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Health of one source.
 *
 * @param sourceKey Key under which the tenant has registered the source.
 * @param status see {@link DataHealthStatus}
 * @param asOf Time at which the data last matched the provider's; absent if it never did.
 * @param ageSeconds Seconds since `as_of`.
 * @param problems Problems, for people.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataSourceHealth(
    @JsonProperty("source_key") String sourceKey,
    @JsonProperty("status") DataHealthStatus status,
    @JsonProperty("as_of") @Nullable OffsetDateTime asOf,
    @JsonProperty("age_seconds") @Nullable Long ageSeconds,
    @JsonProperty("problems") List<String> problems
) {
  public DataSourceHealth {
    problems = List.copyOf(Objects.requireNonNull(problems, "problems"));
  }
}
