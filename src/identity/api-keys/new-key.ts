import type { Scope } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTimeMs } from '../../platform/clock.ts';
import { isNetwork } from '../../platform/networks.ts';
import { isLonger } from '../../platform/text-length.ts';
import type { CreateApiKeyInput } from './model.ts';

/** Returns the tenant's integrations among these that a key can carry: those with workers or with late results. */
export type Carriable = (tenantId: string, integrationIds: readonly string[]) => Promise<readonly string[]>;

const MAX_NAME_LENGTH = 100;
const MAX_NETWORKS = 50;
const MAX_CARRIED = 50;
const CARRYING: Scope = 'operations.carry';

export function problemsOf(input: CreateApiKeyInput): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  const name = input.name.trim();
  if (name === '' || isLonger(name, MAX_NAME_LENGTH)) {
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

/** Returns the carried integrations, each once. @throws {AppError} `validation_error` */
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
    if (carries.length > 0) throw refused(`needs the scope ${CARRYING}; add the scope or leave this out`);
    return [];
  }
  if (carries.length === 0) {
    throw refused(`is required with the scope ${CARRYING}: name the integrations whose operations the key executes`);
  }
  if (carries.length > MAX_CARRIED) throw refused(`at most ${MAX_CARRIED}`);
  const found = await carriable(tenantId, carries);
  const others = carries.filter((integrationId) => !found.includes(integrationId));
  if (others.length === 0) return carries;
  throw refused(
    ...others.map(
      (id) => `"${id}" is not an integration of this tenant for workers, or with a receiver that reports results`,
    ),
  );
}
