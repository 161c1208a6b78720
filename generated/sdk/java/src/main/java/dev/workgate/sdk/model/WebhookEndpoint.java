// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An address to which events are sent.
 *
 * @param webhookEndpointId Identifier of an endpoint (TypeID, sortable by time of creation).
 * @param url Address to POST events to. `https:`, at port 443, of a host whose every address is public.
 * @param description Its purpose, in your words.
 * @param types Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.
 * @param filter see {@link WebhookFilter}
 * @param status see {@link WebhookEndpointStatus}
 * @param nextSequence First event of the log not yet processed for the endpoint. While it is not `on`, this stays at the first event that may have been missed: recover from there (`after_sequence` is one less) when it is on again.
 * @param failingSince Start of the current failures; null unless the last attempt failed.
 * @param lastDeliveredAt Time of the last delivery.
 * @param secretOverlapEndsAt Time until which previous secrets sign too; null if only one signs.
 * @param createdAt Time of creation.
 * @param updatedAt Time of the last change.
 * @param version Counts its changes; `ETag` names it. Deliveries do not count.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookEndpoint(
    @JsonProperty("webhook_endpoint_id") String webhookEndpointId,
    @JsonProperty("url") String url,
    @JsonProperty("description") String description,
    @JsonProperty("types") List<String> types,
    @JsonProperty("filter") WebhookFilter filter,
    @JsonProperty("status") WebhookEndpointStatus status,
    @JsonProperty("next_sequence") long nextSequence,
    @JsonProperty("failing_since") @Nullable OffsetDateTime failingSince,
    @JsonProperty("last_delivered_at") @Nullable OffsetDateTime lastDeliveredAt,
    @JsonProperty("secret_overlap_ends_at") @Nullable OffsetDateTime secretOverlapEndsAt,
    @JsonProperty("created_at") OffsetDateTime createdAt,
    @JsonProperty("updated_at") OffsetDateTime updatedAt,
    @JsonProperty("version") long version
) {
  public WebhookEndpoint {
    types = List.copyOf(Objects.requireNonNull(types, "types"));
  }
}
