// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Posts a message to a channel of a chat workspace.
 *
 * @param type Names the kind of payload; equal to `action_operation`.
 * @param channelId Id of the channel on the chat platform. Never a direct message.
 * @param text Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded. Line breaks and tabs are allowed, other control characters are not.
 * @param threadTs The message that this one answers, by its chat platform timestamp.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ChatPostMessagePayload(
    @JsonProperty("type") String type,
    @JsonProperty("channel_id") String channelId,
    @JsonProperty("text") String text,
    @JsonProperty("thread_ts") @Nullable String threadTs
) implements ActionPayload {
  public ChatPostMessagePayload {
    type = "chat_post_message";
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link ChatPostMessagePayload}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String channelId;
    private @Nullable String text;
    private @Nullable String threadTs;

    private Builder() {}

    /** Id of the channel on the chat platform. Never a direct message. */
    public Builder channelId(String channelId) {
      this.channelId = channelId;
      return this;
    }

    /** Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets are not expanded. Line breaks and tabs are allowed, other control characters are not. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    /** The message that this one answers, by its chat platform timestamp. */
    public Builder threadTs(@Nullable String threadTs) {
      this.threadTs = threadTs;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public ChatPostMessagePayload build() {
      return new ChatPostMessagePayload("chat_post_message", Objects.requireNonNull(channelId, "channelId"), Objects.requireNonNull(text, "text"), threadTs);
    }
  }
}
