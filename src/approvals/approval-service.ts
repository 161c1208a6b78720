import { bound } from '../identity/index.ts';
import { Decisions, type DecisionsOptions } from './decisions.ts';
import { approveActionProposal } from './use-cases/approve-action-proposal.ts';
import { rejectActionProposal } from './use-cases/reject-action-proposal.ts';

/** Use cases for the doors. Each of them checks its own permission. */
const USE_CASES = { approve: approveActionProposal, reject: rejectActionProposal };

/** Takes the decisions of people on proposals. */
export class ApprovalService {
  readonly approve;
  readonly reject;

  constructor(options: DecisionsOptions) {
    const doors = bound({ ...options, decisions: new Decisions(options) }, USE_CASES);
    this.approve = doors.approve;
    this.reject = doors.reject;
  }
}
