// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal that it would refuse is never approved, by policy or by people, until its answer changes. Execution asks the provider once more.
 *
 * @param outcome see {@link ActionProposalCheckOutcome}
 * @param problems The provider's reasons to refuse, by field, such as `payload.order_id`; or why it could not be asked.
 * @param at Time of the check; null if never asked.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposalCheck(
    @JsonProperty("outcome") ActionProposalCheckOutcome outcome,
    @JsonProperty("problems") List<ErrorDetail> problems,
    @JsonProperty("at") @Nullable OffsetDateTime at
) {
  public ActionProposalCheck {
    problems = List.copyOf(Objects.requireNonNull(problems, "problems"));
  }
}
