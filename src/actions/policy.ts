import type { CallContext } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import type { AuthorityEpochs } from '../identity/authority/epoch.ts';
import type { OperationName, OperationPayload } from '../integrations/connectors/connector.ts';
import { BoundedMap } from '../platform/bounded-map.ts';
import { canonicalHash } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { Risk } from './operations/operation.ts';
import { operationFor } from './operations/registry.ts';
import type { Pack, PackOperation } from './packs.ts';
import { tryPolicies } from './policy-battery.ts';
import {
  type Actor,
  askPolicies,
  compilePolicies,
  NO_ROLE,
  type PolicyAnswer,
  type PolicyReason,
  type PolicyRequest,
  type PolicySet,
} from './policy-set.ts';
import type { ActionRepository } from './repository.ts';
import { toPersonRow } from './rows.ts';

/** What of a payload policies can speak of. */
export interface PolicySubject {
  operation: OperationName;
  /** In minor units; what moves no money moves none of no currency, so that policies need not ask. */
  amount: number;
  currency: string;
  risk: Risk;
}

/** What policies are told of a proposal. */
export interface PolicyFacts extends Circumstances {
  payload: OperationPayload;
}

/** What policies are told besides. */
export interface Circumstances {
  proposalId: string;
  proposer: Actor;
  /** Everybody who is accountable for it. */
  accountables: readonly string[];
  /** Different people who have approved the payload as it is, and are accountable for nothing of it. */
  approvers: readonly string[];
  /** What the people of the request are in the tenant; who is missing is nothing. */
  roles: ReadonlyMap<string, string>;
  /** What it and all that was approved of its resource before come to, in minor units; its own amount if absent. */
  total?: number | undefined;
  autoApproved: boolean;
  hashMatches: boolean;
  dryRun: boolean;
}

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

/** What people are in a tenant now; who is nothing is left out. */
export type RolesOf = (tenantId: string, personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** How many people have to approve. */
export interface Requirement {
  approvals: number;
  /** What keeps it from being executed whoever approves it; null where so many approvals suffice. */
  impossible: PolicyReason[] | null;
}

/** More approvals than this are never asked for. */
export const MAX_APPROVALS = 10;

const NOBODY_COULD: PolicyReason = {
  policyId: 'nobody-could',
  message: 'Nobody could have this executed under the present policies:',
};

/** Compiled sets of tenants that are kept. */
const MAX_COMPILED = 1_000;
const MAX_TEXT_LENGTH = 64 * 1024;

/** The policies of packs and tenants. Both are asked, and both must agree. */
export class PolicyService {
  readonly #options: PolicyServiceOptions;
  readonly #validated = new BoundedMap<string, string[]>(MAX_COMPILED);
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
    const named = 'set' in compiled ? compiled.set.named : [];
    const roles = await this.#options.rolesOf(tenantId, named);
    const people = named.map((personId): Actor => ({ personId, role: roles.get(personId) ?? NO_ROLE }));
    const version = `${pack.version}+tenant@${stored.version}`;
    return new OpenPolicies(pack, version, compiled, people);
  }

  async read(tenantId: string): Promise<TenantPolicies> {
    const stored = await this.#options.repository(tenantId).findPolicies();
    const text = stored?.text ?? '';
    const problems = this.validate(text);
    return { text, problems, version: stored?.version ?? 0, updatedAt: stored?.updated_at ?? null };
  }

  /** The packs, with the texts of their policies. */
  packs(): Pack[] {
    return [...this.#options.packs.values()];
  }

  /**
   * Everything that is wrong with policies that a tenant might write, as they read and as they answer what they will be
   * asked; nothing if they are in order.
   */
  validate(text: string): string[] {
    if (text.length > MAX_TEXT_LENGTH) return [`the text is longer than ${MAX_TEXT_LENGTH} characters`];
    if (text.trim() === '') return [];
    const packs = this.packs();
    const key = canonicalHash([text, ...packs.map(({ version }) => version)]);
    const known = this.#validated.get(key);
    if (known !== undefined) return known;
    const problems = packs.flatMap((pack) => {
      const compiled = compilePolicies({ namespace: 'tenant', text, schema: pack.schema });
      if ('problems' in compiled) return compiled.problems;
      return tryPolicies(new OpenPolicies(pack, pack.version, compiled));
    });
    this.#validated.set(key, problems);
    return problems;
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
    return { text, problems: [], version: written.version, updatedAt: now };
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
  readonly #named: readonly Actor[];

  /** @param named The people whom the tenant's policies name, as they are now. */
  constructor(
    pack: Pack,
    version: string,
    tenant: { set: PolicySet } | { problems: string[] } | null,
    named: readonly Actor[] = [],
  ) {
    this.pack = pack;
    this.version = version;
    this.#tenant = tenant;
    this.#named = named;
  }

  /** What the pack and the tenant say to it. A refusal of either is one; its reasons are those of whoever refuses. */
  ask(action: PolicyRequest['action'], actor: Actor, facts: PolicyFacts): PolicyAnswer {
    return this.askAbout(subjectOf(facts.payload), action, actor, facts);
  }

  /** The same of anything that might be proposed. */
  askAbout(
    subject: PolicySubject,
    action: PolicyRequest['action'],
    actor: Actor,
    circumstances: Circumstances,
  ): PolicyAnswer {
    const request: PolicyRequest = {
      principal: actor,
      people: [...this.#named, ...actorsOf(circumstances)],
      action,
      proposalId: circumstances.proposalId,
      context: this.#context(subject, circumstances),
    };
    const answers = [askPolicies(this.pack.policies, request), this.#askTenant(request)];
    const refusals = answers.filter((answer) => !answer.allowed);
    return {
      allowed: refusals.length === 0,
      reasons: (refusals.length === 0 ? answers : refusals).flatMap((answer) => answer.reasons),
    };
  }

  /**
   * How many different people have to approve what policy does not approve by itself: so few that it could be executed
   * then, by whoever proposed it or somebody else, as `execute` would say of people who may approve it. Where nobody could
   * have it executed, it is what the pack alone asks for: the tenant's policies may let it pass again one day.
   */
  requirement(facts: PolicyFacts): Requirement {
    const subject = subjectOf(facts.payload);
    const least = this.leastApprovals(subject, facts);
    if (typeof least === 'number') return { approvals: least, impossible: null };
    const pack = this.#tenant === null ? null : new OpenPolicies(this.pack, this.version, null);
    const shipped = pack?.leastApprovals(subject, facts);
    const approvals = typeof shipped === 'number' ? shipped : MIN_APPROVALS_UNKNOWN;
    return { approvals, impossible: [NOBODY_COULD, ...least] };
  }

  /** Whether what is approved like this could be executed, by whoever proposed it or somebody else. */
  couldBeExecuted(facts: PolicyFacts): boolean {
    const executors = [facts.proposer, ...ROLES_BY_RANK.map((role) => somebody(role, MAX_APPROVALS))];
    return executors.some((executor) => this.ask('execute', executor, facts).allowed);
  }

  /** The least number of approvals that suffice, or why none does. */
  leastApprovals(subject: PolicySubject, facts: Circumstances): number | PolicyReason[] {
    const none: Circumstances = { ...facts, approvers: [], autoApproved: false, hashMatches: true, dryRun: false };
    const approving = (role: string) => this.askAbout(subject, 'approve', somebody(role, 0), none);
    const role = ROLES_BY_RANK.find((one) => approving(one).allowed);
    if (role === undefined) return approving('owner').reasons;
    const others = Array.from({ length: MAX_APPROVALS }, (_, n) => somebody(role, n));
    // Those whom policies name come first: it may take just these.
    const named = this.#named.filter(({ personId }) => !facts.accountables.includes(personId));
    const casts = named.length === 0 ? [others] : [others, [...named, ...others]];
    const passes = (executor: Actor, approvals: number) =>
      casts.some((cast) => this.askAbout(subject, 'execute', executor, approvedBy(none, cast, approvals)).allowed);
    // Somebody else is thought of only where the proposer could never execute it.
    const rest = ROLES_BY_RANK.map((one) => somebody(one, MAX_APPROVALS));
    for (let approvals = 1; approvals <= MAX_APPROVALS; approvals += 1) {
      if (passes(facts.proposer, approvals)) return approvals;
    }
    for (const executor of rest.filter((one) => passes(one, MAX_APPROVALS))) {
      for (let approvals = 1; approvals <= MAX_APPROVALS; approvals += 1) {
        if (passes(executor, approvals)) return approvals;
      }
    }
    return this.askAbout(subject, 'execute', facts.proposer, approvedBy(none, others, MAX_APPROVALS)).reasons;
  }

  #askTenant(request: PolicyRequest): PolicyAnswer {
    if (this.#tenant === null) return { allowed: true, reasons: [] };
    if ('set' in this.#tenant) return askPolicies(this.#tenant.set, request);
    // They were in order when they were written; the pack has changed under them since.
    const why = this.#tenant.problems.join('; ');
    const message = `The tenant's own policies do not fit the pack any more, so that nothing passes until an administrator has changed them: ${why}`;
    return { allowed: false, reasons: [{ policyId: 'policy-error', message }] };
  }

  #context({ operation, amount, currency, risk }: PolicySubject, facts: Circumstances): PolicyRequest['context'] {
    const said = this.pack.operations.get(operation);
    const limits = said?.money;
    const approvals = said === undefined || said.money !== undefined ? undefined : said.approvals;
    const person = (id: string) => ({ __entity: { type: 'Person', id } });
    const upTo = limits?.autoApproveUpTo.get(currency);
    const above = limits?.twoApprovalsAbove.get(currency);
    return {
      operation,
      amount,
      currency,
      ...(upTo === undefined ? {} : { auto_approve_up_to: upTo }),
      ...(above === undefined ? {} : { two_approvals_above: above }),
      ...(approvals === undefined ? {} : { approvals_needed: approvals }),
      total: facts.total ?? amount,
      risk,
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

function subjectOf(payload: OperationPayload): PolicySubject {
  const operation = operationFor(payload);
  const { minor: amount, currency } = operation.money?.(payload) ?? { minor: 0, currency: '' };
  return { operation: payload.type, amount, currency, risk: operation.risk(payload) };
}

/** What policy asks for at the least where not even the pack says how many suffice. */
const MIN_APPROVALS_UNKNOWN = 2;
/** Roles that may approve, those first that most people have. */
const ROLES_BY_RANK = ['approver', 'admin', 'owner', 'member', 'viewer'];

/** Somebody who might be there. No id of a person has a space. */
function somebody(role: string, n: number): Actor {
  return { personId: `some ${role} ${n}`, role };
}

function approvedBy(facts: Circumstances, cast: Actor[], approvals: number): Circumstances {
  const approvers = cast.slice(0, approvals);
  const roles = new Map([...facts.roles, ...approvers.map(({ personId, role }) => [personId, role] as const)]);
  return { ...facts, approvers: approvers.map(({ personId }) => personId), roles };
}

/** Everybody whom a request names besides the one who asks. */
function actorsOf({ proposer, accountables, approvers, roles }: Circumstances): Actor[] {
  const others = [...accountables, ...approvers].filter((personId) => personId !== proposer.personId);
  return [proposer, ...others.map((personId) => ({ personId, role: roles.get(personId) ?? NO_ROLE }))];
}
