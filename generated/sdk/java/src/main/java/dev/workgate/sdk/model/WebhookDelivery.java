// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An event sent to an endpoint, with every attempt. Kept for 30 days.
 *
 * @param webhookDeliveryId Identifier of a delivery (TypeID, sortable by time of creation).
 * @param webhookEndpointId Identifier of an endpoint (TypeID, sortable by time of creation).
 * @param eventId Identifier of an entry.
 * @param sequence Position of the event in the tenant's log.
 * @param type see {@link EventType}
 * @param status see {@link WebhookDeliveryStatus}
 * @param attempts Oldest first.
 * @param nextAttemptAt Time of the next attempt; null if none.
 * @param replayOf The delivery that this one repeats; null if none.
 * @param body Exact bytes sent.
 * @param createdAt Time of queuing.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookDelivery(
    @JsonProperty("webhook_delivery_id") String webhookDeliveryId,
    @JsonProperty("webhook_endpoint_id") String webhookEndpointId,
    @JsonProperty("event_id") String eventId,
    @JsonProperty("sequence") long sequence,
    @JsonProperty("type") EventType type,
    @JsonProperty("status") WebhookDeliveryStatus status,
    @JsonProperty("attempts") List<WebhookAttempt> attempts,
    @JsonProperty("next_attempt_at") @Nullable OffsetDateTime nextAttemptAt,
    @JsonProperty("replay_of") @Nullable String replayOf,
    @JsonProperty("body") String body,
    @JsonProperty("created_at") OffsetDateTime createdAt
) {
  public WebhookDelivery {
    attempts = List.copyOf(Objects.requireNonNull(attempts, "attempts"));
  }
}
