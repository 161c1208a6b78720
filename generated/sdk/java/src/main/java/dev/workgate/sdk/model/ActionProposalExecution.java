// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Outcome, actual or by dry run.
 *
 * @param proposal see {@link ActionProposal}
 * @param action The action record; null for a dry run, and while a worker has yet to execute it.
 * @param policy see {@link PolicyOutcome}
 * @param dryRun As in the request.
 * @param replayed True if the proposal was executed before or already waited for a worker; it is never executed twice.
 * @param outcome see {@link DryRunOutcome}
 * @param problems Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse it; `status` says why it cannot be executed.
 * @param approvalsMissing Only for a dry run: number of approvals still needed.
 * @param approvalUrl Only for a dry run: the page where this is decided; null if nothing waits for people.
 * @param next Next step, only for a dry run or while it waits for a worker to execute it.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposalExecution(
    @JsonProperty("proposal") ActionProposal proposal,
    @JsonProperty("action") @Nullable Action action,
    @JsonProperty("policy") PolicyOutcome policy,
    @JsonProperty("dry_run") boolean dryRun,
    @JsonProperty("replayed") boolean replayed,
    @JsonProperty("outcome") @Nullable DryRunOutcome outcome,
    @JsonProperty("problems") @Nullable List<ErrorDetail> problems,
    @JsonProperty("approvals_missing") @Nullable Long approvalsMissing,
    @JsonProperty("approval_url") JsonNullable<String> approvalUrl,
    @JsonProperty("next") @Nullable String next
) {
  public ActionProposalExecution {
    problems = problems == null ? null : List.copyOf(problems);
    approvalUrl = approvalUrl == null ? JsonNullable.undefined() : approvalUrl;
  }
}
