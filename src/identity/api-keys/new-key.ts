import type { Scope } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTimeMs } from '../../platform/clock.ts';
import { isNetwork } from '../../platform/networks.ts';
import type { CreateApiKeyInput } from './model.ts';

/** Those of the integrations that are the tenant's, and whose operations workers carry out, or receivers report later. */
export type Carriable = (tenantId: string, integrationIds: readonly string[]) => Promise<readonly string[]>;

const MAX_NAME_LENGTH = 100;
const MAX_NETWORKS = 50;
const MAX_CARRIED = 50;
const CARRYING: Scope = 'operations.carry';

/** What is wrong with a key that is to be made, as far as it tells by itself. */
export function problemsOf(input: CreateApiKeyInput): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const name = input.name.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH) {
    problems.push({ field: 'name', problem: `must have 1 to ${MAX_NAME_LENGTH} characters` });
  }
  if (input.expiresAt !== undefined && !(input.expiresAt.getTime() > currentTimeMs())) {
    problems.push({ field: 'expires_at', problem: 'must be a time in the future' });
  }
  const limits = { public_per_minute: input.publicPerMinute, agent_per_minute: input.agentPerMinute };
  for (const [field, limit] of Object.entries(limits)) {
    if (limit === undefined || (Number.isInteger(limit) && limit > 0)) continue;
    problems.push({ field, problem: 'must be a whole number above 0' });
  }
  const networks = input.allowedNetworks ?? [];
  if (networks.length > MAX_NETWORKS) problems.push({ field: 'allowed_networks', problem: `at most ${MAX_NETWORKS}` });
  for (const network of networks.slice(0, MAX_NETWORKS)) {
    if (!isNetwork(network)) {
      problems.push({ field: 'allowed_networks', problem: `"${network}" is not an address or a CIDR range` });
    }
  }
  return problems;
}

/**
 * What a key is to carry, each once; nothing without the scope for it.
 * @throws {AppError} `validation_error` unless workers carry out the operations of all of that.
 */
export async function carriedBy(
  tenantId: string,
  scopes: readonly Scope[],
  asked: readonly string[],
  carriable: Carriable,
): Promise<string[]> {
  const carries = [...new Set(asked)];
  const refused = (...problems: string[]) =>
    validationError(problems.map((problem) => ({ field: 'carries', problem })));
  if (!scopes.includes(CARRYING)) {
    if (carries.length > 0) throw refused(`goes only with the scope ${CARRYING}`);
    return [];
  }
  if (carries.length === 0) {
    throw refused(`name the integrations of which it carries out operations: the scope ${CARRYING} needs them`);
  }
  if (carries.length > MAX_CARRIED) throw refused(`at most ${MAX_CARRIED}`);
  const found = await carriable(tenantId, carries);
  const others = carries.filter((integrationId) => !found.includes(integrationId));
  if (others.length === 0) return carries;
  throw refused(
    ...others.map(
      (id) =>
        `"${id}" is no integration of this tenant that a key carries: workers take its operations, or its receiver reports`,
    ),
  );
}
