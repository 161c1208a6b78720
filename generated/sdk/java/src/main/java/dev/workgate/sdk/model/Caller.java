// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The caller and its permissions.
 *
 * @param tenant see {@link CallerTenant}
 * @param key see {@link CallerKey}
 * @param owner The member accountable for the key; null if nobody has claimed it yet.
 * @param claim Way to claim a key without an owner; null if owned.
 * @param accountables The people accountable for the key's proposals, its owner first. None of them approves these. If nobody owns the key, they are the owners of the tenant.
 * @param rateLimits Request limits of the key, by class.
 * @param serviceVersion Release of the answering service. It may be later than the version of the contract.
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
