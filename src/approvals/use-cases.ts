import { methodsOf } from '../identity/index.ts';
import type { ApprovalCases } from './approval-cases.ts';
import type { ApprovalInbox } from './approval-inbox.ts';
import type { ApprovalService } from './approval-service.ts';
import type { JointApprovals } from './joint-approvals.ts';

const ofApprovals = methodsOf<ApprovalService>();

export const APPROVAL_USE_CASES = {
  approveActionProposal: ofApprovals('actions.approve', 'approve'),
  rejectActionProposal: ofApprovals('actions.approve', 'reject'),
};

export const INBOX_USE_CASES = {
  listActionProposalsAwaitingMe: methodsOf<ApprovalInbox>()('actions.approve', 'list'),
  countActionProposalsAwaitingMe: methodsOf<ApprovalInbox>()('actions.approve', 'count'),
};

export const JOINT_USE_CASES = { approveActionProposals: methodsOf<JointApprovals>()('actions.approve', 'approve') };

export const CASE_USE_CASES = { getApprovalCase: methodsOf<ApprovalCases>()('actions.approve', 'get') };
