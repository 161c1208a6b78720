// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An operation that can be proposed through an integration.
 *
 * @param actionOperation see {@link ActionOperation}
 * @param resourceType see {@link ResourceType}
 * @param title Name of the operation for people.
 * @param highestRisk The highest risk of any payload.
 * @param limits Requirements of each pack that allows the operation. Work of other packs cannot propose it.
 * @param problem The problem that blocks every execution of it, and who can fix it; null if none is known.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record IntegrationOperation(
    @JsonProperty("action_operation") ActionOperation actionOperation,
    @JsonProperty("resource_type") ResourceType resourceType,
    @JsonProperty("title") String title,
    @JsonProperty("highest_risk") ActionRisk highestRisk,
    @JsonProperty("limits") List<OperationLimits> limits,
    @JsonProperty("problem") JsonNullable<String> problem
) {
  public IntegrationOperation {
    limits = List.copyOf(Objects.requireNonNull(limits, "limits"));
    problem = problem == null ? JsonNullable.undefined() : problem;
  }
}
