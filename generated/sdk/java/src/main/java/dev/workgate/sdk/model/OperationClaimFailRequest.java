// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Reports that it was not done. If it may have been done, report nothing: the lease ends, the outcome unknown.
 *
 * @param token The token of the claim, known only to its holder. It is a secret.
 * @param outcome see {@link OperationClaimFailure}
 * @param message Reason, as a line of text.
 * @param retryAfterSeconds Seconds to wait before the next attempt.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimFailRequest(
    @JsonProperty("token") String token,
    @JsonProperty("outcome") OperationClaimFailure outcome,
    @JsonProperty("message") String message,
    @JsonProperty("retry_after_seconds") @Nullable Long retryAfterSeconds
) {
  public OperationClaimFailRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link OperationClaimFailRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String token;
    private @Nullable OperationClaimFailure outcome;
    private @Nullable String message;
    private @Nullable Long retryAfterSeconds;

    private Builder() {}

    /** The token of the claim, known only to its holder. It is a secret. */
    public Builder token(String token) {
      this.token = token;
      return this;
    }

    /** See {@link OperationClaimFailure}. */
    public Builder outcome(OperationClaimFailure outcome) {
      this.outcome = outcome;
      return this;
    }

    /** Reason, as a line of text. */
    public Builder message(String message) {
      this.message = message;
      return this;
    }

    /** Seconds to wait before the next attempt. */
    public Builder retryAfterSeconds(@Nullable Long retryAfterSeconds) {
      this.retryAfterSeconds = retryAfterSeconds;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public OperationClaimFailRequest build() {
      return new OperationClaimFailRequest(Objects.requireNonNull(token, "token"), Objects.requireNonNull(outcome, "outcome"), Objects.requireNonNull(message, "message"), retryAfterSeconds);
    }
  }
}
