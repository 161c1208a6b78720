// Generated from the contract of Workgate 0.3.0; do not edit.

package dev.workgate.sdk.model;

import com.fasterxml.jackson.annotation.*;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;
import org.openapitools.jackson.nullable.JsonNullable;

/**
 * Attributes of a group. `meeting_class` is a label to show and decides nothing.
 *
 * @param location Name of the track.
 * @param country Country of the track (ISO 3166-1 alpha-2); `ZZ` where the source does not say one that is known.
 * @param raceType What is raced, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent where the data was loaded by 0.3.0.
 * @param state State or province of the track, where the source supplies it.
 * @param meetingClass Class of the meeting as the source labels it, where it does.
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
