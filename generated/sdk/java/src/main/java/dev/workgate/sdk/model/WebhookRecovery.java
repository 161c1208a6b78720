// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Events being sent again.
 *
 * @param afterSequence Events after this one.
 * @param upToSequence Up to this one; later events are sent anyway.
 * @param includeDelivered True if delivered events are included.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookRecovery(
    @JsonProperty("after_sequence") long afterSequence,
    @JsonProperty("up_to_sequence") long upToSequence,
    @JsonProperty("include_delivered") boolean includeDelivered
) {
  public WebhookRecovery {
  }
}
