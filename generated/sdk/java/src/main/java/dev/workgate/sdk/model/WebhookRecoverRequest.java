// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Events to send again.
 *
 * @param afterSequence Position in the tenant's log, counted from 1 without gaps.
 * @param includeDelivered True to send delivered events again, too. Otherwise only failed and unsent ones.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookRecoverRequest(
    @JsonProperty("after_sequence") long afterSequence,
    @JsonProperty("include_delivered") @Nullable Boolean includeDelivered
) {
  public WebhookRecoverRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WebhookRecoverRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable Long afterSequence;
    private @Nullable Boolean includeDelivered;

    private Builder() {}

    /** Position in the tenant's log, counted from 1 without gaps. */
    public Builder afterSequence(Long afterSequence) {
      this.afterSequence = afterSequence;
      return this;
    }

    /** True to send delivered events again, too. Otherwise only failed and unsent ones. */
    public Builder includeDelivered(@Nullable Boolean includeDelivered) {
      this.includeDelivered = includeDelivered;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WebhookRecoverRequest build() {
      return new WebhookRecoverRequest(Objects.requireNonNull(afterSequence, "afterSequence"), includeDelivered);
    }
  }
}
