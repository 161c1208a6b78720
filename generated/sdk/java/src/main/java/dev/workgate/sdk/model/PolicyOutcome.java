// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The decision of policy and what led to it.
 *
 * @param decision see {@link PolicyDecision}
 * @param reasons Policies that determined the decision.
 * @param policyVersion Names the exact texts of all policies that were asked.
 * @param approvalsRequired How many different people have to approve; 0 when none has to.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record PolicyOutcome(
    @JsonProperty("decision") PolicyDecision decision,
    @JsonProperty("reasons") List<PolicyReason> reasons,
    @JsonProperty("policy_version") String policyVersion,
    @JsonProperty("approvals_required") long approvalsRequired
) {
  public PolicyOutcome {
    reasons = List.copyOf(Objects.requireNonNull(reasons, "reasons"));
  }
}
