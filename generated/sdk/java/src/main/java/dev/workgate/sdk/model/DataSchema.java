// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What describes the shape of the data.
 *
 * @param viewKey Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
 * @param version Version of the shape; changes that break readers raise its first number.
 * @param extensions JSON Schema of the extension of each adapter that took part, by its key.
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
