// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Proof of holding the claim.
 *
 * @param token The token of the claim, known only to its holder. It is a secret.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationClaimProof(
    @JsonProperty("token") String token
) {
  public OperationClaimProof {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link OperationClaimProof}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String token;

    private Builder() {}

    /** The token of the claim, known only to its holder. It is a secret. */
    public Builder token(String token) {
      this.token = token;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public OperationClaimProof build() {
      return new OperationClaimProof(Objects.requireNonNull(token, "token"));
    }
  }
}
