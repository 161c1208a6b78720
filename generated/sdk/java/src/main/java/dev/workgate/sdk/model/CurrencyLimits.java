// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Limits in one currency, as decimal amounts. Null if the pack has none: then nothing is approved without people, and everything needs two.
 *
 * @param currency ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
 * @param autoApproveUpTo Up to this amount, policy approves without people unless the risk is high.
 * @param twoApprovalsAbove Above this amount, with earlier approvals for the same resource, two different people must approve.
 * @param autoApproveBudgetPerResource Amount approved by policy alone in any 24 hours per resource, such as an order.
 * @param autoApproveBudgetPerPerson Amount approved by policy alone in any 24 hours per person who is accountable for proposals.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CurrencyLimits(
    @JsonProperty("currency") String currency,
    @JsonProperty("auto_approve_up_to") @Nullable String autoApproveUpTo,
    @JsonProperty("two_approvals_above") @Nullable String twoApprovalsAbove,
    @JsonProperty("auto_approve_budget_per_resource") @Nullable String autoApproveBudgetPerResource,
    @JsonProperty("auto_approve_budget_per_person") @Nullable String autoApproveBudgetPerPerson
) {
  public CurrencyLimits {
  }
}
