// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * What describes the shape of the data.
 */
export interface DataSchema {
  /** Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an
   * old name of it, which new integrations must not use. */
  viewKey: string;
  /** Version of the shape; changes that break readers raise its first number. */
  version: string;
  /** JSON Schema of the extension of each adapter that took part, by its key. */
  extensions: Record<string, unknown>;
}

/** @internal */
export function DataSchemaFromJSON(json: any): DataSchema {
  return {
    viewKey: json.view_key,
    version: json.version,
    extensions: json.extensions,
  };
}
