// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Events in the order in which they happened, and a cursor.
 *
 * @param events The events found, oldest first. May be empty although more follow.
 * @param nextAfter Send it as `after` to go on. It may be past the last event, since events in between did not match.
 * @param head Last position of the log when read. Everything was read if `next_after` = `head`.
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
