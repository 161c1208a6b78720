import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { PayloadTypes } from '../operation-definitions/payload-types.ts';
import { isTenantOperation } from '../operations/tenant-operation.ts';
import { undefinedNote } from '../policy-battery.ts';
import { changedMembers } from '../policy-language/changed-types.ts';
import type { OperationTypes } from '../policy-language/payload-types.ts';
import type { PolicyJob, PolicyTrials } from '../policy-trials.ts';
import type { PackVersionDocument } from './schema.ts';
import type { PackTexts } from './shipped-packs.ts';
import type { TenantPacks } from './tenant-packs.ts';

export interface PackTrialOptions {
  packs: TenantPacks;
  trials: PolicyTrials;
  payloadTypes: Pick<PayloadTypes, 'namedIn' | 'of'>;
}

/** What is found of a pack that might be written. */
export interface TriedPack {
  problems: ErrorDetail[];
  /** What its author may want to know. */
  notes: string[];
  /** The operations that its policies name, as they are told of them. */
  types: OperationTypes;
}

const NOTHING_FOUND: TriedPack = { problems: [], notes: [], types: {} };

const MAX_POLICY_LENGTH = 64 * 1024;

/** Tries packs out that a tenant might write, as they read and as they answer what they will be asked. */
export class PackTrial {
  readonly #options: PackTrialOptions;

  constructor(options: PackTrialOptions) {
    this.#options = options;
  }

  /**
   * What is wrong with a pack, and the operations that its policies name.
   * @throws {AppError} `rate_limited` if too many are being tried out.
   */
  async of({ tenantId, leaveTurn }: Pick<CallContext, 'tenantId' | 'leaveTurn'>, texts: PackTexts): Promise<TriedPack> {
    leaveTurn?.();
    const { policyCedar: text } = texts;
    if (text.length > MAX_POLICY_LENGTH) {
      const problem = `has more than ${MAX_POLICY_LENGTH} characters; shorten it`;
      return { ...NOTHING_FOUND, problems: [{ field: 'policy_cedar', problem }] };
    }
    const { packs, trials, payloadTypes } = this.#options;
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
   * Finds out whether a version that was written once could still be: the operations that it names may be others by now.
   * @throws {AppError} `validation_error` if it could not; `rate_limited` if too many are being tried out.
   */
  async assertStillInOrder(
    call: Pick<CallContext, 'tenantId' | 'leaveTurn'>,
    { pack_yaml: packYaml, policy_cedar: policyCedar, types = {} }: PackVersionDocument,
  ): Promise<void> {
    const names = Object.keys(types);
    // What names no operation means what it meant.
    if (names.length === 0) return;
    const { problems } = await this.of(call, { packYaml, policyCedar });
    const present = await this.#options.payloadTypes.of(call.tenantId, new Set(names));
    const found = [...changedMembers(types, present), ...problems.map(({ field, problem }) => `${field}: ${problem}`)];
    if (found.length === 0) return;
    const remedy = 'Put a version that asks for what there is now';
    const fields = found.map((problem) => ({
      field: 'version',
      problem: `could not be written now: ${problem}. ${remedy}`,
    }));
    throw validationError(fields);
  }
}
