// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * A place in the result.
 */
export interface DataResult {
  /** The place, from 1. */
  position: number;
  /** A canonical identifier, or one by which a source names the entity. */
  participantId?: string;
  /** Name of the runner. */
  name: string;
  /** Number of the runner, if known. */
  number?: string;
  /** Distance to the runner before, as the source writes it, if known. */
  margin?: string;
}

/** @internal */
export function DataResultFromJSON(json: any): DataResult {
  return {
    position: json.position,
    participantId: json.participant_id,
    name: json.name,
    number: json.number,
    margin: json.margin,
  };
}
