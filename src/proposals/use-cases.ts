import { type Bound, methodsOf } from '../identity/index.ts';
import type { IntegrationDirectory } from './integration-directory.ts';
import type { ProposalService } from './proposal-service.ts';
import type { Rechecks } from './rechecks.ts';

const ofProposals = methodsOf<ProposalService>();

export const PROPOSAL_USE_CASES = {
  createActionProposal: ofProposals('actions.propose', 'propose'),
  assertProposalInOrder: ofProposals('actions.propose', 'assertInOrder'),
  getActionProposal: ofProposals('actions.read', 'get'),
  listActionProposals: ofProposals('actions.read', 'list'),
  listPresentActionProposals: ofProposals('actions.read', 'listPresent'),
  cancelActionProposal: ofProposals('actions.propose', 'cancel'),
};

export interface ProposalUseCases extends Bound<typeof PROPOSAL_USE_CASES> {}

export const RECHECK_USE_CASES = { recheckActionProposal: methodsOf<Rechecks>()('actions.propose', 'recheck') };

const ofDirectory = methodsOf<IntegrationDirectory>();

export const DIRECTORY_USE_CASES = {
  listIntegrations: ofDirectory('integrations.read', 'list'),
  getIntegration: ofDirectory('integrations.read', 'get'),
  listUsableIntegrations: ofDirectory('integrations.read', 'listUsable'),
  listCarriedOperations: ofDirectory('integrations.read', 'listCarried'),
};
