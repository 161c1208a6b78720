import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import {
  type AuthorityEpochs,
  confirmedData,
  type Loosened,
  type Loosenings,
  UNCONFIRMED_POLICY,
  waitingWords,
} from '../identity/index.ts';
import type { OperationTypes, PayloadTypes } from '../operations/index.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import { isLonger } from '../platform/text-length.ts';
import { withConfirmed } from './confirmed-change.ts';
import { changedMembers } from './language/changed-types.ts';
import { OpenPolicies } from './open-policies.ts';
import { type Pack, saidOf } from './packs/pack.ts';
import type { CountingPack, TenantPacks } from './packs/tenant-packs.ts';
import { type Actor, type CompiledPolicies, NO_ROLE, type PolicyReason, type PolicySet, toldTo } from './policy-set.ts';
import type { PolicyFinding, PolicyTrials } from './policy-trials.ts';
import type { PolicyRepository } from './repository.ts';
import type { EarlierPoliciesDocument, TenantPolicyDocument } from './schema.ts';
import { namesPolicies, typesOf } from './stored-texts.ts';
import type { TenantPolicies } from './tenant-policies.ts';

export interface PolicyServiceOptions {
  packs: TenantPacks;
  trials: PolicyTrials;
  payloadTypes: Pick<PayloadTypes, 'namedIn'>;
  repository: (tenantId: string) => PolicyRepository;
  authority: AuthorityEpochs;
  rolesOf: RolesOf;
  loosenings: Loosenings;
  notifyRelay: (tenantId: string) => void;
}

export type PolicyAuthor = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId' | 'leaveTurn'>;

/** Reads current roles in a tenant; people without a role are absent. */
export type RolesOf = (tenantId: string, personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The packs that judge a proposal: that of its WorkItem, and if `chosenFor` is set all packs for this operation. */
export interface Judged {
  packKey: string;
  chosenFor?: string | undefined;
}

export interface PolicyOpener {
  /** Opens the policies of packs: old and new ones while a change waits. @throws {AppError} `not_found` */
  open: (judged: Judged) => Promise<OpenPolicies>;
  /** Includes pending changes. @throws {AppError} `validation_error` if the pack does not allow the operation. */
  packFor: (packKey: string, operation: string) => Promise<Pack>;
  atMs: number;
}

const MAX_TEXT_LENGTH = 64 * 1024;

/** Manages the policies of packs and tenants. A request passes only if both allow it. */
export class PolicyService {
  readonly #options: PolicyServiceOptions;

  constructor(options: PolicyServiceOptions) {
    this.#options = options;
  }

  async open(tenantId: string, judged: Judged): Promise<OpenPolicies> {
    return (await this.openForMany(tenantId)).open(judged);
  }

  async openForMany(tenantId: string): Promise<PolicyOpener> {
    const atMs = performance.now();
    const [stored, packs] = await Promise.all([
      this.#options.repository(tenantId).find(),
      this.#options.packs.open(tenantId),
    ]);
    const { earlier = [], confirmations = [], confirmed: confirmedBefore = [] } = stored ?? {};
    const loosenings = earlier.length === 0 ? null : await this.#options.loosenings.open(tenantId);
    const found = loosenings?.waiting(earlier, confirmations) ?? [];
    const waiting = found.map((change) => ({ ...change.before, why: whyWaiting(change) }));
    const ownConfirmed = withConfirmed(
      confirmedBefore,
      'policies',
      loosenings?.confirmed(earlier, confirmations) ?? [],
    );
    const openPacks = async ({ packKey, chosenFor }: Judged) => {
      const counting = await packs.countingFor(packKey, chosenFor);
      if (counting === null) throw new AppError('not_found', `The tenant has no pack ${packKey}.`);
      const confirmed = [...counting.confirmed, ...ownConfirmed];
      return this.#open(tenantId, { ...counting, confirmed }, stored, waiting);
    };
    const opened = new Map<string, Promise<OpenPolicies>>();
    const open: PolicyOpener['open'] = (judged) => {
      const key = JSON.stringify([judged.packKey, judged.chosenFor ?? null]);
      const known = opened.get(key) ?? openPacks(judged);
      opened.set(key, known);
      return known;
    };
    return {
      open,
      packFor: async (packKey, operation) => allowing(await packs.find(packKey), packKey, operation),
      atMs,
    };
  }

  async #open(
    tenantId: string,
    { pack, looser, confirmed }: CountingPack,
    stored: Pick<TenantPolicyDocument, 'text' | 'tried' | 'version'> | null,
    waiting: readonly (EarlierPoliciesDocument['before'] & { why: PolicyReason })[],
  ): Promise<OpenPolicies> {
    const present = stored === null ? null : await this.#compile(stored.text, typesOf(stored));
    const before = waiting.map(async ({ text, types, why }) => ({ compiled: await this.#compile(text, types), why }));
    const earlier = (await Promise.all(before)).flatMap(({ compiled, why }) =>
      compiled === null ? [] : [{ compiled, why }],
    );
    const people = await this.#namedBy(tenantId, [present, ...earlier.map((one) => one.compiled), ...pack.own]);
    const versions = [
      ...(stored === null || present === null ? [] : [stored.version]),
      ...waiting.map(({ version }) => version),
    ];
    const version = [pack.version, ...versions.map((one) => `tenant@${one}`)].join('+');
    return new OpenPolicies(pack, version, present, people, { earlier, looser, confirmed });
  }

  async #namedBy(tenantId: string, compiled: readonly (CompiledPolicies | null)[]): Promise<Actor[]> {
    const named = [...new Set(compiled.flatMap((one) => (one !== null && 'set' in one ? one.set.named : [])))];
    const roles = named.length === 0 ? new Map<string, string>() : await this.#options.rolesOf(tenantId, named);
    return named.map((personId) => ({ personId, role: roles.get(personId) ?? NO_ROLE }));
  }

  /**
   * Opens another pack version or text, without pending changes.
   * @throws {AppError} `not_found` for the pack or version; `validation_error` for the text; `rate_limited`
   */
  async openOthers(
    tenantId: string,
    packKey: string,
    { text, packVersion }: { text?: string | undefined; packVersion?: number | undefined },
  ): Promise<OpenPolicies> {
    const { packs, repository } = this.#options;
    const pack =
      packVersion === undefined
        ? await (await packs.open(tenantId)).find(packKey)
        : await packs.version(tenantId, packKey, packVersion);
    const which = packVersion === undefined ? `pack ${packKey}` : `version ${packVersion} of the pack ${packKey}`;
    if (pack === null) throw new AppError('not_found', `The tenant has no ${which}.`);
    const stored = text === undefined ? await repository(tenantId).find() : null;
    const tenant =
      text === undefined
        ? await this.#compile(stored?.text ?? '', stored === null ? undefined : typesOf(stored))
        : await this.#candidate(tenantId, text);
    const people = await this.#namedBy(tenantId, [tenant, ...pack.own]);
    const own = text === undefined ? namesPolicies(stored) : '+tenant@tried';
    return new OpenPolicies(pack, tenant === null ? pack.version : `${pack.version}${own}`, tenant, people);
  }

  /** @param personId The reader; null for the operator. */
  async read(tenantId: string, personId: string | null = null): Promise<TenantPolicies> {
    return this.#toPolicies(tenantId, await this.#options.repository(tenantId).find(), personId);
  }

  packs(tenantId: string): Promise<Pack[]> {
    return this.#options.packs.list(tenantId);
  }

  /** Lists the faults of candidate policies, also for sample proposals. @throws {AppError} `rate_limited` */
  async validate(tenantId: string, text: string): Promise<string[]> {
    return (await this.report(tenantId, text)).problems;
  }

  /** As `validate`, with notes for the author. */
  async report(tenantId: string, text: string): Promise<Pick<PolicyFinding, 'problems' | 'notes'>> {
    if (isLonger(text, MAX_TEXT_LENGTH)) {
      return { problems: [`the text is longer than ${MAX_TEXT_LENGTH} characters`], notes: [] };
    }
    const { problems, notes } = (await this.#tryOut(tenantId, text)) ?? { problems: [], notes: [] };
    return { problems, notes };
  }

  async #tryOut(tenantId: string, text: string): Promise<PolicyFinding | null> {
    if (text.trim() === '') return null;
    const { trials, payloadTypes } = this.#options;
    const [packs, types] = await Promise.all([this.packs(tenantId), payloadTypes.namedIn(tenantId, text)]);
    return trials.tryOut(tenantId, { text, namespace: 'tenant', types, packs });
  }

  /** Returns null for a text without policies. @throws {AppError} as `write` */
  async #candidate(tenantId: string, text: string): Promise<{ set: PolicySet; objections: string[] } | null> {
    const found = isLonger(text, MAX_TEXT_LENGTH) ? null : await this.#tryOut(tenantId, text);
    const problems = found?.problems ?? (await this.validate(tenantId, text));
    if (problems.length > 0) throw validationError(problems.map((problem) => ({ field: 'text', problem })));
    if (found === null) return null;
    if ('set' in found.compiled) return found.compiled;
    throw new Error('Policies without problems do not compile');
  }

  /** @throws {AppError} `validation_error`; `precondition_failed`; `rate_limited` */
  async write(call: PolicyAuthor, text: string, expectedVersion: number): Promise<TenantPolicies> {
    call.leaveTurn?.();
    const candidate = await this.#candidate(call.tenantId, text);
    const types = candidate === null ? {} : candidate.set.operations;
    const now = currentTime();
    const event = outboxEvent(call, {
      type: 'policies.written',
      subject: { type: 'tenant_policies', id: call.tenantId },
      subject_version: expectedVersion + 1,
      work_item_id: null,
      at: now,
      data: { text_hash: canonicalHash(text) },
    });
    const tried = { text_hash: canonicalHash(text), packs: await this.#packVersions(call.tenantId), types };
    const after = await this.#changesAfter(call, { text, types }, expectedVersion, now);
    const change = { text, tried, ...after, updated_by: toPrincipalRow(call.principal), updated_at: now };
    const written = await this.#options.repository(call.tenantId).write(expectedVersion, change, event);
    if (written === null) throw changedMeanwhile();
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return this.#toPolicies(call.tenantId, written, call.principal.accountable);
  }

  /**
   * Confirms the waiting changes that led to a version, so that they count. Idempotent.
   * @throws {AppError} `precondition_failed` for another version; `authorization_error` for an author, or for somebody
   * who counts as one person with an author.
   */
  async confirm(call: PolicyAuthor, version: number, reason?: string): Promise<TenantPolicies> {
    const { tenantId, principal } = call;
    const repository = this.#options.repository(tenantId);
    const stored = await repository.find();
    if (stored?.version !== version) throw changedMeanwhile();
    const confirmation = await this.#options.loosenings.confirmation(call, version, loosenedOf(stored), reason);
    if (confirmation === null) return this.#toPolicies(tenantId, stored, principal.accountable);
    const event = outboxEvent(call, {
      type: 'policies.confirmed',
      subject: { type: 'tenant_policies', id: tenantId },
      subject_version: version,
      work_item_id: null,
      at: confirmation.at,
      data: { text_hash: canonicalHash(stored.text), ...confirmedData(confirmation) },
    });
    const confirmed = await repository.confirm(confirmation, event);
    if (confirmed === null) throw changedMeanwhile();
    await this.#options.authority.advance(tenantId);
    this.#options.notifyRelay(tenantId);
    return this.#toPolicies(tenantId, confirmed, principal.accountable);
  }

  /**
   * A change that only adds policies loosens nothing. @throws {AppError} `precondition_failed`; `invalid_state` for too
   * many
   */
  async #changesAfter(
    call: PolicyAuthor,
    written: WrittenPolicies,
    expectedVersion: number,
    at: Date,
  ): Promise<Pick<TenantPolicyDocument, 'confirmed'> & { earlier: EarlierPoliciesDocument[] }> {
    const { loosenings, repository } = this.#options;
    const stored = await repository(call.tenantId).find();
    if ((stored?.version ?? 0) !== expectedVersion) throw changedMeanwhile();
    if (stored === null) return { earlier: [] };
    const { earlier = [], confirmations = [] } = stored;
    const open = await loosenings.open(call.tenantId);
    const confirmed = withConfirmed(stored.confirmed, 'policies', open.confirmed(earlier, confirmations));
    const waiting = await this.#notEndedBy(written, open.waiting(earlier, confirmations));
    const before = { text: stored.text, types: typesOf(stored) };
    // An expired change is made again by writing the same text.
    if (!open.hasExpired(waiting) && (await this.#onlyAdds(before, written))) return { earlier: waiting, confirmed };
    const loosening = await loosenings.begin(call, expectedVersion + 1, at);
    if (loosening === null) return { earlier: waiting, confirmed };
    if (open.isFull(waiting, call.principal)) throw tooManyWaiting(expectedVersion);
    const { types } = before;
    const kept = { version: stored.version, text: stored.text, ...(types === undefined ? {} : { types }) };
    return { earlier: [...waiting, { ...loosening, before: kept }], confirmed };
  }

  /** A change ends with a text that holds all policies of before it: nothing of them is missing any more. */
  async #notEndedBy(
    written: WrittenPolicies,
    waiting: readonly EarlierPoliciesDocument[],
  ): Promise<EarlierPoliciesDocument[]> {
    const ends = await Promise.all(
      waiting.map(({ before: { text, types } }) => this.#onlyAdds({ text, types }, written)),
    );
    return waiting.filter((_, index) => !ends[index]);
  }

  /** Returns true if the new text contains every old policy with the same facts. */
  async #onlyAdds(before: WrittenPolicies, after: WrittenPolicies): Promise<boolean> {
    const [old, present, again] = await Promise.all([
      this.#compile(before.text, before.types),
      this.#compile(after.text, after.types),
      this.#compile(before.text, after.types),
    ]);
    if (old === null) return true;
    if (present === null || again === null) return false;
    if (!('set' in old) || !('set' in present) || !('set' in again)) return false;
    if (toldTo(old.set) !== toldTo(again.set)) return false;
    const { policies } = present.set;
    return Object.entries(old.set.policies).every(([id, policy]) => policies[id] === policy);
  }

  async #compile(text: string, types: OperationTypes | undefined): Promise<CompiledPolicies | null> {
    return text.trim() === '' ? null : this.#options.trials.compile(text, 'tenant', types);
  }

  async #toPolicies(
    tenantId: string,
    stored: TenantPolicyDocument | null,
    personId: string | null,
  ): Promise<TenantPolicies> {
    if (stored === null) return { text: '', problems: [], version: 0, updatedAt: null, waiting: [] };
    const { text, version, updated_at: updatedAt, earlier = [] } = stored;
    const problems = (await this.#isInOrder(stored)) ? [] : await this.#problemsOf(stored);
    const changes = await this.#options.loosenings.waiting(tenantId, loosenedOf(stored), personId);
    const waiting = changes.map((change) => {
      const row = earlier.find((one) => one.version === change.version);
      return { ...change, textBefore: row?.before.text ?? '' };
    });
    return { text, problems, version, updatedAt, waiting };
  }

  /** A text of an earlier release is checked by the rules of that release. */
  async #problemsOf(stored: TenantPolicyDocument): Promise<string[]> {
    const { tenant_id: tenantId, text } = stored;
    if (typesOf(stored) !== undefined) {
      return [...new Set([...(await this.validate(tenantId, text)), ...(await this.#changedOf(stored))])];
    }
    if (text.trim() === '') return [];
    const packs = await this.packs(tenantId);
    return (await this.#options.trials.tryOut(tenantId, { text, namespace: 'tenant', packs })).problems;
  }

  /** Returns true if the text was tested, and packs and operations are the same since. */
  async #isInOrder(stored: TenantPolicyDocument): Promise<boolean> {
    const { tenant_id: tenantId, text, tried } = stored;
    const versions = await this.#packVersions(tenantId);
    if (tried?.text_hash !== canonicalHash(text)) return false;
    return versions.every((version) => tried.packs.includes(version)) && (await this.#changedOf(stored)).length === 0;
  }

  async #changedOf(stored: TenantPolicyDocument): Promise<string[]> {
    const present = await this.#options.payloadTypes.namedIn(stored.tenant_id, stored.text);
    return changedMembers(typesOf(stored) ?? {}, present);
  }

  async #packVersions(tenantId: string): Promise<string[]> {
    return (await this.packs(tenantId)).map(({ version }) => version);
  }
}

function allowing(pack: Pack | null, packKey: string, operation: string): Pack {
  if (pack !== null && saidOf(pack, operation) !== undefined) return pack;
  const problem = `${operation} is not an operation of the pack ${packKey}`;
  throw validationError([{ field: 'action_operation', problem }]);
}

type WrittenPolicies = { text: string; types: OperationTypes | undefined };

function loosenedOf({ earlier = [], confirmations = [] }: TenantPolicyDocument): Loosened {
  return { loosened: earlier, confirmations };
}

function whyWaiting(change: EarlierPoliciesDocument): PolicyReason {
  const who = waitingWords(change, "changed the tenant's policies");
  const message = `${who}. Until another administrator confirms the change, version ${change.before.version} of the policies applies too.`;
  return { policyId: UNCONFIRMED_POLICY, message };
}

function changedMeanwhile(): AppError {
  const message = 'The policies were changed by somebody else. Read them again and decide anew.';
  return new AppError('precondition_failed', message);
}

function tooManyWaiting(version: number): AppError {
  const message = `Too many changes of the policies wait for another administrator. Until one confirms version ${version}, you can add policies, but not change or remove any.`;
  return new AppError('invalid_state', message);
}
