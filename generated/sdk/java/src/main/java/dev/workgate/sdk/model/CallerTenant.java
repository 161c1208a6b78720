// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The tenant of everything that the key creates or reads.
 *
 * @param tenantId Identifier of the tenant.
 * @param name Tenant's name.
 * @param createdAt Creation time.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CallerTenant(
    @JsonProperty("tenant_id") String tenantId,
    @JsonProperty("name") String name,
    @JsonProperty("created_at") OffsetDateTime createdAt
) {
  public CallerTenant {
  }
}
