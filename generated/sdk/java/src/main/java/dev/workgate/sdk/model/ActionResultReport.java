// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Outcome of a request that was sent to a receiver.
 *
 * @param token The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7 days.
 * @param state see {@link ReportedState}
 * @param result Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most.
 * @param problem Reason, only if it failed.
 * @param retryAfterSeconds Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionResultReport(
    @JsonProperty("token") String token,
    @JsonProperty("state") ReportedState state,
    @JsonProperty("result") @Nullable Map<String, Object> result,
    @JsonProperty("problem") @Nullable ReportedProblem problem,
    @JsonProperty("retry_after_seconds") @Nullable Long retryAfterSeconds
) {
  public ActionResultReport {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link ActionResultReport}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String token;
    private @Nullable ReportedState state;
    private @Nullable Map<String, Object> result;
    private @Nullable ReportedProblem problem;
    private @Nullable Long retryAfterSeconds;

    private Builder() {}

    /** The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7 days. */
    public Builder token(String token) {
      this.token = token;
      return this;
    }

    /** See {@link ReportedState}. */
    public Builder state(ReportedState state) {
      this.state = state;
      return this;
    }

    /** Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most. */
    public Builder result(@Nullable Map<String, Object> result) {
      this.result = result;
      return this;
    }

    /** Reason, only if it failed. */
    public Builder problem(@Nullable ReportedProblem problem) {
      this.problem = problem;
      return this;
    }

    /** Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent. */
    public Builder retryAfterSeconds(@Nullable Long retryAfterSeconds) {
      this.retryAfterSeconds = retryAfterSeconds;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public ActionResultReport build() {
      return new ActionResultReport(Objects.requireNonNull(token, "token"), Objects.requireNonNull(state, "state"), result, problem, retryAfterSeconds);
    }
  }
}
