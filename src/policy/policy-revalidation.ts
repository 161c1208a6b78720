import type { ErrorDetail } from '../errors/app-error.ts';
import type { PayloadTypes, RecordType } from '../operations/index.ts';
import { changedMembers } from './language/changed-types.ts';
import type { PackRepository } from './packs/repository.ts';
import type { TenantPacks } from './packs/tenant-packs.ts';
import type { PolicyTrials } from './policy-trials.ts';
import type { PolicyRepository } from './repository.ts';
import { type StoredText, textsOf, versionsOf } from './stored-texts.ts';

export interface PolicyRevalidationOptions {
  repository: (tenantId: string) => PolicyRepository;
  packRepository: (tenantId: string) => PackRepository;
  packs: TenantPacks;
  payloadTypes: Pick<PayloadTypes, 'of'>;
  trials: PolicyTrials;
}

export class PolicyRevalidation {
  readonly #options: PolicyRevalidationOptions;

  constructor(options: PolicyRevalidationOptions) {
    this.#options = options;
  }

  /** Lists the problems of stored policies if payloads had this type. @throws {AppError} `rate_limited` */
  async problemsOf(tenantId: string, operation: string, type: RecordType): Promise<ErrorDetail[]> {
    const { payloadTypes, trials } = this.#options;
    const all = await this.#texts(tenantId);
    const naming = all.filter(({ types }) => types !== undefined && Object.hasOwn(types, operation));
    const problems: ErrorDetail[] = [];
    for (const { name, namespace, text, types, pack } of naming) {
      const present = await payloadTypes.of(tenantId, new Set(Object.keys(types ?? {})));
      const packs = pack === null ? await this.#options.packs.list(tenantId) : [{ ...pack, own: [] }];
      const job = { text, namespace, packs, types: { ...present, [operation]: type } };
      const tried = await trials.tryOut(tenantId, job);
      // Cedar finds no fault with a changed kind behind a `has` test, so compare the types too.
      const found = tried.problems.length > 0 ? tried.problems : changedMembers(types ?? {}, { [operation]: type });
      problems.push(...found.map((problem) => ({ field: 'payload_schema', problem: wordsOf(name, problem) })));
    }
    return problems;
  }

  async #texts(tenantId: string): Promise<StoredText[]> {
    const { repository, packRepository, packs } = this.#options;
    const [policies, active] = await Promise.all([repository(tenantId).find(), packRepository(tenantId).findActive()]);
    const own = versionsOf(active).map(async ({ packKey, version }): Promise<StoredText[]> => {
      const stored = await packRepository(tenantId).findVersion(packKey, version);
      const pack = await packs.version(tenantId, packKey, version);
      if (stored === null || pack === null || stored.policy_cedar.trim() === '') return [];
      const name = `the policies of version ${version} of the pack ${packKey}`;
      return [{ name, namespace: 'pack/own', text: stored.policy_cedar, types: stored.types, pack }];
    });
    return [...textsOf(policies), ...(await Promise.all(own)).flat()];
  }
}

function wordsOf(name: string, problem: string): string {
  const remedy = 'Remove it from the policies first, or keep this member and add one with another name';
  return `breaks ${name}: ${problem}. ${remedy}`;
}
