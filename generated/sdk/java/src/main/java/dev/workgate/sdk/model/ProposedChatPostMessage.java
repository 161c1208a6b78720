// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A proposed message, exactly as submitted and as it will be posted.
 *
 * @param type Names the kind of payload; equal to `action_type`.
 * @param channelId Id of the channel on the chat platform. Never a direct message.
 * @param text Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded.
 * @param threadTs The message that this one answers, by its chat platform timestamp.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ProposedChatPostMessage(
    @JsonProperty("type") String type,
    @JsonProperty("channel_id") String channelId,
    @JsonProperty("text") String text,
    @JsonProperty("thread_ts") @Nullable String threadTs
) implements ProposedAction {
  public ProposedChatPostMessage {
    type = "chat_post_message";
  }
}
