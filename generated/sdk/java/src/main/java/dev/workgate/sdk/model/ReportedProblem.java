// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Why something was not done (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`.
 *
 * @param type Names the kind of problem; a URI.
 * @param title The kind of problem, for people.
 * @param status The status that it would be answered with.
 * @param detail What it is this time, for people.
 * @param instance Names this problem; a URI.
 * @param errors The single problems; the first one is shown.
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

    /** Names the kind of problem; a URI. */
    public Builder type(@Nullable String type) {
      this.type = type;
      return this;
    }

    /** The kind of problem, for people. */
    public Builder title(@Nullable String title) {
      this.title = title;
      return this;
    }

    /** The status that it would be answered with. */
    public Builder status(@Nullable Long status) {
      this.status = status;
      return this;
    }

    /** What it is this time, for people. */
    public Builder detail(@Nullable String detail) {
      this.detail = detail;
      return this;
    }

    /** Names this problem; a URI. */
    public Builder instance(@Nullable String instance) {
      this.instance = instance;
      return this;
    }

    /** The single problems; the first one is shown. */
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
