// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Another proposal with the same effect that is open or was executed.
 *
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param status see {@link ActionProposalStatus}
 * @param at Time of the proposal.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposalTwin(
    @JsonProperty("proposal_id") String proposalId,
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("status") ActionProposalStatus status,
    @JsonProperty("at") OffsetDateTime at
) {
  public ActionProposalTwin {
  }
}
