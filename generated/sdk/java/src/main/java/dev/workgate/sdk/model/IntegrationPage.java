// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of integrations, oldest first.
 *
 * @param integrations The integrations of this page.
 * @param nextPageToken For the next page; null on the last one.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record IntegrationPage(
    @JsonProperty("integrations") List<Integration> integrations,
    @JsonProperty("next_page_token") @Nullable String nextPageToken
) {
  public IntegrationPage {
    integrations = List.copyOf(Objects.requireNonNull(integrations, "integrations"));
  }
}
