// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DataGroup, DataGroupFromJSON } from './DataGroup.js';
import { type DataHealth, DataHealthFromJSON } from './DataHealth.js';
import { type DataSchema, DataSchemaFromJSON } from './DataSchema.js';
import { type DataSourceHealth, DataSourceHealthFromJSON } from './DataSourceHealth.js';

/**
 * A page of a view.
 */
export interface DataView {
  /** Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
   * of it; new integrations must not use it. */
  viewKey: string;
  /** IANA name of a time zone. */
  timezone: string;
  /** Whole groups, by earliest event. */
  groups: Array<DataGroup>;
  health: DataHealth;
  /** Health of each source of the view, even of those that never loaded. */
  sourceHealth: Array<DataSourceHealth>;
  schema: DataSchema;
  /** Optional data that the view holds now. */
  capabilities: Array<string>;
  /** Send it as `cursor`, with the same filters, to get the next page; null on the last page. */
  nextCursor: string | null;
}

/** @internal */
export function DataViewFromJSON(json: any): DataView {
  return {
    viewKey: json.view_key,
    timezone: json.timezone,
    groups: json.groups.map(DataGroupFromJSON),
    health: DataHealthFromJSON(json.health),
    sourceHealth: json.source_health.map(DataSourceHealthFromJSON),
    schema: DataSchemaFromJSON(json.schema),
    capabilities: json.capabilities,
    nextCursor: json.next_cursor,
  };
}
