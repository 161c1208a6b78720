// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One policy that determined the decision.
 *
 * @param policyId Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's.
 * @param message Message for people.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record PolicyReason(
    @JsonProperty("policy_id") String policyId,
    @JsonProperty("message") String message
) {
  public PolicyReason {
  }
}
