// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Conditions of a pack for executing an operation. Policies of the tenant can forbid more and require more approvals, but never fewer.
 *
 * @param packKey The pack; the `pack_key` of a WorkItem names the pack that governs it.
 * @param approvalsOtherwise Number of different people who must approve if `by_currency` has no limit.
 * @param byCurrency Limits for moving money; empty if it moves none.
 * @param totalOverDays Approvals for one resource within this many days count together for `two_approvals_above`; 0 if each counts alone, null if no money moves.
 * @param expireAfterHours Hours until a proposal expires.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationLimits(
    @JsonProperty("pack_key") String packKey,
    @JsonProperty("approvals_otherwise") long approvalsOtherwise,
    @JsonProperty("by_currency") List<CurrencyLimits> byCurrency,
    @JsonProperty("total_over_days") @Nullable Long totalOverDays,
    @JsonProperty("expire_after_hours") long expireAfterHours
) {
  public OperationLimits {
    byCurrency = List.copyOf(Objects.requireNonNull(byCurrency, "by_currency"));
  }
}
