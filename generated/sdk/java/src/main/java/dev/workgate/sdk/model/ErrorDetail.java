// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One problem of a request.
 *
 * @param field Path of the field in the body, or name of the query parameter, path parameter or header.
 * @param problem The problem.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ErrorDetail(
    @JsonProperty("field") String field,
    @JsonProperty("problem") String problem
) {
  public ErrorDetail {
  }
}
