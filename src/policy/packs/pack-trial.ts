import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { isTenantOperation, type OperationTypes, type PayloadTypes } from '../../operations/index.ts';
import { isLonger } from '../../platform/text-length.ts';
import { changedMembers } from '../language/changed-types.ts';
import { undefinedNote } from '../policy-battery.ts';
import type { PolicyJob, PolicyTrials } from '../policy-trials.ts';
import type { PackVersionDocument } from './schema.ts';
import type { PackTexts } from './shipped-packs.ts';
import type { TenantPacks } from './tenant-packs.ts';

export interface PackTrialOptions {
  packs: TenantPacks;
  trials: PolicyTrials;
  payloadTypes: Pick<PayloadTypes, 'namedIn' | 'of'>;
}

export interface TriedPack {
  problems: ErrorDetail[];
  notes: string[];
  /** Operations that the policies name, with the types that they see. */
  types: OperationTypes;
}

const NOTHING_FOUND: TriedPack = { problems: [], notes: [], types: {} };

const MAX_POLICY_LENGTH = 64 * 1024;

/** @throws {AppError} `rate_limited` if too many candidates are being checked. */
export async function triedPack(
  { packs, trials, payloadTypes }: PackTrialOptions,
  { tenantId, leaveTurn }: Pick<CallContext, 'tenantId' | 'leaveTurn'>,
  texts: PackTexts,
): Promise<TriedPack> {
  leaveTurn?.();
  const { policyCedar: text } = texts;
  if (isLonger(text, MAX_POLICY_LENGTH)) {
    const problem = `has more than ${MAX_POLICY_LENGTH} characters; shorten it`;
    return { ...NOTHING_FOUND, problems: [{ field: 'policy_cedar', problem }] };
  }
  const read = await packs.packOf({ ...texts, policyCedar: '' }, 'candidate', {});
  if ('problems' in read) return { ...NOTHING_FOUND, problems: read.problems };
  const named = [...read.pack.operations.keys()].filter(isTenantOperation);
  const defined = await payloadTypes.of(tenantId, new Set(named));
  const undefinedOnes = named.filter((name) => !Object.hasOwn(defined, name)).map(undefinedNote);
  if (text.trim() === '') return { ...NOTHING_FOUND, notes: undefinedOnes };
  const types = await payloadTypes.namedIn(tenantId, text);
  const job: PolicyJob = { text, namespace: 'pack/own', types, packs: [read.pack] };
  const { compiled, problems, notes } = await trials.tryOut(tenantId, job);
  return {
    problems: problems.map((problem) => ({ field: 'policy_cedar', problem })),
    notes: [...new Set([...undefinedOnes, ...notes])],
    types: 'set' in compiled ? compiled.set.operations : {},
  };
}

/**
 * Checks a stored version again: its operations may have changed. @throws {AppError} `validation_error`;
 * `rate_limited`
 */
export async function assertStillInOrder(
  options: PackTrialOptions,
  call: Pick<CallContext, 'tenantId' | 'leaveTurn'>,
  { pack_yaml: packYaml, policy_cedar: policyCedar, types = {} }: PackVersionDocument,
): Promise<void> {
  const names = Object.keys(types);
  // Policies that name no operation cannot have changed their meaning.
  if (names.length === 0) return;
  const { problems } = await triedPack(options, call, { packYaml, policyCedar });
  const present = await options.payloadTypes.of(call.tenantId, new Set(names));
  const found = [...changedMembers(types, present), ...problems.map(({ field, problem }) => `${field}: ${problem}`)];
  if (found.length === 0) return;
  const remedy = 'Create a version whose policies match the present operations';
  const fields = found.map((problem) => ({
    field: 'version',
    problem: `is no longer valid: ${problem}. ${remedy}`,
  }));
  throw validationError(fields);
}
