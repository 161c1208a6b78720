// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Something that one worker, and nobody else, may carry out as long as its lease lasts. Nothing is done before it is begun (`beginOperationClaim`).
 *
 * @param claimId Identifier of a claim (TypeID, sortable by time of creation).
 * @param token The token of the claim, which nobody but who was given the claim has. It is a secret.
 * @param leaseSeconds How long the lease lasts from this answer on. Workers count by their own clock from when they sent the request.
 * @param leaseExpiresAt When the lease ends, by the clock of the service.
 * @param actionId Identifier of an action record (TypeID, sortable by time of creation).
 * @param idempotencyKey The same in every attempt at this action, so that whoever does it can tell a repetition.
 * @param proposalId Identifier of an action proposal (TypeID, sortable by time of creation).
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param integrationId Identifier of the integration that performs the action.
 * @param operation Name of an operation that the tenant has defined.
 * @param version Version of the operation that was proposed.
 * @param payload What exactly is to be done, as it was proposed and approved: `type`, which names the operation, and the members that its `payload_schema` has.
 * @param payloadHash SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
 * @param approvedBy Who has approved it; empty where policy has.
 * @param attempt Which attempt it is. A higher one than 1 may be of what was done already.
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
