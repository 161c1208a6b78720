// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What the provider said when it was asked last. It is asked when something is proposed, and again when somebody asks for that. What it would refuse is never approved, by policy or by people, until it says otherwise. Executing it asks the provider once more.
 *
 * @param outcome see {@link ActionProposalCheckOutcome}
 * @param problems What the provider would refuse it for, by field, such as `payload.order_id`; or why it could not be asked.
 * @param at When the provider was asked; null if it never was.
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
