// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The claim, renewed.
 *
 * @param claimId Identifier of a claim (TypeID, sortable by time of creation).
 * @param actionId Identifier of an action record (TypeID, sortable by time of creation).
 * @param begun True if it was begun, so may be done.
 * @param leaseSeconds Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending.
 * @param leaseExpiresAt End of the lease, by the clock of the service.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimLease(
    @JsonProperty("claim_id") String claimId,
    @JsonProperty("action_id") String actionId,
    @JsonProperty("begun") boolean begun,
    @JsonProperty("lease_seconds") long leaseSeconds,
    @JsonProperty("lease_expires_at") OffsetDateTime leaseExpiresAt
) {
  public OperationClaimLease {
  }
}
