// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Health, freshness and coverage of a source.
 *
 * @param viewKey Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
 * @param sourceKey Key under which the tenant has registered the source.
 * @param status see {@link DataHealthStatus}
 * @param asOf Time at which the data last matched the provider's.
 * @param ageSeconds Seconds since `as_of`.
 * @param problems Problems, for people; only the first ones.
 * @param problemCount Number of unusable parts of the served load.
 * @param revision The load that is served.
 * @param fetchedAt Time of the fetch.
 * @param lastAttemptAt Time of the last attempt to load, successful or not.
 * @param coverage see {@link DataCoverage}
 * @param groupCount Number of groups.
 * @param capabilities Optional data that it holds now.
 * @param refreshIntervalSeconds Seconds between refreshes.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataSourceHealthReport(
    @JsonProperty("view_key") String viewKey,
    @JsonProperty("source_key") String sourceKey,
    @JsonProperty("status") DataHealthStatus status,
    @JsonProperty("as_of") OffsetDateTime asOf,
    @JsonProperty("age_seconds") long ageSeconds,
    @JsonProperty("problems") List<String> problems,
    @JsonProperty("problem_count") long problemCount,
    @JsonProperty("revision") String revision,
    @JsonProperty("fetched_at") OffsetDateTime fetchedAt,
    @JsonProperty("last_attempt_at") @Nullable OffsetDateTime lastAttemptAt,
    @JsonProperty("coverage") @Nullable DataCoverage coverage,
    @JsonProperty("group_count") long groupCount,
    @JsonProperty("capabilities") List<String> capabilities,
    @JsonProperty("refresh_interval_seconds") Double refreshIntervalSeconds
) {
  public DataSourceHealthReport {
    problems = List.copyOf(Objects.requireNonNull(problems, "problems"));
    capabilities = List.copyOf(Objects.requireNonNull(capabilities, "capabilities"));
  }
}
