// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One request to the receiver.
 *
 * @param at Time of sending.
 * @param status Status of the answer; null if none came.
 * @param latencyMs Duration in milliseconds.
 * @param problem Reason of the failure; null if delivered.
 * @param answer Beginning of the response body, up to 1 KiB, as text, without unprintable characters.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookAttempt(
    @JsonProperty("at") OffsetDateTime at,
    @JsonProperty("status") @Nullable Long status,
    @JsonProperty("latency_ms") long latencyMs,
    @JsonProperty("problem") @Nullable String problem,
    @JsonProperty("answer") String answer
) {
  public WebhookAttempt {
  }
}
