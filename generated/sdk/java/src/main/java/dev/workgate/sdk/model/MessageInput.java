// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The message to append.
 *
 * @param content Message text; not only white space. It may have line breaks and tabs, but no other control characters.
 * @param role see {@link UserRole}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record MessageInput(
    @JsonProperty("content") String content,
    @JsonProperty("role") @Nullable UserRole role
) {
  public MessageInput {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link MessageInput}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String content;
    private @Nullable UserRole role;

    private Builder() {}

    /** Message text; not only white space. It may have line breaks and tabs, but no other control characters. */
    public Builder content(String content) {
      this.content = content;
      return this;
    }

    /** See {@link UserRole}. */
    public Builder role(@Nullable UserRole role) {
      this.role = role;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public MessageInput build() {
      return new MessageInput(Objects.requireNonNull(content, "content"), role);
    }
  }
}
