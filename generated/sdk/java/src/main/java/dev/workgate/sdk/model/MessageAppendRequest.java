// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A follow-up message.
 *
 * @param message see {@link MessageInput}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record MessageAppendRequest(
    @JsonProperty("message") MessageInput message
) {
  public MessageAppendRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link MessageAppendRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable MessageInput message;

    private Builder() {}

    /** See {@link MessageInput}. */
    public Builder message(MessageInput message) {
      this.message = message;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public MessageAppendRequest build() {
      return new MessageAppendRequest(Objects.requireNonNull(message, "message"));
    }
  }
}
