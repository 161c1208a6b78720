import {
  PrincipalType,
  WorkItemChannel,
  WorkItemPriority,
  WorkItemStatus,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

export const STATUS_LABELS = {
  [WorkItemStatus.UNSPECIFIED]: 'No status',
  [WorkItemStatus.NEW]: 'New',
  [WorkItemStatus.OPEN]: 'Open',
  [WorkItemStatus.IN_PROGRESS]: 'In progress',
  [WorkItemStatus.WAITING_ON_CUSTOMER]: 'Waiting on customer',
  [WorkItemStatus.WAITING_ON_APPROVAL]: 'Waiting on approval',
  [WorkItemStatus.RESOLVED]: 'Resolved',
  [WorkItemStatus.CLOSED]: 'Closed',
  [WorkItemStatus.CANCELLED]: 'Cancelled',
  [WorkItemStatus.FAILED]: 'Failed',
  [WorkItemStatus.REJECTED]: 'Rejected',
} as const satisfies Record<WorkItemStatus, string>;

/** Work with an approved action, whatever its status. */
export const APPROVED_LABEL = 'Approved, to execute';

export const STATUS_COLOURS = {
  [WorkItemStatus.UNSPECIFIED]: 'gray',
  [WorkItemStatus.NEW]: 'indigo',
  [WorkItemStatus.OPEN]: 'blue',
  [WorkItemStatus.IN_PROGRESS]: 'cyan',
  [WorkItemStatus.WAITING_ON_CUSTOMER]: 'yellow',
  [WorkItemStatus.WAITING_ON_APPROVAL]: 'orange',
  [WorkItemStatus.RESOLVED]: 'green',
  [WorkItemStatus.CLOSED]: 'gray',
  [WorkItemStatus.CANCELLED]: 'gray',
  [WorkItemStatus.FAILED]: 'red',
  [WorkItemStatus.REJECTED]: 'red',
} as const satisfies Record<WorkItemStatus, string>;

export const PRIORITY_LABELS = {
  [WorkItemPriority.UNSPECIFIED]: 'No priority',
  [WorkItemPriority.LOW]: 'Low',
  [WorkItemPriority.NORMAL]: 'Normal',
  [WorkItemPriority.HIGH]: 'High',
  [WorkItemPriority.URGENT]: 'Urgent',
} as const satisfies Record<WorkItemPriority, string>;

export const CHANNEL_LABELS = {
  [WorkItemChannel.UNSPECIFIED]: 'Unknown',
  [WorkItemChannel.API]: 'API',
  [WorkItemChannel.EMAIL]: 'Email',
  [WorkItemChannel.WEB_FORM]: 'Web form',
  [WorkItemChannel.WEB_CHAT]: 'Web chat',
  [WorkItemChannel.PHONE]: 'Phone',
  [WorkItemChannel.SMS]: 'SMS',
  [WorkItemChannel.SOCIAL]: 'Social network',
  [WorkItemChannel.CHAT]: 'Chat workspace',
  [WorkItemChannel.AGENT]: 'AI agent',
  [WorkItemChannel.OTHER]: 'Other',
} as const satisfies Record<WorkItemChannel, string>;

export const PRINCIPAL_LABELS = {
  [PrincipalType.UNSPECIFIED]: undefined,
  [PrincipalType.API_KEY]: 'API key',
  [PrincipalType.DELEGATION]: 'Agent',
  [PrincipalType.USER]: undefined,
  [PrincipalType.SYSTEM]: 'Service',
} as const satisfies Record<PrincipalType, string | undefined>;

/** Values that only a newer service knows are shown as numbers. */
export function labelOf<Value extends number>(labels: Readonly<Record<Value, string>>, value: Value): string {
  return (labels as Readonly<Record<number, string>>)[value] ?? `Value ${value}`;
}

export interface Option {
  value: string;
  label: string;
}

/** Leaves out the unspecified value, which is not a choice. */
export function optionsOf(labels: Readonly<Record<number, string>>): Option[] {
  return Object.entries(labels)
    .filter(([value]) => value !== '0')
    .map(([value, label]) => ({ value, label }));
}
