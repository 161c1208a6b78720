// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to no WorkItem are not sent. All that are given have to fit.
 *
 * @param packKey The pack of the WorkItem; null for any.
 * @param tag A tag that the WorkItem carries; null for any.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record WebhookFilter(
    @JsonProperty("pack_key") @Nullable String packKey,
    @JsonProperty("tag") @Nullable String tag
) {
  public WebhookFilter {
  }
}
