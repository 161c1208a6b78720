// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A new WorkItem.
 *
 * @param subject One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction.
 * @param priority Urgency of the work; `normal` by default.
 * @param channel Channel of the work; `api` by default.
 * @param channelId Identifier of the source channel inside the tenant.
 * @param tags Labels of the tenant, each once.
 * @param contact see {@link WorkItemContactInput}
 * @param initialMessage see {@link InitialMessageInput}
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItemCreateRequest(
    @JsonProperty("subject") String subject,
    @JsonProperty("priority") @Nullable WorkItemPriority priority,
    @JsonProperty("channel") @Nullable WorkItemChannel channel,
    @JsonProperty("channel_id") @Nullable String channelId,
    @JsonProperty("tags") @Nullable List<String> tags,
    @JsonProperty("contact") @Nullable WorkItemContactInput contact,
    @JsonProperty("initial_message") @Nullable InitialMessageInput initialMessage
) {
  public WorkItemCreateRequest {
    tags = tags == null ? null : List.copyOf(tags);
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WorkItemCreateRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String subject;
    private @Nullable WorkItemPriority priority;
    private @Nullable WorkItemChannel channel;
    private @Nullable String channelId;
    private @Nullable List<String> tags;
    private @Nullable WorkItemContactInput contact;
    private @Nullable InitialMessageInput initialMessage;

    private Builder() {}

    /** One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction. */
    public Builder subject(String subject) {
      this.subject = subject;
      return this;
    }

    /** Urgency of the work; `normal` by default. */
    public Builder priority(@Nullable WorkItemPriority priority) {
      this.priority = priority;
      return this;
    }

    /** Channel of the work; `api` by default. */
    public Builder channel(@Nullable WorkItemChannel channel) {
      this.channel = channel;
      return this;
    }

    /** Identifier of the source channel inside the tenant. */
    public Builder channelId(@Nullable String channelId) {
      this.channelId = channelId;
      return this;
    }

    /** Labels of the tenant, each once. */
    public Builder tags(@Nullable List<String> tags) {
      this.tags = tags;
      return this;
    }

    /** See {@link WorkItemContactInput}. */
    public Builder contact(@Nullable WorkItemContactInput contact) {
      this.contact = contact;
      return this;
    }

    /** See {@link InitialMessageInput}. */
    public Builder initialMessage(@Nullable InitialMessageInput initialMessage) {
      this.initialMessage = initialMessage;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WorkItemCreateRequest build() {
      return new WorkItemCreateRequest(Objects.requireNonNull(subject, "subject"), priority, channel, channelId, tags, contact, initialMessage);
    }
  }
}
