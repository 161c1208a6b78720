// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Reports success.
 *
 * @param token The token of the claim, known only to its holder. It is a secret.
 * @param result Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimCompleteRequest(
    @JsonProperty("token") String token,
    @JsonProperty("result") Map<String, Object> result
) {
  public OperationClaimCompleteRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link OperationClaimCompleteRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String token;
    private @Nullable Map<String, Object> result;

    private Builder() {}

    /** The token of the claim, known only to its holder. It is a secret. */
    public Builder token(String token) {
      this.token = token;
      return this;
    }

    /** Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB. */
    public Builder result(Map<String, Object> result) {
      this.result = result;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public OperationClaimCompleteRequest build() {
      return new OperationClaimCompleteRequest(Objects.requireNonNull(token, "token"), Objects.requireNonNull(result, "result"));
    }
  }
}
