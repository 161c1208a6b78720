// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The decision of one person.
 *
 * @param approver see {@link Principal}
 * @param accountable The person accountable for it: the approver, or the person who delegated it to that agent. It tells different people apart.
 * @param decision see {@link ApprovalDecision}
 * @param comment Comment of the person.
 * @param payloadHash SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
 * @param at Time.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Approval(
    @JsonProperty("approver") Principal approver,
    @JsonProperty("accountable") String accountable,
    @JsonProperty("decision") ApprovalDecision decision,
    @JsonProperty("comment") @Nullable String comment,
    @JsonProperty("payload_hash") String payloadHash,
    @JsonProperty("at") OffsetDateTime at
) {
  public Approval {
  }
}
