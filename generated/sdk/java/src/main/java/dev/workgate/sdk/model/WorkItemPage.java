// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * A page of WorkItems.
 *
 * @param workItems The WorkItems of this page.
 * @param nextPageToken Send it as `page_token` to get the next page; null on the last page.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WorkItemPage(
    @JsonProperty("work_items") List<WorkItem> workItems,
    @JsonProperty("next_page_token") @Nullable String nextPageToken
) {
  public WorkItemPage {
    workItems = List.copyOf(Objects.requireNonNull(workItems, "work_items"));
  }
}
