// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The message as the chat platform took it.
 *
 * @param type Names the kind of result.
 * @param channelId The channel, as the chat platform names it. It is never a direct message.
 * @param ts Time stamp that names the message within its channel.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ChatPostMessageResult(
    @JsonProperty("type") String type,
    @JsonProperty("channel_id") String channelId,
    @JsonProperty("ts") String ts
) implements ActionResult {
  public ChatPostMessageResult {
    type = "chat_post_message";
  }
}
