export {
  ACCOUNTABLE_REASON,
  accountableFor,
  countedApprovers,
  countsAsApprover,
  deciderOf,
  mayEndWork,
  needsOwnVoices,
  othersIn,
  partiesOf,
  settlingParties,
  settlingRefusal,
} from './accountability.ts';
export type { BudgetRepository } from './budgets/repository.ts';
export { leaves, type Reservation } from './budgets/reservation.ts';
export type { ActionDisclosure, DisclosedAction, DisclosedProposal } from './disclosure.ts';
export type {
  CarriedOperation,
  CurrencyLimits,
  FreezeProblems,
  OfferedIntegration,
  OperationLimits,
} from './integration-directory.ts';
export type {
  Action,
  Approval,
  AwaitingProposal,
  Execution,
  Forecast,
  NewProposal,
  PendingOrder,
  Proposal,
  ProviderCheck,
  Twin,
} from './model.ts';
export { HASH_VERSION, leadsAsProposed, leadsElsewhere, payloadHash, payloadMismatch } from './payload-hash.ts';
export type { AwaitedProposal, PendingQuery, PendingRepository } from './pending/repository.ts';
export { factsOfApproval, isAutoApproved, judgedBy, peopleOf, policyFacts } from './policy-facts.ts';
export {
  approvalOver,
  assertProposalTransition,
  dueAtOf,
  idempotencyKeyOf,
  invalidProposalState,
  isApproved,
  isOpen,
  isPastExpiry,
  isProposalTransition,
  isUnsettled,
  OPEN_STATUSES,
  PROPOSAL_NOTES,
  PROPOSAL_STATUSES,
  PROPOSALS_DUE,
  type ProposalStatus,
  UNSETTLED_STATUSES,
} from './proposal.ts';
export type { ProposalBrief, ProposalLookup } from './proposal-lookup.ts';
export { GOVERNANCE, type MoveContext, type ProposalMoves } from './proposal-moves.ts';
export type { ProposalService } from './proposal-service.ts';
export type { ProposedOperations } from './proposed-operation.ts';
export { askProvider, PROVIDER_TIMEOUT_MS, ProviderRefusal, wayToProvider, withinTime } from './provider.ts';
export { approversOf, executionCall } from './provider-call.ts';
export { wouldFailRefusal } from './provider-checks.ts';
export { type Refusal, refusalData } from './refusal.ts';
export { remind } from './reminders.ts';
export type { ActionChange, ActionRepository, Freezable, ProposalChange } from './repository.ts';
export { fromActionRow, fromProposalRow } from './rows.ts';
export type {
  ActionDocument,
  ActionStatus,
  CarriedDocument,
  CheckOutcome,
  HandoverDocument,
  ProposalDocument,
  ProposalModels,
  SettlementDocument,
} from './schema.ts';
export type { ProposalAtWork, StoredProposals } from './stored-proposals.ts';
export type { ResourceTotals, Sum, Tally, Totals } from './totals/totals.ts';
export { adviceOnTwins, twinsOf } from './twins/twin.ts';
export type { UnfinishedActions } from './unfinished-actions.ts';
export { expiryOf } from './waiting.ts';
