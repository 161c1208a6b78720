// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Attributes of a group. `meeting_class` is a display label and decides nothing.
 *
 * @param location Name of the track.
 * @param country Country of the track (ISO 3166-1 alpha-2); `ZZ` if the source names no known country.
 * @param raceType Kind of race, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent if the data was loaded by 0.3.0.
 * @param state State or province of the track, if the source supplies it.
 * @param meetingClass The source's label for the class of the meeting, if any.
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DataGroupAttributes(
    @JsonProperty("location") String location,
    @JsonProperty("country") String country,
    @JsonProperty("race_type") @Nullable String raceType,
    @JsonProperty("state") @Nullable String state,
    @JsonProperty("meeting_class") @Nullable String meetingClass
) {
  public DataGroupAttributes {
  }
}
