// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Executes, or only shows the effect of executing.
 *
 * @param dryRun `true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ActionProposalExecuteRequest(
    @JsonProperty("dry_run") boolean dryRun
) {
  public ActionProposalExecuteRequest {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link ActionProposalExecuteRequest}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable Boolean dryRun;

    private Builder() {}

    /** `true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes. */
    public Builder dryRun(Boolean dryRun) {
      this.dryRun = dryRun;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public ActionProposalExecuteRequest build() {
      return new ActionProposalExecuteRequest(Objects.requireNonNull(dryRun, "dryRun"));
    }
  }
}
