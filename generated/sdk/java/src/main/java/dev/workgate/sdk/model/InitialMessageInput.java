// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The first message of the conversation.
 *
 * @param role see {@link UserRole}
 * @param content Message text; not only white space. It may have line breaks and tabs, but no other control characters.
 * @param externalMessageId The sender's own id of the message; becomes the `source_reference` of the WorkItem.
 * @param channel If given, it must equal the `channel` of the WorkItem.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record InitialMessageInput(
    @JsonProperty("role") @Nullable UserRole role,
    @JsonProperty("content") String content,
    @JsonProperty("external_message_id") @Nullable String externalMessageId,
    @JsonProperty("channel") @Nullable WorkItemChannel channel
) {
  public InitialMessageInput {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link InitialMessageInput}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable UserRole role;
    private @Nullable String content;
    private @Nullable String externalMessageId;
    private @Nullable WorkItemChannel channel;

    private Builder() {}

    /** See {@link UserRole}. */
    public Builder role(@Nullable UserRole role) {
      this.role = role;
      return this;
    }

    /** Message text; not only white space. It may have line breaks and tabs, but no other control characters. */
    public Builder content(String content) {
      this.content = content;
      return this;
    }

    /** The sender's own id of the message; becomes the `source_reference` of the WorkItem. */
    public Builder externalMessageId(@Nullable String externalMessageId) {
      this.externalMessageId = externalMessageId;
      return this;
    }

    /** If given, it must equal the `channel` of the WorkItem. */
    public Builder channel(@Nullable WorkItemChannel channel) {
      this.channel = channel;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public InitialMessageInput build() {
      return new InitialMessageInput(role, Objects.requireNonNull(content, "content"), externalMessageId, channel);
    }
  }
}
