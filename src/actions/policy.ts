import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import type { OperationPayload } from '../integrations/connectors/connector.ts';
import { BoundedMap } from '../platform/bounded-map.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import { operationFor } from './operations/registry.ts';
import type { Pack, PackOperation } from './packs.ts';
import { askPolicies, compilePolicies, type PolicyAnswer, type PolicyRequest, type PolicySet } from './policy-set.ts';
import type { ActionRepository } from './repository.ts';
import { toPersonRow } from './rows.ts';

/** A person, or a program that no person answers for, as policies see them. */
export interface Actor {
  personId: string;
  role: string;
}

/** What policies are told of a proposal. */
export interface PolicyFacts {
  proposalId: string;
  payload: OperationPayload;
  proposer: Actor;
  /** Everybody who is accountable for it. */
  accountables: readonly string[];
  /** Different people who have approved the payload as it is. */
  approvers: string[];
  autoApproved: boolean;
  hashMatches: boolean;
  dryRun: boolean;
}

export interface TenantPolicies {
  text: string;
  version: number;
  updatedAt: Date | null;
}

export interface PolicyServiceOptions {
  packs: ReadonlyMap<string, Pack>;
  repository: (tenantId: string) => ActionRepository;
  authority: AuthorityEpochs;
  notifyRelay: (tenantId: string) => void;
}

/** Compiled sets of tenants that are kept. */
const MAX_COMPILED = 1_000;
const MAX_TEXT_LENGTH = 64 * 1024;

/** The policies of packs and tenants. Both are asked, and both must agree. */
export class PolicyService {
  readonly #options: PolicyServiceOptions;
  readonly #compiled = new BoundedMap<string, { set: PolicySet } | { problems: string[] }>(MAX_COMPILED);

  constructor(options: PolicyServiceOptions) {
    this.#options = options;
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
    const compiled = this.#compile(stored.text, pack);
    return new OpenPolicies(pack, `${pack.version}+tenant@${stored.version}`, compiled);
  }

  async read(tenantId: string): Promise<TenantPolicies> {
    const stored = await this.#options.repository(tenantId).findPolicies();
    return { text: stored?.text ?? '', version: stored?.version ?? 0, updatedAt: stored?.updated_at ?? null };
  }

  /** The packs, with the texts of their policies. */
  packs(): Pack[] {
    return [...this.#options.packs.values()];
  }

  /** Everything that is wrong with policies that a tenant might write; nothing if they are in order. */
  validate(text: string): string[] {
    if (text.length > MAX_TEXT_LENGTH) return [`the text is longer than ${MAX_TEXT_LENGTH} characters`];
    return this.packs().flatMap(({ schema }) => {
      const compiled = compilePolicies({ namespace: 'tenant', text, schema });
      return 'problems' in compiled ? compiled.problems : [];
    });
  }

  /**
   * Replaces the tenant's own policies.
   * @throws {AppError} `validation_error` on policies that are not in order; `precondition_failed`.
   */
  async write(
    call: Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>,
    text: string,
    expectedVersion: number,
  ): Promise<TenantPolicies> {
    const problems = this.validate(text);
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
    const change = { text, updated_by: toPersonRow(call.principal), updated_at: now };
    const written = await this.#options.repository(call.tenantId).writePolicies(expectedVersion, change, event);
    if (written === null) {
      const message = 'The policies were changed by somebody else. Read them again and decide anew.';
      throw new AppError('precondition_failed', message);
    }
    await this.#options.authority.advance(call.tenantId);
    this.#options.notifyRelay(call.tenantId);
    return { text, version: written.version, updatedAt: now };
  }

  #compile(text: string, { schema }: Pack): { set: PolicySet } | { problems: string[] } {
    const key = canonicalHash([text, schema]);
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const compiled = compilePolicies({ namespace: 'tenant', text, schema });
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

/** The policies of one tenant and pack, as they are at one moment. */
export class OpenPolicies {
  readonly pack: Pack;
  readonly version: string;
  readonly #tenant: { set: PolicySet } | { problems: string[] } | null;

  constructor(pack: Pack, version: string, tenant: { set: PolicySet } | { problems: string[] } | null) {
    this.pack = pack;
    this.version = version;
    this.#tenant = tenant;
  }

  /** What the pack and the tenant say to it. A refusal of either is one; its reasons are those of whoever refuses. */
  ask(action: PolicyRequest['action'], actor: Actor, facts: PolicyFacts): PolicyAnswer {
    const request: PolicyRequest = {
      principal: actor,
      action,
      proposalId: facts.proposalId,
      context: this.#context(facts),
    };
    const answers = [askPolicies(this.pack.policies, request), this.#askTenant(request)];
    const refusals = answers.filter((answer) => !answer.allowed);
    return {
      allowed: refusals.length === 0,
      reasons: (refusals.length === 0 ? answers : refusals).flatMap((answer) => answer.reasons),
    };
  }

  /** How many different people have to approve a payload: none for what policy approves by itself. */
  approvalsRequired(payload: OperationPayload): number {
    const said = this.pack.operations.get(payload.type);
    const money = operationFor(payload).money?.(payload);
    if (money === undefined) return said !== undefined && said.money === undefined ? said.approvals : 2;
    const above = said?.money?.twoApprovalsAbove.get(money.currency);
    return above !== undefined && money.minor <= above ? 1 : 2;
  }

  #askTenant(request: PolicyRequest): PolicyAnswer {
    if (this.#tenant === null) return { allowed: true, reasons: [] };
    if ('set' in this.#tenant) return askPolicies(this.#tenant.set, request);
    // They were in order when they were written; the pack has changed under them since.
    const message = `The tenant's policies do not fit the pack any more: ${this.#tenant.problems.join('; ')}`;
    return { allowed: false, reasons: [{ policyId: 'policy-error', message }] };
  }

  #context(facts: PolicyFacts): PolicyRequest['context'] {
    const operation = operationFor(facts.payload);
    const limits = this.pack.operations.get(facts.payload.type)?.money;
    // What moves no money moves none of no currency, so that policies of tenants can speak of amounts without asking.
    const { minor, currency } = operation.money?.(facts.payload) ?? { minor: 0, currency: '' };
    const person = (id: string) => ({ __entity: { type: 'Person', id } });
    const upTo = limits?.autoApproveUpTo.get(currency);
    const above = limits?.twoApprovalsAbove.get(currency);
    return {
      operation: facts.payload.type,
      amount: minor,
      currency,
      ...(upTo === undefined ? {} : { auto_approve_up_to: upTo }),
      ...(above === undefined ? {} : { two_approvals_above: above }),
      risk: operation.risk(facts.payload),
      proposer: person(facts.proposer.personId),
      accountable: facts.accountables.map(person),
      approvers: facts.approvers.map(person),
      approvals: facts.approvers.length,
      auto_approved: facts.autoApproved,
      hash_matches: facts.hashMatches,
      dry_run: facts.dryRun,
    };
  }
}
