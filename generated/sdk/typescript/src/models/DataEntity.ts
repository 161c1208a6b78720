// Generated from the contract by openapi-generator; change contracts/ instead.

import type { DataEntityType } from './DataEntityType.js';
import { type DataEvent, DataEventFromJSON } from './DataEvent.js';
import { type DataGroup, DataGroupFromJSON } from './DataGroup.js';
import { type DataHealth, DataHealthFromJSON } from './DataHealth.js';
import { type DataParticipant, DataParticipantFromJSON } from './DataParticipant.js';
import { type DataSchema, DataSchemaFromJSON } from './DataSchema.js';
import { type DataSourceHealth, DataSourceHealthFromJSON } from './DataSourceHealth.js';

/**
 * One entity, in `group`, `event` or `participant` as `entity_type` says. Times are localised to UTC.
 */
export interface DataEntity {
  /** Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name
   * of it; new integrations must not use it. */
  viewKey: string;
  entityType: DataEntityType;
  /** A canonical identifier, or one by which a source names the entity. */
  entityId: string;
  /** A canonical identifier, or one by which a source names the entity. */
  groupId: string;
  /** A canonical identifier, or one by which a source names the entity. */
  eventId?: string;
  group?: DataGroup;
  event?: DataEvent;
  participant?: DataParticipant;
  health: DataHealth;
  /** Health of each source of the entity's group. */
  sourceHealth: Array<DataSourceHealth>;
  schema: DataSchema;
}

/** @internal */
export function DataEntityFromJSON(json: any): DataEntity {
  return {
    viewKey: json.view_key,
    entityType: json.entity_type,
    entityId: json.entity_id,
    groupId: json.group_id,
    eventId: json.event_id,
    group: json.group && DataGroupFromJSON(json.group),
    event: json.event && DataEventFromJSON(json.event),
    participant: json.participant && DataParticipantFromJSON(json.participant),
    health: DataHealthFromJSON(json.health),
    sourceHealth: json.source_health.map(DataSourceHealthFromJSON),
    schema: DataSchemaFromJSON(json.schema),
  };
}
