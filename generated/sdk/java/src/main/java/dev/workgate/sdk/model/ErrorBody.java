// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The error and its remedy.
 *
 * @param type see {@link ErrorType}
 * @param message For people. It names the field and, if there is one, the remedy; do not match on it.
 * @param code see {@link ErrorCode}
 * @param correlationId Id of the request in the service's logs; may be empty.
 * @param retryable True if repeating the request later can succeed.
 * @param details Individual problems, if there are several or a field is at fault. At most 20.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ErrorBody(
    @JsonProperty("type") ErrorType type,
    @JsonProperty("message") String message,
    @JsonProperty("code") ErrorCode code,
    @JsonProperty("correlation_id") String correlationId,
    @JsonProperty("retryable") boolean retryable,
    @JsonProperty("details") @Nullable List<ErrorDetail> details
) {
  public ErrorBody {
    details = details == null ? null : List.copyOf(details);
  }
}
