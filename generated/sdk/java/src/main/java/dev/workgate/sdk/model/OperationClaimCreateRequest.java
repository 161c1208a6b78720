// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Operations a worker can carry out, and how long it waits.
 *
 * @param operations Names of the operations that it can carry out.
 * @param waitSeconds Seconds to wait if there is nothing to carry out; no wait if absent.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimCreateRequest(
    @JsonProperty("operations") List<String> operations,
    @JsonProperty("wait_seconds") @Nullable Long waitSeconds
) {
  public OperationClaimCreateRequest {
    operations = List.copyOf(Objects.requireNonNull(operations, "operations"));
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link OperationClaimCreateRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable List<String> operations;
    private @Nullable Long waitSeconds;

    private Builder() {}

    /** Names of the operations that it can carry out. */
    public Builder operations(List<String> operations) {
      this.operations = operations;
      return this;
    }

    /** Seconds to wait if there is nothing to carry out; no wait if absent. */
    public Builder waitSeconds(@Nullable Long waitSeconds) {
      this.waitSeconds = waitSeconds;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public OperationClaimCreateRequest build() {
      return new OperationClaimCreateRequest(Objects.requireNonNull(operations, "operations"), waitSeconds);
    }
  }
}
