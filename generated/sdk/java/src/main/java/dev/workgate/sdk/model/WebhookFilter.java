// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match.
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
