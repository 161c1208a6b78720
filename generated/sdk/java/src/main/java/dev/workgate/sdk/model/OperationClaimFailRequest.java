// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * That it was not done. What may have been done is reported by nobody, so that the lease ends and it is unknown.
 *
 * @param token The token of the claim, which nobody but who was given the claim has. It is a secret.
 * @param outcome see {@link OperationClaimFailure}
 * @param message Why, in a line for people.
 * @param retryAfterSeconds How long to wait before it is tried again.
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

    /** The token of the claim, which nobody but who was given the claim has. It is a secret. */
    public Builder token(String token) {
      this.token = token;
      return this;
    }

    /** See {@link OperationClaimFailure}. */
    public Builder outcome(OperationClaimFailure outcome) {
      this.outcome = outcome;
      return this;
    }

    /** Why, in a line for people. */
    public Builder message(String message) {
      this.message = message;
      return this;
    }

    /** How long to wait before it is tried again. */
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
