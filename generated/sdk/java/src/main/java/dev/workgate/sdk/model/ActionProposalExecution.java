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
 * @param action The action record; null for a dry run, and where it waits for a worker to carry it out.
 * @param policy see {@link PolicyOutcome}
 * @param dryRun As in the request.
 * @param replayed Whether the proposal had been executed before, or waited for a worker already; it is never executed twice.
 * @param outcome see {@link DryRunOutcome}
 * @param problems Only for a dry run: what keeps it from being done, by field, such as `payload.order_id` for what the provider would refuse; `status` says why it cannot be executed.
 * @param approvalsMissing Only for a dry run: how many more people have to approve it.
 * @param approvalUrl Only for a dry run: the page where exactly this is decided; null where nothing waits for people.
 * @param next Only for a dry run, and where it waits for a worker to carry it out: what to do now.
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
