// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The record of an execution. Append-only, except its completion.
 *
 * @param actionId Identifier of an action record (TypeID, sortable by time of creation).
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param actionType see {@link ActionOperation}
 * @param integrationId Identifier of the integration that performs the action.
 * @param status see {@link ActionStatus}
 * @param idempotencyKey The key sent to the provider; the same in every attempt.
 * @param attempts Number of attempts.
 * @param executedBy see {@link Principal}
 * @param policyVersion Version of the exact texts of the policies evaluated at execution.
 * @param payloadHash SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
 * @param result The provider's result; null unless it succeeded.
 * @param error The error; null unless it failed.
 * @param startedAt Time of the first attempt.
 * @param finishedAt Time of completion; null if running or unknown.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Action(
    @JsonProperty("action_id") String actionId,
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("proposal_id") String proposalId,
    @JsonProperty("action_type") ActionOperation actionType,
    @JsonProperty("integration_id") String integrationId,
    @JsonProperty("status") ActionStatus status,
    @JsonProperty("idempotency_key") String idempotencyKey,
    @JsonProperty("attempts") long attempts,
    @JsonProperty("executed_by") Principal executedBy,
    @JsonProperty("policy_version") String policyVersion,
    @JsonProperty("payload_hash") String payloadHash,
    @JsonProperty("result") @Nullable ActionResult result,
    @JsonProperty("error") @Nullable ActionError error,
    @JsonProperty("started_at") OffsetDateTime startedAt,
    @JsonProperty("finished_at") @Nullable OffsetDateTime finishedAt
) {
  public Action {
  }
}
