// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The record of an execution. Append-only, but for its completion.
 *
 * @param actionId Identifier of an action record (TypeID, sortable by time of creation).
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param actionType see {@link ActionOperation}
 * @param integrationId Identifier of the integration that performs the action.
 * @param status see {@link ActionStatus}
 * @param idempotencyKey The key that the provider was given; the same in every attempt.
 * @param attempts How often it was tried.
 * @param executedBy see {@link Principal}
 * @param policyVersion Names the exact texts of the policies that were asked at execution.
 * @param payloadHash SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
 * @param result What the provider did; null unless it succeeded.
 * @param error Why it failed; null unless it did.
 * @param startedAt When the first attempt began.
 * @param finishedAt When it was over; null while it runs or is unknown.
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
