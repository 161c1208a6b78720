import {
  DataEventStatus,
  DataFilterKey,
  type DataGroup,
  DataHealthStatus,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';

export const HEALTH_LABELS = {
  [DataHealthStatus.UNSPECIFIED]: 'Unknown',
  [DataHealthStatus.FRESH]: 'Fresh',
  [DataHealthStatus.STALE]: 'Stale',
  [DataHealthStatus.DEGRADED]: 'Degraded',
  [DataHealthStatus.UNAVAILABLE]: 'No data',
} as const satisfies Record<DataHealthStatus, string>;

export const HEALTH_COLOURS = {
  [DataHealthStatus.UNSPECIFIED]: 'gray',
  [DataHealthStatus.FRESH]: 'green',
  [DataHealthStatus.STALE]: 'orange',
  [DataHealthStatus.DEGRADED]: 'yellow',
  [DataHealthStatus.UNAVAILABLE]: 'red',
} as const satisfies Record<DataHealthStatus, string>;

export const FILTER_LABELS = {
  [DataFilterKey.UNSPECIFIED]: 'All',
  [DataFilterKey.TODAY]: 'Today',
  [DataFilterKey.UPCOMING]: 'Upcoming',
  [DataFilterKey.LIVE]: 'Live',
  [DataFilterKey.FINISHED]: 'Finished',
} as const satisfies Record<DataFilterKey, string>;

export const EVENT_STATUS_LABELS = {
  [DataEventStatus.UNSPECIFIED]: 'Unknown',
  [DataEventStatus.SCHEDULED]: 'Scheduled',
  [DataEventStatus.LIVE]: 'Live',
  [DataEventStatus.INTERIM]: 'Interim',
  [DataEventStatus.FINISHED]: 'Finished',
  [DataEventStatus.ABANDONED]: 'Abandoned',
} as const satisfies Record<DataEventStatus, string>;

/** Returns the fields of a group, by their names in the REST API. */
export function fieldsOf({ title, date, timezone, attributes }: DataGroup): { name: string; value: string }[] {
  return [
    { name: 'title', value: title },
    { name: 'date', value: date },
    { name: 'timezone', value: timezone },
    ...attributes,
  ];
}

export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
