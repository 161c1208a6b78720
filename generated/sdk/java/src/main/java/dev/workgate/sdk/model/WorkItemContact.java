// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * The requester. Only known fields are present.
 *
 * @param name Name of the person.
 * @param email E-mail address of the person, international domains in ASCII form (`xn--…`).
 * @param locale Language of the person as a BCP 47 tag.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItemContact(
    @JsonProperty("name") @Nullable String name,
    @JsonProperty("email") @Nullable String email,
    @JsonProperty("locale") @Nullable String locale
) {
  public WorkItemContact {
  }
}
