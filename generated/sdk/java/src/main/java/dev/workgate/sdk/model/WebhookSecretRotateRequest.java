// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Overlap of the old secrets.
 *
 * @param overlapHours Hours for which previous secrets sign too; 24 if left out, 0 ends them at once.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookSecretRotateRequest(
    @JsonProperty("overlap_hours") @Nullable Long overlapHours
) {
  public WebhookSecretRotateRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WebhookSecretRotateRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable Long overlapHours;

    private Builder() {}

    /** Hours for which previous secrets sign too; 24 if left out, 0 ends them at once. */
    public Builder overlapHours(@Nullable Long overlapHours) {
      this.overlapHours = overlapHours;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WebhookSecretRotateRequest build() {
      return new WebhookSecretRotateRequest(overlapHours);
    }
  }
}
