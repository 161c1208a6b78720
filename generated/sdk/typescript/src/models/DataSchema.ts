// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Description of the data's shape.
 */
export interface DataSchema {
  /** Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
   * of it; new integrations must not use it. */
  viewKey: string;
  /** Version of the shape; breaking changes raise its first number. */
  version: string;
  /** JSON Schema of each participating adapter's extension, by adapter key. */
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
