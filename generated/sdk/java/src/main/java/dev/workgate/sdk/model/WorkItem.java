// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A request for work and its present state.
 *
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param subject One line that states the request.
 * @param status see {@link WorkItemStatus}
 * @param priority see {@link WorkItemPriority}
 * @param channel see {@link WorkItemChannel}
 * @param channelId Identifier of the source channel inside the tenant.
 * @param tags Labels of the tenant.
 * @param contact The requester, or null.
 * @param sourceReference The `external_message_id` of the initial message.
 * @param packKey The pack whose rules govern the work.
 * @param queueKey The pack's queue that the work waits in.
 * @param assignee The person working on it, or null.
 * @param threadId Identifier of the conversation.
 * @param messageCount Number of messages in the conversation, with the initial one.
 * @param dueAt Time by which to resolve it: creation plus the time of its queue, unless somebody set another time or none. Null if none. Ended work keeps it and is never overdue.
 * @param createdAt Creation time of the WorkItem (RFC 3339, UTC, milliseconds).
 * @param updatedAt Last change of the WorkItem or its conversation.
 * @param version Number of changes; the `ETag` value.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItem(
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("subject") String subject,
    @JsonProperty("status") WorkItemStatus status,
    @JsonProperty("priority") WorkItemPriority priority,
    @JsonProperty("channel") WorkItemChannel channel,
    @JsonProperty("channel_id") @Nullable String channelId,
    @JsonProperty("tags") List<String> tags,
    @JsonProperty("contact") @Nullable WorkItemContact contact,
    @JsonProperty("source_reference") @Nullable String sourceReference,
    @JsonProperty("pack_key") String packKey,
    @JsonProperty("queue_key") String queueKey,
    @JsonProperty("assignee") @Nullable Principal assignee,
    @JsonProperty("thread_id") String threadId,
    @JsonProperty("message_count") long messageCount,
    @JsonProperty("due_at") @Nullable OffsetDateTime dueAt,
    @JsonProperty("created_at") OffsetDateTime createdAt,
    @JsonProperty("updated_at") OffsetDateTime updatedAt,
    @JsonProperty("version") long version
) {
  public WorkItem {
    tags = List.copyOf(Objects.requireNonNull(tags, "tags"));
  }
}
