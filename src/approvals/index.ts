export type { ApprovalCards, CardCase } from './approval-cards.ts';
export type { ApprovalCase } from './approval-cases.ts';
export { approvalsMissingOf, approvalUrlOf, peopleHave, workItemUrlOf } from './approval-page.ts';
export type { ApprovalService } from './approval-service.ts';
export {
  type AllAwaited,
  type AwaitedOutline,
  type AwaitingApproval,
  CHANGES_OF_APPROVERS,
  type EndedOutline,
  type EndedStatus,
  type ProposalOutline,
  STAGES,
  type Stage,
} from './awaiting-approval.ts';
export type { JointOutcome } from './joint-approvals.ts';
export { TO_EVERYBODY } from './pending-routes.ts';
