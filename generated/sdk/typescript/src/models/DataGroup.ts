// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DataEvent, DataEventFromJSON } from './DataEvent.js';
import { type DataEvidence, DataEvidenceFromJSON } from './DataEvidence.js';
import { type DataGroupAttributes, DataGroupAttributesFromJSON } from './DataGroupAttributes.js';
import { type DataHealth, DataHealthFromJSON } from './DataHealth.js';
import { type DataLegacyId, DataLegacyIdFromJSON } from './DataLegacyId.js';
import { type DataSchema, DataSchemaFromJSON } from './DataSchema.js';
import { type DataSourceHealth, DataSourceHealthFromJSON } from './DataSourceHealth.js';

/**
 * A meeting: the races of one track on one local day. Always whole.
 */
export interface DataGroup {
  /** A canonical identifier, or one by which a source names the entity. */
  groupId: string;
  /** Ids in the sources. */
  legacyIds: Array<DataLegacyId>;
  /** Title of the meeting. */
  title: string;
  /** A local date, YYYY-MM-DD. */
  date: string;
  /** Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is
   * known. */
  timezone: string;
  attributes: DataGroupAttributes;
  /** All known races, by number. */
  events: Array<DataEvent>;
  /** Records that it is based on. */
  evidence: Array<DataEvidence>;
  health: DataHealth;
  /** Health of each participating source. */
  sourceHealth: Array<DataSourceHealth>;
  schema: DataSchema;
  /** Optional data that this group holds. */
  capabilities: Array<string>;
  /** Data that only some sources supply, by adapter key; `schema.extensions` describes it. */
  extensions: Record<string, unknown>;
}

/** @internal */
export function DataGroupFromJSON(json: any): DataGroup {
  return {
    groupId: json.group_id,
    legacyIds: json.legacy_ids.map(DataLegacyIdFromJSON),
    title: json.title,
    date: json.date,
    timezone: json.timezone,
    attributes: DataGroupAttributesFromJSON(json.attributes),
    events: json.events.map(DataEventFromJSON),
    evidence: json.evidence.map(DataEvidenceFromJSON),
    health: DataHealthFromJSON(json.health),
    sourceHealth: json.source_health.map(DataSourceHealthFromJSON),
    schema: DataSchemaFromJSON(json.schema),
    capabilities: json.capabilities,
    extensions: json.extensions,
  };
}
