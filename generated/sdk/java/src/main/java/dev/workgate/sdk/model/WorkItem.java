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
 * @param subject One line that says what is wanted.
 * @param status see {@link WorkItemStatus}
 * @param priority see {@link WorkItemPriority}
 * @param channel see {@link WorkItemChannel}
 * @param channelId Identifier of the source channel inside the tenant.
 * @param tags Labels of the tenant's own.
 * @param contact The person who asks, or null.
 * @param sourceReference The `external_message_id` of the initial message.
 * @param packKey The pack whose rules govern the work.
 * @param queueKey The queue of the pack that the work waits in.
 * @param assignee The person who has taken the work up, or null.
 * @param threadId Identifier of the conversation.
 * @param messageCount How many messages the conversation has, the initial one included.
 * @param dueAt By when it is to be resolved: so long after it was created as its queue says, unless somebody has set another time, or none. Null for none. What has ended keeps it, and is never overdue.
 * @param createdAt When the WorkItem was created (RFC 3339, UTC, milliseconds).
 * @param updatedAt When the WorkItem or its conversation last changed.
 * @param version Counts the changes; the value of the `ETag`.
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
