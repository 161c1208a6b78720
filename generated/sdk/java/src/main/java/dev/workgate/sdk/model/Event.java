// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * An event in the tenant's log: what happened, and where to read the current state. It holds no personal data. The same event is identical everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`).
 *
 * @param eventId Identifier of an entry.
 * @param sequence Position in the tenant's log, counted from 1 without gaps.
 * @param type see {@link EventType}
 * @param at Event time (RFC 3339, UTC, milliseconds).
 * @param subject see {@link EventSubject}
 * @param workItemId The WorkItem of the event; null if it belongs to none.
 * @param actor see {@link EvidenceActor}
 * @param correlationId Id of the request that caused it in the service's logs.
 * @param url Path of this API that reads the subject; null if no operation returns it.
 * @param data The `data` of the entry, only with `expand=data` and only if the entry belongs to a WorkItem; personal values are salted commitments.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Event(
    @JsonProperty("event_id") String eventId,
    @JsonProperty("sequence") long sequence,
    @JsonProperty("type") EventType type,
    @JsonProperty("at") OffsetDateTime at,
    @JsonProperty("subject") EventSubject subject,
    @JsonProperty("work_item_id") @Nullable String workItemId,
    @JsonProperty("actor") EvidenceActor actor,
    @JsonProperty("correlation_id") String correlationId,
    @JsonProperty("url") @Nullable String url,
    @JsonProperty("data") @Nullable Map<String, Object> data
) {
  public Event {
  }
}
