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
 * @param accountable The person who answers for it: the approver, or whoever delegated it to that agent. Different people are told apart by this.
 * @param decision see {@link ApprovalDecision}
 * @param comment What the person said to it.
 * @param payloadHash SHA-256, in hexadecimal, over the RFC 8785 form of `{tenant, work_item, integration, operation, resource_type, payload}`. What was approved is executed only while it has this hash.
 * @param at When.
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
