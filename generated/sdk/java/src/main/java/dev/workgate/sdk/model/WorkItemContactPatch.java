// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Changes to the contact; null removes it.
 *
 * @param name New name; null removes it.
 * @param email New e-mail address; null removes it.
 * @param locale New locale; null removes it.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItemContactPatch(
    @JsonProperty("name") JsonNullable<String> name,
    @JsonProperty("email") JsonNullable<String> email,
    @JsonProperty("locale") JsonNullable<String> locale
) {
  public WorkItemContactPatch {
    name = name == null ? JsonNullable.undefined() : name;
    email = email == null ? JsonNullable.undefined() : email;
    locale = locale == null ? JsonNullable.undefined() : locale;
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WorkItemContactPatch}. What is not set is not sent. */
  public static final class Builder {
    private JsonNullable<String> name = JsonNullable.undefined();
    private JsonNullable<String> email = JsonNullable.undefined();
    private JsonNullable<String> locale = JsonNullable.undefined();

    private Builder() {}

    /** New name; null removes it. */
    public Builder name(@Nullable String name) {
      this.name = JsonNullable.of(name);
      return this;
    }

    /** New e-mail address; null removes it. */
    public Builder email(@Nullable String email) {
      this.email = JsonNullable.of(email);
      return this;
    }

    /** New locale; null removes it. */
    public Builder locale(@Nullable String locale) {
      this.locale = JsonNullable.of(locale);
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WorkItemContactPatch build() {
      return new WorkItemContactPatch(name, email, locale);
    }
  }
}
