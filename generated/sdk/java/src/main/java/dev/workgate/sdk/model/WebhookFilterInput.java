// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match.
 *
 * @param packKey The pack of the WorkItem; null for any.
 * @param tag A tag that the WorkItem carries; null for any.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookFilterInput(
    @JsonProperty("pack_key") JsonNullable<String> packKey,
    @JsonProperty("tag") JsonNullable<String> tag
) {
  public WebhookFilterInput {
    packKey = packKey == null ? JsonNullable.undefined() : packKey;
    tag = tag == null ? JsonNullable.undefined() : tag;
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WebhookFilterInput}. What is not set is not sent. */
  public static final class Builder {
    private JsonNullable<String> packKey = JsonNullable.undefined();
    private JsonNullable<String> tag = JsonNullable.undefined();

    private Builder() {}

    /** The pack of the WorkItem; null for any. */
    public Builder packKey(@Nullable String packKey) {
      this.packKey = JsonNullable.of(packKey);
      return this;
    }

    /** A tag that the WorkItem carries; null for any. */
    public Builder tag(@Nullable String tag) {
      this.tag = JsonNullable.of(tag);
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WebhookFilterInput build() {
      return new WebhookFilterInput(packKey, tag);
    }
  }
}
