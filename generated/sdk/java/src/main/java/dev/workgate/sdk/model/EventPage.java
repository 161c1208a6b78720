// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Events in the order in which they happened, and how to go on.
 *
 * @param events The events found, the oldest first. There may be none although more come behind.
 * @param nextAfter Send it as `after` to go on. It may be behind the last event, as those in between were not asked for.
 * @param head How far the log reached when it was read. At `next_after` = `head` everything has been read.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record EventPage(
    @JsonProperty("events") List<Event> events,
    @JsonProperty("next_after") long nextAfter,
    @JsonProperty("head") long head
) {
  public EventPage {
    events = List.copyOf(Objects.requireNonNull(events, "events"));
  }
}
