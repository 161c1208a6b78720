import {
  ActionProposalStatus,
  ActionStatus,
  Risk,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';

export const PROPOSAL_STATUS_LABELS = {
  [ActionProposalStatus.UNSPECIFIED]: 'No status',
  [ActionProposalStatus.PENDING_APPROVAL]: 'Waiting for approval',
  [ActionProposalStatus.AUTO_APPROVED]: 'Approved by policy',
  [ActionProposalStatus.APPROVED]: 'Approved',
  [ActionProposalStatus.REJECTED]: 'Rejected',
  [ActionProposalStatus.DENIED]: 'Denied by policy',
  [ActionProposalStatus.EXPIRED]: 'Expired',
  [ActionProposalStatus.CANCELLED]: 'Cancelled',
  [ActionProposalStatus.EXECUTING]: 'Executing',
  [ActionProposalStatus.EXECUTED]: 'Executed',
  [ActionProposalStatus.EXECUTION_FAILED]: 'Execution failed',
  [ActionProposalStatus.OUTCOME_UNKNOWN]: 'Outcome unknown',
} as const satisfies Record<ActionProposalStatus, string>;

export const PROPOSAL_STATUS_COLOURS = {
  [ActionProposalStatus.UNSPECIFIED]: 'gray',
  [ActionProposalStatus.PENDING_APPROVAL]: 'orange',
  [ActionProposalStatus.AUTO_APPROVED]: 'blue',
  [ActionProposalStatus.APPROVED]: 'blue',
  [ActionProposalStatus.REJECTED]: 'red',
  [ActionProposalStatus.DENIED]: 'red',
  [ActionProposalStatus.EXPIRED]: 'gray',
  [ActionProposalStatus.CANCELLED]: 'gray',
  [ActionProposalStatus.EXECUTING]: 'cyan',
  [ActionProposalStatus.EXECUTED]: 'green',
  [ActionProposalStatus.EXECUTION_FAILED]: 'red',
  [ActionProposalStatus.OUTCOME_UNKNOWN]: 'yellow',
} as const satisfies Record<ActionProposalStatus, string>;

export const ACTION_STATUS_LABELS = {
  [ActionStatus.UNSPECIFIED]: 'No status',
  [ActionStatus.RUNNING]: 'Running',
  [ActionStatus.SUCCEEDED]: 'Done by the provider',
  [ActionStatus.FAILED]: 'Not done',
  [ActionStatus.OUTCOME_UNKNOWN]: 'Outcome unknown',
} as const satisfies Record<ActionStatus, string>;

export const RISK_LABELS = {
  [Risk.UNSPECIFIED]: 'Unknown',
  [Risk.LOW]: 'Low',
  [Risk.MEDIUM]: 'Medium',
  [Risk.HIGH]: 'High',
} as const satisfies Record<Risk, string>;
