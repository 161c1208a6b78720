// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of operations: those of the service first, then those of the tenant, by name.
 *
 * @param operations The operations of this page.
 * @param nextPageToken For the next page; null on the last one.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record OperationPage(
    @JsonProperty("operations") List<Operation> operations,
    @JsonProperty("next_page_token") @Nullable String nextPageToken
) {
  public OperationPage {
    operations = List.copyOf(Objects.requireNonNull(operations, "operations"));
  }
}
