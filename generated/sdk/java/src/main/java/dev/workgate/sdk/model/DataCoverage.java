// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Local dates of the first and the last group.
 *
 * @param from A local date, YYYY-MM-DD.
 * @param to A local date, YYYY-MM-DD.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataCoverage(
    @JsonProperty("from") LocalDate from,
    @JsonProperty("to") LocalDate to
) {
  public DataCoverage {
  }
}
