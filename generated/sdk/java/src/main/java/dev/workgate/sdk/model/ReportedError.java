// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * One problem, and the field of the payload at fault, if any.
 *
 * @param detail Problem, for people.
 * @param pointer Its place in the request (RFC 6901).
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ReportedError(
    @JsonProperty("detail") @Nullable String detail,
    @JsonProperty("pointer") @Nullable String pointer
) {
  public ReportedError {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link ReportedError}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String detail;
    private @Nullable String pointer;

    private Builder() {}

    /** Problem, for people. */
    public Builder detail(@Nullable String detail) {
      this.detail = detail;
      return this;
    }

    /** Its place in the request (RFC 6901). */
    public Builder pointer(@Nullable String pointer) {
      this.pointer = pointer;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public ReportedError build() {
      return new ReportedError(detail, pointer);
    }
  }
}
