// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Something that happened, as the log of the tenant has it: what it was, and where to read how it is now. It holds no personal data. The same event is the same everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`).
 *
 * @param eventId Identifier of an entry.
 * @param sequence Place in the log of the tenant, which counts from 1 without gaps.
 * @param type see {@link EventType}
 * @param at When it happened (RFC 3339, UTC, milliseconds).
 * @param subject see {@link EventSubject}
 * @param workItemId The WorkItem that it belongs to; null for what belongs to none.
 * @param actor see {@link EvidenceActor}
 * @param correlationId Names the request that caused it in the logs of the service.
 * @param url Where the subject can be read, as a path of this API; null where no operation answers with it.
 * @param data The `data` of the entry, with `expand=data` only, and only of entries that belong to a WorkItem; personal values are in it as salted commitments.
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
