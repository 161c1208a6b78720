// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A source's identifier of an entity.
 *
 * @param sourceKey Key under which the tenant has registered the source.
 * @param id The identifier, as the source writes it.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataLegacyId(
    @JsonProperty("source_key") String sourceKey,
    @JsonProperty("id") String id
) {
  public DataLegacyId {
  }
}
