// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The decision of policy and its reasons.
 *
 * @param decision see {@link PolicyDecision}
 * @param reasons Policies that determined the decision.
 * @param policyVersion Version of the exact texts of all policies evaluated.
 * @param approvalsRequired Number of different people who must approve; 0 if none.
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
