// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The body of every answer above 399.
 *
 * @param error see {@link ErrorBody}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ErrorResponse(
    @JsonProperty("error") ErrorBody error
) {
  public ErrorResponse {
  }
}
