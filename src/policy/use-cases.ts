import type { CallContext } from '../call-context.ts';
import { methodsOf, permitted } from '../identity/index.ts';
import type { PolicySchemas } from './language/policy-schemas.ts';
import type { PackHistory } from './packs/pack-history.ts';
import type { PackService } from './packs/pack-service.ts';
import type { PolicyService } from './policy.ts';
import type { Backtests } from './try-out/backtests.ts';
import type { PolicyEvaluations } from './try-out/policy-evaluations.ts';

const ofPolicies = methodsOf<PolicyService>();

export const POLICY_USE_CASES = {
  getPolicies: permitted('policies.read', (policies: PolicyService, { tenantId, principal }: CallContext) =>
    policies.read(tenantId, principal.accountable),
  ),
  listPackPolicies: permitted('policies.read', (policies: PolicyService, { tenantId }: CallContext) =>
    policies.packs(tenantId),
  ),
  validatePolicies: permitted('policies.manage', (policies: PolicyService, { tenantId }: CallContext, text: string) =>
    policies.report(tenantId, text),
  ),
  writePolicies: ofPolicies('policies.manage', 'write'),
  confirmPolicies: ofPolicies('policies.manage', 'confirm'),
};

export const POLICY_SCHEMA_USE_CASES = { getPolicySchema: methodsOf<PolicySchemas>()('policies.read', 'get') };

export const EVALUATION_USE_CASES = {
  evaluate: methodsOf<PolicyEvaluations>()('policies.manage', 'evaluate'),
};

export const BACKTEST_USE_CASES = { backtest: methodsOf<Backtests>()('policies.manage', 'run') };

const ofPacks = methodsOf<PackService>();

/** Same permission as for policies: both decide what passes. */
export const PACK_USE_CASES = {
  listPacks: ofPacks('policies.manage', 'list'),
  getPack: ofPacks('policies.manage', 'get'),
  validatePack: ofPacks('policies.manage', 'report'),
  diffPack: ofPacks('policies.manage', 'diff'),
  putPack: ofPacks('policies.manage', 'put'),
  activatePack: ofPacks('policies.manage', 'activate'),
  rollBackPack: ofPacks('policies.manage', 'rollBack'),
  confirmPack: ofPacks('policies.manage', 'confirm'),
};

const ofHistory = methodsOf<PackHistory>();

export const PACK_HISTORY_USE_CASES = {
  listPackTemplates: ofHistory('policies.manage', 'templates'),
  listPackVersions: ofHistory('policies.manage', 'versions'),
  comparePackVersions: ofHistory('policies.manage', 'compare'),
};
