// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The requester.
 *
 * @param name Name of the person.
 * @param email E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`.
 * @param locale Language of the person as a BCP 47 tag.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItemContactInput(
    @JsonProperty("name") @Nullable String name,
    @JsonProperty("email") @Nullable String email,
    @JsonProperty("locale") @Nullable String locale
) {
  public WorkItemContactInput {
  }

  /** A builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a {@link WorkItemContactInput}. What is not set is not sent. */
  public static final class Builder {
    private @Nullable String name;
    private @Nullable String email;
    private @Nullable String locale;

    private Builder() {}

    /** Name of the person. */
    public Builder name(@Nullable String name) {
      this.name = name;
      return this;
    }

    /** E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`. */
    public Builder email(@Nullable String email) {
      this.email = email;
      return this;
    }

    /** Language of the person as a BCP 47 tag. */
    public Builder locale(@Nullable String locale) {
      this.locale = locale;
      return this;
    }

    /**
     * @throws NullPointerException naming what is required and was not set
     */
    public WorkItemContactInput build() {
      return new WorkItemContactInput(name, email, locale);
    }
  }
}
