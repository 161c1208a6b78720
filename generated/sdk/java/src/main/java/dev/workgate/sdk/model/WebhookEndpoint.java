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
 * @param url Where events are sent by POST. `https:`, at port 443, of a host whose every address is public.
 * @param description What it is for, in your words.
 * @param types Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all.
 * @param filter see {@link WebhookFilter}
 * @param status see {@link WebhookEndpointStatus}
 * @param nextSequence The first event of the log that was not looked at for it yet. While it is not `on` this stands still, at the first event that it may have missed: recover from there (`after_sequence` is one less) when it is on again.
 * @param failingSince Since when nothing could be delivered; null unless the last attempt failed.
 * @param lastDeliveredAt When something was delivered last.
 * @param secretOverlapEndsAt Until when the secrets before the last rotation sign too; null if one alone signs.
 * @param createdAt When it was created.
 * @param updatedAt When it was changed last.
 * @param version Counts its changes; `ETag` names it. Deliveries are no changes.
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
