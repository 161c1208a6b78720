// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An approved action that one worker alone may carry out while the lease lasts. Do nothing before the claim is begun (`beginOperationClaim`).
 *
 * @param claimId Identifier of a claim (TypeID, sortable by time of creation).
 * @param token The token of the claim, known only to its holder. It is a secret.
 * @param leaseSeconds Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending.
 * @param leaseExpiresAt End of the lease, by the clock of the service.
 * @param actionId Identifier of an action record (TypeID, sortable by time of creation).
 * @param idempotencyKey The same in every attempt at this action, so that its executor can detect a repetition.
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param integrationId Identifier of the integration that performs the action.
 * @param operation Name of an operation that the tenant has defined.
 * @param version Proposed version of the operation.
 * @param payload The exact payload, as proposed and approved: `type`, which names the operation, and the members of its `payload_schema`.
 * @param payloadHash SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
 * @param approvedBy Its approvers; empty if policy approved it.
 * @param attempt Number of the attempt. Above 1, the action may already have been done.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaim(
    @JsonProperty("claim_id") String claimId,
    @JsonProperty("token") String token,
    @JsonProperty("lease_seconds") long leaseSeconds,
    @JsonProperty("lease_expires_at") OffsetDateTime leaseExpiresAt,
    @JsonProperty("action_id") String actionId,
    @JsonProperty("idempotency_key") String idempotencyKey,
    @JsonProperty("proposal_id") String proposalId,
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("integration_id") String integrationId,
    @JsonProperty("operation") String operation,
    @JsonProperty("version") long version,
    @JsonProperty("payload") Map<String, Object> payload,
    @JsonProperty("payload_hash") String payloadHash,
    @JsonProperty("approved_by") List<Principal> approvedBy,
    @JsonProperty("attempt") long attempt
) {
  public OperationClaim {
    approvedBy = List.copyOf(Objects.requireNonNull(approvedBy, "approved_by"));
  }
}
