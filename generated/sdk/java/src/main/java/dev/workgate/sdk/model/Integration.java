// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A tenant's connection to a provider, and its operations. Never includes credentials or accounts.
 *
 * @param integrationId Identifier of the integration that performs the action.
 * @param kind see {@link IntegrationKind}
 * @param name Its name within the tenant.
 * @param enabled True if it is switched on; otherwise it executes nothing.
 * @param problem The problem that blocks every execution through it, including a freeze of it or of the tenant, and who can fix it; null if none is known. The provider is not asked.
 * @param operations Operations that can be proposed.
 * @param createdAt Creation time.
 * @param updatedAt Time of the last change.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Integration(
    @JsonProperty("integration_id") String integrationId,
    @JsonProperty("kind") IntegrationKind kind,
    @JsonProperty("name") String name,
    @JsonProperty("enabled") boolean enabled,
    @JsonProperty("problem") @Nullable String problem,
    @JsonProperty("operations") List<IntegrationOperation> operations,
    @JsonProperty("created_at") OffsetDateTime createdAt,
    @JsonProperty("updated_at") OffsetDateTime updatedAt
) {
  public Integration {
    operations = List.copyOf(Objects.requireNonNull(operations, "operations"));
  }
}
