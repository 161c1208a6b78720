// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Who makes the request, and what they may do.
 *
 * @param tenant see {@link CallerTenant}
 * @param key see {@link CallerKey}
 * @param owner The member who answers for the key; null for a key that nobody has claimed yet.
 * @param claim How somebody becomes the owner of a key that has none; null for one that has.
 * @param accountables The people who are accountable for what the key proposes, its owner first: none of them approves it. For a key that nobody owns these are the owners of the tenant.
 * @param rateLimits How many requests the key may make, by kind of door.
 * @param serviceVersion The release of the service that answers. It may be later than the version of the contract.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Caller(
    @JsonProperty("tenant") CallerTenant tenant,
    @JsonProperty("key") CallerKey key,
    @JsonProperty("owner") @Nullable CallerOwner owner,
    @JsonProperty("claim") @Nullable String claim,
    @JsonProperty("accountables") List<String> accountables,
    @JsonProperty("rate_limits") List<CallerRateLimit> rateLimits,
    @JsonProperty("service_version") String serviceVersion
) {
  public Caller {
    accountables = List.copyOf(Objects.requireNonNull(accountables, "accountables"));
    rateLimits = List.copyOf(Objects.requireNonNull(rateLimits, "rate_limits"));
  }
}
