// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Attributes of a group. `meeting_class` is a label to show and decides nothing.
 */
export interface DataGroupAttributes {
  /** Name of the track. */
  location: string;
  /** Country of the track (ISO 3166-1 alpha-2); `ZZ` where the source does not say one that is known. */
  country: string;
  /** What is raced, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent where
   * the data was loaded by 0.3.0. */
  raceType?: string;
  /** State or province of the track, where the source supplies it. */
  state?: string;
  /** Class of the meeting as the source labels it, where it does. */
  meetingClass?: string;
}

/** @internal */
export function DataGroupAttributesFromJSON(json: any): DataGroupAttributes {
  return {
    location: json.location,
    country: json.country,
    raceType: json.race_type,
    state: json.state,
    meetingClass: json.meeting_class,
  };
}
