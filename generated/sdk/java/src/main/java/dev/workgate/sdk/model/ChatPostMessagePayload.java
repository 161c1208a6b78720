// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Asks to post a message to a channel of a chat workspace.
 *
 * @param type Names the kind of payload; equal to `action_operation`.
 * @param channelId The channel, as the chat platform names it. It is never a direct message.
 * @param text What the message says; not only white space. It appears as it is: mentions, links and special commands in angle brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters.
 * @param threadTs The message that this one answers, by its time stamp at the chat platform.
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

    /** The channel, as the chat platform names it. It is never a direct message. */
    public Builder channelId(String channelId) {
      this.channelId = channelId;
      return this;
    }

    /** What the message says; not only white space. It appears as it is: mentions, links and special commands in angle brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters. */
    public Builder text(String text) {
      this.text = text;
      return this;
    }

    /** The message that this one answers, by its time stamp at the chat platform. */
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
