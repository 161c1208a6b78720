// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Outcome of the claimed action.
 *
 * @param claimId Identifier of a claim (TypeID, sortable by time of creation).
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param proposalStatus see {@link ActionProposalStatus}
 * @param action The action record; null if none was begun.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimEnd(
    @JsonProperty("claim_id") String claimId,
    @JsonProperty("proposal_id") String proposalId,
    @JsonProperty("proposal_status") ActionProposalStatus proposalStatus,
    @JsonProperty("action") @Nullable Action action
) {
  public OperationClaimEnd {
  }
}
