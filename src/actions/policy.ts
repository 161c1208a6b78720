import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import { OpenPolicies } from './open-policies.ts';
import type { Pack, PackOperation } from './packs.ts';
import { type Actor, NO_ROLE } from './policy-set.ts';
import { PolicyTrials } from './policy-trials.ts';
import type { ActionRepository } from './repository.ts';
import { toPersonRow } from './rows.ts';
import type { TenantPolicyDocument } from './schema.ts';

export interface TenantPolicies {
  text: string;
  /** What is wrong with them, as the packs are now: what was in order once may not be any more. */
  problems: string[];
  version: number;
  updatedAt: Date | null;
}

export interface PolicyServiceOptions {
  packs: ReadonlyMap<string, Pack>;
  repository: (tenantId: string) => ActionRepository;
  authority: AuthorityEpochs;
  rolesOf: RolesOf;
  notifyRelay: (tenantId: string) => void;
}

/** Who writes policies. */
export type PolicyAuthor = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId' | 'leaveTurn'>;

/** What people are in a tenant now; who is nothing is left out. */
export type RolesOf = (tenantId: string, personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const MAX_TEXT_LENGTH = 64 * 1024;

/** The policies of packs and tenants. Both are asked, and both must agree. */
export class PolicyService {
  readonly #options: PolicyServiceOptions;
  readonly #trials: PolicyTrials;

  constructor(options: PolicyServiceOptions) {
    this.#options = options;
    this.#trials = new PolicyTrials([...options.packs.values()]);
  }

  /** @throws {AppError} `validation_error` if the pack does not know the operation. */
  operationOf(packKey: string, operation: string): { pack: Pack; said: PackOperation } {
    const pack = this.#options.packs.get(packKey);
    const said = pack?.operations.get(operation);
    if (pack === undefined || said === undefined) {
      const problem = `${operation} is not an operation of the pack ${packKey}`;
      throw validationError([{ field: 'action_operation', problem }]);
    }
    return { pack, said };
  }

  /** The pack if it knows the operation, else null. */
  packOf(packKey: string, operation: string): Pack | null {
    const pack = this.#options.packs.get(packKey);
    return pack?.operations.has(operation) ? pack : null;
  }

  /** Opens the policies of a tenant for one request: all its questions are answered by the same texts. */
  async open(tenantId: string, pack: Pack): Promise<OpenPolicies> {
    const stored = await this.#options.repository(tenantId).findPolicies();
    if (stored === null || stored.text.trim() === '') return new OpenPolicies(pack, pack.version, null);
    const compiled = (await this.#trials.compile(stored.text)).get(pack.packKey) ?? null;
    const named = compiled !== null && 'set' in compiled ? compiled.set.named : [];
    const roles = await this.#options.rolesOf(tenantId, named);
    const people = named.map((personId): Actor => ({ personId, role: roles.get(personId) ?? NO_ROLE }));
    const version = `${pack.version}+tenant@${stored.version}`;
    return new OpenPolicies(pack, version, compiled, people);
  }

  async read(tenantId: string): Promise<TenantPolicies> {
    const stored = await this.#options.repository(tenantId).findPolicies();
    const text = stored?.text ?? '';
    const problems = stored === null || this.#isInOrder(stored) ? [] : await this.validate(tenantId, text);
    return { text, problems, version: stored?.version ?? 0, updatedAt: stored?.updated_at ?? null };
  }

  /** The packs, with the texts of their policies. */
  packs(): Pack[] {
    return [...this.#options.packs.values()];
  }

  /**
   * Everything that is wrong with policies that a tenant might write, as they read and as they answer what they will be
   * asked; nothing if they are in order.
   * @throws {AppError} `rate_limited` if too many are being tried out.
   */
  async validate(tenantId: string, text: string): Promise<string[]> {
    if (text.length > MAX_TEXT_LENGTH) return [`the text is longer than ${MAX_TEXT_LENGTH} characters`];
    return text.trim() === '' ? [] : this.#trials.problemsOf(tenantId, text);
  }

  /**
   * Replaces the tenant's own policies.
   * @throws {AppError} `validation_error` on policies that are not in order; `precondition_failed`; `rate_limited` if too
   * many are being tried out.
   */
  async write(call: PolicyAuthor, text: string, expectedVersion: number): Promise<TenantPolicies> {
    call.leaveTurn?.();
    const problems = await this.validate(call.tenantId, text);
    if (problems.length > 0) throw validationError(problems.map((problem) => ({ field: 'text', problem })));
    const now = currentTime();
    const event = outboxEvent(call, {
      type: 'policies.written',
      subject: { type: 'tenant_policies', id: call.tenantId },
      subject_version: expectedVersion + 1,
      work_item_id: null,
      at: now,
      data: { text_hash: canonicalHash(text) },
    });
    const tried = { text_hash: canonicalHash(text), packs: this.#packVersions() };
    const change = { text, tried, updated_by: toPersonRow(call.principal), updated_at: now };
    const written = await this.#options.repository(call.tenantId).writePolicies(expectedVersion, change, event);
    if (written === null) {
      const message = 'The policies were changed by somebody else. Read them again and decide anew.';
      throw new AppError('precondition_failed', message);
    }
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return { text, problems: [], version: written.version, updatedAt: now };
  }

  /** Whether the text was tried out when it was written, with the packs as they are now. */
  #isInOrder({ text, tried }: TenantPolicyDocument): boolean {
    const versions = this.#packVersions();
    return tried?.text_hash === canonicalHash(text) && versions.every((version) => tried.packs.includes(version));
  }

  #packVersions(): string[] {
    return this.packs().map(({ version }) => version);
  }
}
