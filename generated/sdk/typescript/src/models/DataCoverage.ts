// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Local dates of the first and the last group.
 */
export interface DataCoverage {
  /** A local date, YYYY-MM-DD. */
  from: string;
  /** A local date, YYYY-MM-DD. */
  to: string;
}

/** @internal */
export function DataCoverageFromJSON(json: any): DataCoverage {
  return {
    from: json.from,
    to: json.to,
  };
}
