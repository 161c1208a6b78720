// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Reason the provider refused.
 *
 * @param code Kind of failure, such as `amount_exceeds_refundable`.
 * @param message For people.
 * @param retryable True if the proposal may be executed again.
 * @param retryAfterSeconds Seconds that the provider asks to wait; absent if it did not say so.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionError(
    @JsonProperty("code") String code,
    @JsonProperty("message") String message,
    @JsonProperty("retryable") boolean retryable,
    @JsonProperty("retry_after_seconds") @Nullable Long retryAfterSeconds
) {
  public ActionError {
  }
}
