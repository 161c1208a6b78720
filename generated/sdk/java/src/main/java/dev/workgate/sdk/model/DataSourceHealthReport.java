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
 * @param viewKey Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
 * @param sourceKey Key under which the tenant has registered the source.
 * @param status see {@link DataHealthStatus}
 * @param asOf When the data was last known to be what the provider has.
 * @param ageSeconds Seconds since `as_of`.
 * @param problems What is wrong, for people; the first of them.
 * @param problemCount How much of the load that is served could not be used.
 * @param revision The load that is served.
 * @param fetchedAt When it was fetched.
 * @param lastAttemptAt When the source was last asked, whether it answered or not.
 * @param coverage see {@link DataCoverage}
 * @param groupCount How many groups it has.
 * @param capabilities Optional data that it holds at present.
 * @param refreshIntervalSeconds How often it is refreshed.
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
