// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A requested side effect, with the decisions of policy and people.
 *
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param status see {@link ActionProposalStatus}
 * @param actionType see {@link ActionOperation}
 * @param integrationId Identifier of the integration that performs the action.
 * @param resourceType see {@link ResourceType}
 * @param actionOperation see {@link ActionOperation}
 * @param payload see {@link ProposedAction}
 * @param payloadHash SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
 * @param hashVersion Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0.
 * @param approvalReason Reason for the action.
 * @param proposedBy see {@link Principal}
 * @param accountables The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen the secret of the key that proposed it. None of them approves or settles it.
 * @param policy see {@link PolicyOutcome}
 * @param check see {@link ActionProposalCheck}
 * @param twins Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20; absent if there are none. Effects that move money are the same if operation, resource, amount and currency are, within 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise. Policy never approves a proposal that has an earlier twin; people may approve both. To repeat a request safely, send `Idempotency-Key`: a repetition is no twin.
 * @param approvals Decisions of people, oldest first.
 * @param supersedes The proposal that this one replaced.
 * @param expiresAt Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this is one hour after the check; a check that says `ok` restores the later time.
 * @param createdAt Creation time.
 * @param updatedAt Time of the last change.
 * @param version Grows by one with each change.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposal(
    @JsonProperty("proposal_id") String proposalId,
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("status") ActionProposalStatus status,
    @JsonProperty("action_type") ActionOperation actionType,
    @JsonProperty("integration_id") String integrationId,
    @JsonProperty("resource_type") ResourceType resourceType,
    @JsonProperty("action_operation") ActionOperation actionOperation,
    @JsonProperty("payload") ProposedAction payload,
    @JsonProperty("payload_hash") String payloadHash,
    @JsonProperty("hash_version") @Nullable Long hashVersion,
    @JsonProperty("approval_reason") String approvalReason,
    @JsonProperty("proposed_by") Principal proposedBy,
    @JsonProperty("accountables") @Nullable List<String> accountables,
    @JsonProperty("policy") PolicyOutcome policy,
    @JsonProperty("check") @Nullable ActionProposalCheck check,
    @JsonProperty("twins") @Nullable List<ActionProposalTwin> twins,
    @JsonProperty("approvals") List<Approval> approvals,
    @JsonProperty("supersedes") @Nullable String supersedes,
    @JsonProperty("expires_at") OffsetDateTime expiresAt,
    @JsonProperty("created_at") OffsetDateTime createdAt,
    @JsonProperty("updated_at") OffsetDateTime updatedAt,
    @JsonProperty("version") long version
) {
  public ActionProposal {
    accountables = accountables == null ? null : List.copyOf(accountables);
    twins = twins == null ? null : List.copyOf(twins);
    approvals = List.copyOf(Objects.requireNonNull(approvals, "approvals"));
  }
}
