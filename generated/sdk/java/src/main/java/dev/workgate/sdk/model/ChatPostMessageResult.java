// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The message as the platform stored it.
 *
 * @param type Names the kind of result.
 * @param channelId Id of the channel on the chat platform. Never a direct message.
 * @param ts Timestamp that identifies the message in its channel.
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
