// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A proposed message, exactly as it was handed in and as it will be posted.
 *
 * @param type Names the kind of payload; equal to `action_type`.
 * @param channelId The channel, as the chat platform names it. It is never a direct message.
 * @param text What the message says; not only white space. It appears as it is: mentions, links and special commands in angle brackets are shown, not expanded.
 * @param threadTs The message that this one answers, by its time stamp at the chat platform.
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
