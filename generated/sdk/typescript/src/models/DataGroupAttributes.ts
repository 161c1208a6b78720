// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Attributes of a group. `meeting_class` is a display label and decides nothing.
 */
export interface DataGroupAttributes {
  /** Name of the track. */
  location: string;
  /** Country of the track (ISO 3166-1 alpha-2); `ZZ` if the source names no known country. */
  country: string;
  /** Kind of race, as the source says: `thoroughbred`, `harness` or `greyhounds`; others may come. Absent if the
   * data was loaded by 0.3.0. */
  raceType?: string;
  /** State or province of the track, if the source supplies it. */
  state?: string;
  /** The source's label for the class of the meeting, if any. */
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
