// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What executing did, or would do.
 *
 * @param proposal see {@link ActionProposal}
 * @param action The action record; null for a dry run.
 * @param policy see {@link PolicyOutcome}
 * @param dryRun As in the request.
 * @param replayed Whether the proposal had been executed before; it is never executed twice.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposalExecution(
    @JsonProperty("proposal") ActionProposal proposal,
    @JsonProperty("action") @Nullable Action action,
    @JsonProperty("policy") PolicyOutcome policy,
    @JsonProperty("dry_run") boolean dryRun,
    @JsonProperty("replayed") boolean replayed
) {
  public ActionProposalExecution {
  }
}
