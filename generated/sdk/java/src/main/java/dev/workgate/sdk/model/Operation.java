// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What the service can have done, in the same form whether it brings it along or the tenant has defined it. The names of a tenant's own begin with `x_`.
 *
 * @param operation Its name, the `type` of its payloads and results.
 * @param version Its newest version. What was proposed by an older one goes on under that one.
 * @param status see {@link OperationStatus}
 * @param title Its name for people.
 * @param description What it does and when it is the right one, for whoever proposes it.
 * @param resourceType Kind of resource that it acts on.
 * @param highestRisk The most that any payload of it is of.
 * @param executors Kinds of integration that may carry it out.
 * @param payloadSchema Of its payloads, `type` among their members.
 * @param resultSchema Of its results, `type` among their members.
 * @param schemaHash SHA-256, in hexadecimal, over the RFC 8785 form of `payload_schema` without annotations (`title`, `description`, `examples`, `example`, `deprecated`). Proposals pin it.
 * @param problem What keeps everything of it from being executed, whatever carries it, and who can mend that; null if nothing of the kind is known.
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
