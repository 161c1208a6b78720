// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Limits in one currency, as decimal amounts. Null where the pack has none: nothing is approved without people then, and everything takes two of them.
 *
 * @param currency ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are refused.
 * @param autoApproveUpTo Up to this amount policy approves without people, unless the action is of high risk.
 * @param twoApprovalsAbove Above this amount, with what was approved of the same resource before, two different people have to approve.
 * @param autoApproveBudgetPerResource What policy approves without people in any 24 hours of one resource, such as an order.
 * @param autoApproveBudgetPerPerson What policy approves without people in any 24 hours of each person who is accountable for proposals.
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
