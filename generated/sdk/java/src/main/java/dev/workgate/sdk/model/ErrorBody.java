// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * What went wrong and what to do about it.
 *
 * @param type see {@link ErrorType}
 * @param message For people. It names the field and the remedy where there is one; do not match on it.
 * @param code see {@link ErrorCode}
 * @param correlationId Names the request in the logs of the service; may be empty.
 * @param retryable Whether repeating the same request later can succeed.
 * @param details The single problems, where there are several or a field is to blame. At most 20.
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
