// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of what a search has found.
 *
 * @param found The WorkItems of this page. They can be fewer than `limit`, or none, although more follow.
 * @param nextPageToken Send it as `page_token` to search on; null when all was searched.
 * @param searchedSince How far this page and those before it have searched: they hold all that is found and was opened after this time (changed after it with the order `last_changed`, opened before it with `oldest`; with `due`, due before it, and, once all that is there, of the rest what was opened after it).
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
