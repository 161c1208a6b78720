import { CLAIM_COLLECTIONS, type ClaimModels, defineClaimModels } from '../execution/claims/schema.ts';
import { defineRateModels, RATE_COLLECTIONS, type RateModels } from '../execution/rates/schema.ts';
import { defineOperationModels, OPERATION_COLLECTIONS, type OperationModels } from '../operations/schema.ts';
import type { Platform } from '../platform/module.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import { PolicyRepository } from '../policy/repository.ts';
import { definePolicyModels, POLICY_COLLECTIONS, type PolicyModels } from '../policy/schema.ts';
import { PendingRepository } from '../proposals/pending/repository.ts';
import { ActionRepository } from '../proposals/repository.ts';
import { defineProposalModels, PROPOSAL_COLLECTIONS, type ProposalModels } from '../proposals/schema.ts';

export const ACTION_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...PROPOSAL_COLLECTIONS,
  ...OPERATION_COLLECTIONS,
  ...POLICY_COLLECTIONS,
  ...CLAIM_COLLECTIONS,
  ...RATE_COLLECTIONS,
];

export interface Store {
  models: ProposalModels & OperationModels & PolicyModels & ClaimModels & RateModels;
  repository: (tenantId: string) => ActionRepository;
  policies: (tenantId: string) => PolicyRepository;
  pending: (tenantId: string) => PendingRepository;
}

export function createStore({ mongo, findPage }: Platform): Store {
  const { connection } = mongo;
  const models = {
    ...defineOperationModels(connection),
    ...definePolicyModels(connection),
    ...defineProposalModels(connection),
    ...defineClaimModels(connection),
    ...defineRateModels(connection),
  };
  const store = { connection, ...models, findPage };
  return {
    models,
    repository: (tenantId) => new ActionRepository(store, tenantId),
    policies: (tenantId) => new PolicyRepository(models, tenantId),
    pending: (tenantId) => new PendingRepository(store, tenantId),
  };
}
