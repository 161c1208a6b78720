// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An operation of the service or of the tenant, in the same form. Names of the tenant's operations begin with `x_`.
 *
 * @param operation Its name, the `type` of its payloads and results.
 * @param version Its newest version. Existing proposals continue under their own version.
 * @param status see {@link OperationStatus}
 * @param title Its name for people.
 * @param description Effect of the operation and when to use it, for proposers.
 * @param resourceType Kind of resource that it changes.
 * @param highestRisk The highest risk of any payload.
 * @param executors Kinds of integration that may carry it out.
 * @param payloadSchema JSON Schema of payloads, with `type`.
 * @param resultSchema JSON Schema of results, with `type`.
 * @param schemaHash SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`, `description`, `examples`, `example`, `deprecated`). Proposals pin it.
 * @param problem The problem that blocks every execution of it, through any integration, and who can fix it; null if none is known.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Operation(
    @JsonProperty("operation") String operation,
    @JsonProperty("version") long version,
    @JsonProperty("status") OperationStatus status,
    @JsonProperty("title") String title,
    @JsonProperty("description") String description,
    @JsonProperty("resource_type") String resourceType,
    @JsonProperty("highest_risk") ActionRisk highestRisk,
    @JsonProperty("executors") List<String> executors,
    @JsonProperty("payload_schema") Map<String, Object> payloadSchema,
    @JsonProperty("result_schema") Map<String, Object> resultSchema,
    @JsonProperty("schema_hash") String schemaHash,
    @JsonProperty("problem") JsonNullable<String> problem
) {
  public Operation {
    executors = List.copyOf(Objects.requireNonNull(executors, "executors"));
    problem = problem == null ? JsonNullable.undefined() : problem;
  }
}
