// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Description of the data's shape.
 *
 * @param viewKey Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
 * @param version Version of the shape; breaking changes raise its first number.
 * @param extensions JSON Schema of each participating adapter's extension, by adapter key.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataSchema(
    @JsonProperty("view_key") String viewKey,
    @JsonProperty("version") String version,
    @JsonProperty("extensions") Map<String, Object> extensions
) {
  public DataSchema {
  }
}
