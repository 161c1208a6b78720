// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What a pack asks for before an operation is executed. Policies that the tenant has written can forbid more, and ask for more approvals, but never for fewer.
 *
 * @param packKey The pack; the `pack_key` of a WorkItem says which one governs its work.
 * @param approvalsOtherwise How many different people have to approve what `by_currency` has no limits for.
 * @param byCurrency Limits of what moves money; empty for what moves none.
 * @param totalOverDays What was approved of one resource in so many days counts together for `two_approvals_above`; 0 where each counts by itself, null for what moves no money.
 * @param expireAfterHours How long a proposal can wait and be executed.
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
