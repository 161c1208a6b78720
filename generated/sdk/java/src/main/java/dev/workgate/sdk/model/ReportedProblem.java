// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Reason for the failure (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`.
 *
 * @param type URI of the kind of problem.
 * @param title The kind of problem, for people.
 * @param status Status that describes the problem.
 * @param detail This occurrence, for people.
 * @param instance URI of this problem.
 * @param errors The individual problems; the first is shown.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ReportedProblem(
    @JsonProperty("type") @Nullable String type,
    @JsonProperty("title") @Nullable String title,
    @JsonProperty("status") @Nullable Long status,
    @JsonProperty("detail") @Nullable String detail,
    @JsonProperty("instance") @Nullable String instance,
    @JsonProperty("errors") @Nullable List<ReportedError> errors
) {
  public ReportedProblem {
    errors = errors == null ? null : List.copyOf(errors);
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link ReportedProblem}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String type;
    private @Nullable String title;
    private @Nullable Long status;
    private @Nullable String detail;
    private @Nullable String instance;
    private @Nullable List<ReportedError> errors;

    private Builder() {}

    /** URI of the kind of problem. */
    public Builder type(@Nullable String type) {
      this.type = type;
      return this;
    }

    /** The kind of problem, for people. */
    public Builder title(@Nullable String title) {
      this.title = title;
      return this;
    }

    /** Status that describes the problem. */
    public Builder status(@Nullable Long status) {
      this.status = status;
      return this;
    }

    /** This occurrence, for people. */
    public Builder detail(@Nullable String detail) {
      this.detail = detail;
      return this;
    }

    /** URI of this problem. */
    public Builder instance(@Nullable String instance) {
      this.instance = instance;
      return this;
    }

    /** The individual problems; the first is shown. */
    public Builder errors(@Nullable List<ReportedError> errors) {
      this.errors = errors;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public ReportedProblem build() {
      return new ReportedProblem(type, title, status, detail, instance, errors);
    }
  }
}
