// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One message of the conversation of a WorkItem.
 *
 * @param messageId Identifier of a message.
 * @param workItemId Identifier of a WorkItem (TypeID, sortable by time of creation).
 * @param role see {@link MessageRole}
 * @param content Message text.
 * @param externalMessageId The sender's own id of the initial message; null for all others.
 * @param author see {@link Principal}
 * @param createdAt Time of acceptance (RFC 3339, UTC, milliseconds).
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Message(
    @JsonProperty("message_id") String messageId,
    @JsonProperty("work_item_id") String workItemId,
    @JsonProperty("role") MessageRole role,
    @JsonProperty("content") String content,
    @JsonProperty("external_message_id") @Nullable String externalMessageId,
    @JsonProperty("author") Principal author,
    @JsonProperty("created_at") OffsetDateTime createdAt
) {
  public Message {
  }
}
