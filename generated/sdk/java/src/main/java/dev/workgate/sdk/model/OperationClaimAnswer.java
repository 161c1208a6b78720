// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Work to carry out.
 *
 * @param claim The claim; null if none came.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimAnswer(
    @JsonProperty("claim") @Nullable OperationClaim claim
) {
  public OperationClaimAnswer {
  }
}
