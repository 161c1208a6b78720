// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of search results.
 *
 * @param found The WorkItems of this page. May be fewer than `limit`, or none, although more follow.
 * @param nextPageToken Send it as `page_token` to search on; null when all was searched.
 * @param searchedSince Time that this page and those before it have reached. They hold all matches opened after this time (`last_changed`: changed after it; `oldest`: opened before it; `due`: due before it and, once all of those are listed, the other matches opened after it).
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record FoundWorkItemsPage(
    @JsonProperty("found") List<WorkItem> found,
    @JsonProperty("next_page_token") @Nullable String nextPageToken,
    @JsonProperty("searched_since") OffsetDateTime searchedSince
) {
  public FoundWorkItemsPage {
    found = List.copyOf(Objects.requireNonNull(found, "found"));
  }
}
