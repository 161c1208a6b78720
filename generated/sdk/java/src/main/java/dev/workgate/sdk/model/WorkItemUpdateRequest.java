// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A JSON merge patch (RFC 7396) of a WorkItem.
 *
 * @param subject One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction.
 * @param status see {@link WorkItemStatus}
 * @param priority see {@link WorkItemPriority}
 * @param channelId New channel id; null removes it.
 * @param tags The complete new tags; null removes every tag.
 * @param contact see {@link WorkItemContactPatch}
 * @param dueAt Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none. Once set or removed, it stays so in whatever queue the WorkItem is.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItemUpdateRequest(
    @JsonProperty("subject") @Nullable String subject,
    @JsonProperty("status") @Nullable WorkItemStatus status,
    @JsonProperty("priority") @Nullable WorkItemPriority priority,
    @JsonProperty("channel_id") JsonNullable<String> channelId,
    @JsonProperty("tags") JsonNullable<List<String>> tags,
    @JsonProperty("contact") JsonNullable<WorkItemContactPatch> contact,
    @JsonProperty("due_at") JsonNullable<OffsetDateTime> dueAt
) {
  public WorkItemUpdateRequest {
    channelId = channelId == null ? JsonNullable.undefined() : channelId;
    tags = tags == null ? JsonNullable.undefined() : tags;
    contact = contact == null ? JsonNullable.undefined() : contact;
    dueAt = dueAt == null ? JsonNullable.undefined() : dueAt;
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WorkItemUpdateRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String subject;
    private @Nullable WorkItemStatus status;
    private @Nullable WorkItemPriority priority;
    private JsonNullable<String> channelId = JsonNullable.undefined();
    private JsonNullable<List<String>> tags = JsonNullable.undefined();
    private JsonNullable<WorkItemContactPatch> contact = JsonNullable.undefined();
    private JsonNullable<OffsetDateTime> dueAt = JsonNullable.undefined();

    private Builder() {}

    /** One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction. */
    public Builder subject(@Nullable String subject) {
      this.subject = subject;
      return this;
    }

    /** See {@link WorkItemStatus}. */
    public Builder status(@Nullable WorkItemStatus status) {
      this.status = status;
      return this;
    }

    /** See {@link WorkItemPriority}. */
    public Builder priority(@Nullable WorkItemPriority priority) {
      this.priority = priority;
      return this;
    }

    /** New channel id; null removes it. */
    public Builder channelId(@Nullable String channelId) {
      this.channelId = JsonNullable.of(channelId);
      return this;
    }

    /** The complete new tags; null removes every tag. */
    public Builder tags(@Nullable List<String> tags) {
      this.tags = JsonNullable.of(tags);
      return this;
    }

    /** See {@link WorkItemContactPatch}. */
    public Builder contact(@Nullable WorkItemContactPatch contact) {
      this.contact = JsonNullable.of(contact);
      return this;
    }

    /** Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none. Once set or removed, it stays so in whatever queue the WorkItem is. */
    public Builder dueAt(@Nullable OffsetDateTime dueAt) {
      this.dueAt = JsonNullable.of(dueAt);
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WorkItemUpdateRequest build() {
      return new WorkItemUpdateRequest(subject, status, priority, channelId, tags, contact, dueAt);
    }
  }
}
