import { DataAdapter, DataHealth } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';

export const ADAPTER_LABELS = {
  [DataAdapter.UNSPECIFIED]: 'No format',
  [DataAdapter.RACECARD]: 'Racecards',
  [DataAdapter.MEETING_TREE]: 'Meeting tree',
  [DataAdapter.FORM_SERVICE]: 'Form service',
} as const satisfies Record<DataAdapter, string>;

export const HEALTH_LABELS = {
  [DataHealth.UNSPECIFIED]: 'Off',
  [DataHealth.FRESH]: 'Fresh',
  [DataHealth.STALE]: 'Stale',
  [DataHealth.DEGRADED]: 'Degraded',
  [DataHealth.UNAVAILABLE]: 'No data',
} as const satisfies Record<DataHealth, string>;

export const HEALTH_COLOURS = {
  [DataHealth.UNSPECIFIED]: 'gray',
  [DataHealth.FRESH]: 'green',
  [DataHealth.STALE]: 'orange',
  [DataHealth.DEGRADED]: 'yellow',
  [DataHealth.UNAVAILABLE]: 'red',
} as const satisfies Record<DataHealth, string>;
