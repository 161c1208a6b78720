// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A tenant's way to a provider, and what can be proposed through it. Never its credentials or accounts.
 *
 * @param integrationId Identifier of the integration that performs the action.
 * @param kind see {@link IntegrationKind}
 * @param name What the people of the tenant call it.
 * @param enabled Whether it is switched on; nothing is executed through one that is not.
 * @param problem What keeps everything from being executed through it, also that it or the tenant is frozen, and who can mend that; null if nothing of the kind is known. The provider is not asked.
 * @param operations What can be proposed through it.
 * @param createdAt When it was made.
 * @param updatedAt When it was changed last.
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
