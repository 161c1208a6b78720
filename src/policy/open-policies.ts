import { permits, ROLES } from '../identity/index.ts';
import { type Describable, describedOf, type OperationName, type Risk } from '../operations/index.ts';
import type { ConfirmedChange } from './confirmed-change.ts';
import { type Pack, saidOf } from './packs/pack.ts';
import {
  type Actor,
  askPolicies,
  type CompiledPolicies,
  NO_ROLE,
  type PolicyAnswer,
  type PolicyReason,
  type PolicyRequest,
} from './policy-set.ts';

export interface PolicySubject {
  operation: OperationName;
  /** In minor units; 0 with an empty currency if no money moves, so that policies need no `has` test. */
  amount: number;
  currency: string;
  risk: Risk;
  /** Undefined if the payload was deleted. */
  payload: unknown;
}

/** Limits of a pack for an operation in one currency, in minor units; undefined for no limit. */
export interface PackLimits {
  money: boolean;
  autoApproveUpTo: number | undefined;
  twoApprovalsAbove: number | undefined;
  approvalsNeeded: number | undefined;
}

export interface PolicyFacts {
  subject: PolicySubject;
  proposalId: string;
  proposer: Actor;
  accountables: readonly string[];
  /** People who approved the present payload and are not accountable for it. */
  approvers: readonly string[];
  roles: ReadonlyMap<string, string>;
  /** Amount plus earlier approved amounts of the same resource, in minor units; defaults to the amount. */
  total?: number | undefined;
  /** Number of earlier proposals of the same effect that are open or were executed; defaults to 0. */
  twins?: number | undefined;
  autoApproved: boolean;
  hashMatches: boolean;
  dryRun: boolean;
  /** Unknown facts are absent. */
  further: Readonly<Partial<FurtherFacts>>;
}

/** Facts that a policy receives only if it names them (`FurtherFacts` of the shipped schema). */
export interface FurtherFacts {
  resource_type: string;
  resource_id: string;
  integration: { id: string; kind: string };
  proposed_by: { kind: string; id: string };
  work: {
    id: string;
    status: string;
    pack: string;
    queue: string;
    channel: string;
    priority: string;
    tags: string[];
  };
  /** 0 to 23, in UTC. */
  hour: number;
  /** 1 for Monday to 7 for Sunday, in UTC. */
  weekday: number;
}

export interface Requirement {
  approvals: number;
  /** Reasons why nobody could execute the proposal; null if this number of approvals suffices. */
  impossible: PolicyReason[] | null;
  /** Reasons why more approvals are required than by the present policies. */
  waiting: PolicyReason[];
}

/** Policies before a change that does not apply to the proposal yet, and the reason. */
export interface EarlierPolicies {
  compiled: CompiledPolicies;
  why: PolicyReason;
}

/** The pack of the WorkItem, if more than its present version applies to the proposal, and the reasons. */
export interface LooserPack {
  pack: Pack;
  why: readonly PolicyReason[];
  /** Set if this pack is stricter than its present version in turn. */
  looser?: LooserPack | null;
}

export interface PolicyChanges {
  /** The tenant's policies before each unconfirmed change. An action has to pass them, too. */
  earlier?: readonly EarlierPolicies[];
  /** Set if the pack is stricter than the present pack of the WorkItem. */
  looser?: LooserPack | null;
  confirmed?: readonly ConfirmedChange[];
}

/** Policies without unconfirmed changes, in a form that a worker thread can receive. */
export interface PolicyParts {
  pack: Pack;
  version: string;
  tenant: CompiledPolicies | null;
  named: readonly Actor[];
}

export const MAX_APPROVALS = 10;

const NOBODY_COULD: PolicyReason = {
  policyId: 'nobody-could',
  message: 'Under the present policies, nobody could execute this:',
};

const NOT_ALLOWED: PolicyReason = {
  policyId: 'pack/operation-not-allowed',
  message: 'The pack does not allow the operation.',
};

export class OpenPolicies {
  readonly pack: Pack;
  readonly version: string;
  readonly #tenant: CompiledPolicies | null;
  readonly #named: readonly Actor[];
  readonly #earlier: readonly EarlierPolicies[];
  readonly #looser: LooserPack | null;
  readonly confirmed: readonly ConfirmedChange[];

  /**
   * @param pack The pack as it applies to the proposals.
   * @param named The people whom policies name, with their present roles.
   * @param changes The changes that wait, or count because somebody confirmed them.
   */
  constructor(
    pack: Pack,
    version: string,
    tenant: CompiledPolicies | null,
    named: readonly Actor[] = [],
    { earlier = [], looser = null, confirmed = [] }: PolicyChanges = {},
  ) {
    this.pack = pack;
    this.version = version;
    this.#tenant = tenant;
    this.#named = named;
    this.#earlier = earlier;
    this.#looser = looser;
    this.confirmed = confirmed;
  }

  get parts(): PolicyParts {
    return { pack: this.pack, version: this.version, tenant: this.#tenant, named: this.#named };
  }

  /** Asks the pack and the tenant. If either refuses, the reasons are those of the refusals. */
  ask(action: PolicyRequest['action'], actor: Actor, facts: PolicyFacts): PolicyAnswer {
    const answer = this.#answer(action, actor, facts);
    if (answer.allowed || this.#looser === null) return answer;
    const { pack, why, looser = null } = this.#looser;
    const present = new OpenPolicies(pack, this.version, this.#tenant, this.#named, {
      earlier: this.#earlier,
      looser,
    });
    const own = present.ask(action, actor, facts);
    if (own.allowed) return { allowed: false, reasons: [...why, ...answer.reasons] };
    return looser === null ? answer : own;
  }

  #answer(action: PolicyRequest['action'], actor: Actor, facts: PolicyFacts): PolicyAnswer {
    const { subject } = facts;
    if (saidOf(this.pack, subject.operation) === undefined) return { allowed: false, reasons: [NOT_ALLOWED] };
    const request: PolicyRequest = {
      principal: actor,
      people: [...this.#named, ...actorsOf(facts)],
      action,
      resource: { proposalId: facts.proposalId, operation: subject.operation, payload: subject.payload },
      context: contextOf(facts, this.pack),
      further: furtherOf(facts),
    };
    // A limit that one of several packs lacks is absent from their combination, so each is asked for itself, too.
    const parts = (this.pack.parts ?? [])
      .filter((pack) => saidOf(pack, subject.operation) !== undefined)
      .map((pack) => ({ own: pack.own, request: { ...request, context: contextOf(facts, pack) } }));
    const asked = [{ own: this.pack.own, request }, ...parts];
    const answers = [
      askPolicies(this.pack.policies, request),
      ...asked.flatMap((one) => [...one.own, this.#tenant].map((policies) => askTenant(policies, one.request))),
    ];
    const refusals = answers.filter((answer) => !answer.allowed);
    if (refusals.length === 0) {
      const before = this.#earlier.flatMap(({ compiled, why }) => {
        const refused = asked.map((one) => askTenant(compiled, one.request)).filter(({ allowed }) => !allowed);
        return refused.length === 0 ? [] : [why, ...reasonsOf(refused)];
      });
      if (before.length > 0) return { allowed: false, reasons: before };
    }
    return { allowed: refusals.length === 0, reasons: reasonsOf(refusals.length === 0 ? answers : refusals) };
  }

  /** If nobody could execute the proposal, returns the number of the pack alone: tenant policies may allow it again. */
  requirement(facts: PolicyFacts): Requirement {
    const least = this.leastApprovals(facts);
    if (typeof least === 'number') {
      const waiting = [...(this.#looser?.why ?? []), ...this.#earlier.map(({ why }) => why)];
      if (waiting.length === 0) return { approvals: least, impossible: null, waiting };
      const present = this.#present().requirement(facts);
      const isMore = present.impossible !== null || present.approvals !== least;
      return { approvals: least, impossible: null, waiting: [...(isMore ? waiting : []), ...present.waiting] };
    }
    const hasOwn = this.#tenant !== null || this.#earlier.length > 0;
    const pack = hasOwn ? new OpenPolicies(this.pack, this.version, null) : null;
    const shipped = pack?.leastApprovals(facts);
    const approvals = typeof shipped === 'number' ? shipped : MIN_APPROVALS_UNKNOWN;
    return { approvals, impossible: [NOBODY_COULD, ...least], waiting: [] };
  }

  /** Returns true if the proposer or somebody else could execute a proposal with these approvals. */
  couldBeExecuted(facts: PolicyFacts): boolean {
    const executors = [facts.proposer, ...ROLES_BY_RANK.map((role) => somebody(role, MAX_APPROVALS))];
    return executors.some((executor) => this.ask('execute', executor, facts).allowed);
  }

  /** Returns the smallest sufficient number of approvals, or the reasons why none suffices. */
  leastApprovals(facts: PolicyFacts): number | PolicyReason[] {
    const none: PolicyFacts = { ...facts, approvers: [], autoApproved: false, hashMatches: true, dryRun: false };
    const approving = (role: string) => this.ask('approve', somebody(role, 0), whileWaiting(none));
    const role = ROLES_BY_RANK.find((one) => approving(one).allowed);
    if (role === undefined) return approving('owner').reasons;
    const others = Array.from({ length: MAX_APPROVALS }, (_, n) => somebody(role, n));
    // People whom policies name come first, because the policies may require exactly these people.
    const named = this.#named.filter(({ personId }) => !facts.accountables.includes(personId));
    const casts = named.length === 0 ? [others] : [others, [...named, ...others]];
    const passes = (executor: Actor, approvals: number) =>
      casts.some((cast) => this.ask('execute', executor, approvedBy(none, cast, approvals)).allowed);
    // Consider other executors only if the proposer could never execute the proposal.
    const rest = ROLES_BY_RANK.map((one) => somebody(one, MAX_APPROVALS));
    for (let approvals = 1; approvals <= MAX_APPROVALS; approvals += 1) {
      if (passes(facts.proposer, approvals)) return approvals;
    }
    for (const executor of rest.filter((one) => passes(one, MAX_APPROVALS))) {
      for (let approvals = 1; approvals <= MAX_APPROVALS; approvals += 1) {
        if (passes(executor, approvals)) return approvals;
      }
    }
    return this.ask('execute', facts.proposer, approvedBy(none, others, MAX_APPROVALS)).reasons;
  }

  #present(): OpenPolicies {
    const { pack = this.pack, looser = null } = this.#looser ?? {};
    return new OpenPolicies(pack, this.version, this.#tenant, this.#named, { looser });
  }

  limitsOf(subject: PolicySubject): PackLimits {
    return limitsIn(this.pack, subject);
  }
}

function limitsIn(pack: Pack, { operation, currency, risk }: PolicySubject): PackLimits {
  const said = saidOf(pack, operation);
  const approvals = said?.approvals;
  return {
    money: said?.money !== undefined,
    autoApproveUpTo: said?.money?.autoApproveUpTo.get(currency),
    twoApprovalsAbove: said?.money?.twoApprovalsAbove.get(currency),
    // Money without limits in the pack needs as many people as high risk.
    approvalsNeeded: risk === 'high' || currency !== '' ? approvals?.approvalsOfHighRisk : approvals?.approvals,
  };
}

function contextOf(facts: PolicyFacts, pack: Pack): PolicyRequest['context'] {
  const { operation, amount, currency, risk } = facts.subject;
  const { money, autoApproveUpTo, twoApprovalsAbove, approvalsNeeded } = limitsIn(pack, facts.subject);
  const person = (id: string) => ({ __entity: { type: 'Person', id } });
  return {
    operation,
    amount,
    currency,
    ...(money ? { money } : {}),
    ...(autoApproveUpTo === undefined ? {} : { auto_approve_up_to: autoApproveUpTo }),
    ...(twoApprovalsAbove === undefined ? {} : { two_approvals_above: twoApprovalsAbove }),
    ...(approvalsNeeded === undefined ? {} : { approvals_needed: approvalsNeeded }),
    total: facts.total ?? amount,
    twins: facts.twins ?? 0,
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

/** Lists each reason once: several packs may refuse for the same. */
function reasonsOf(answers: readonly PolicyAnswer[]): PolicyReason[] {
  const reasons = answers.flatMap((answer) => answer.reasons);
  return [...new Map(reasons.map((one) => [JSON.stringify([one.policyId, one.message]), one])).values()];
}

function askTenant(tenant: CompiledPolicies | null, request: PolicyRequest): PolicyAnswer {
  if (tenant === null) return { allowed: true, reasons: [] };
  if ('set' in tenant) return askPolicies(tenant.set, request);
  const why = tenant.problems.join('; ');
  const message = `The policies of the tenant or of its pack no longer compile. Everything is refused until an administrator corrects them: ${why}`;
  return { allowed: false, reasons: [{ policyId: 'policy-error', message }] };
}

function furtherOf({ further, approvers, roles }: PolicyFacts): PolicyRequest['further'] {
  const approverRoles = new Set(approvers.map((personId) => roles.get(personId) ?? NO_ROLE));
  return { ...further, approver_roles: [...approverRoles] };
}

export function subjectOf(row: Describable): PolicySubject {
  const { money, risk } = describedOf(row);
  const { minor: amount, currency } = money ?? { minor: 0, currency: '' };
  return { operation: row.payload.type, amount, currency, risk, payload: row.payload };
}

/** Approvals required if not even the pack says how many suffice. */
const MIN_APPROVALS_UNKNOWN = 2;
/** Roles that may approve first; each group from weakest to strongest. */
const ROLES_BY_RANK = [true, false].flatMap((may) => ROLES.filter((role) => permits(role, 'actions.approve') === may));

/** Returns the facts while the proposal waits for approvals, when its WorkItem has a fixed status. */
export function whileWaiting(facts: PolicyFacts): PolicyFacts {
  const { work } = facts.further;
  if (work === undefined) return facts;
  return { ...facts, further: { ...facts.further, work: { ...work, status: 'waiting_on_approval' } } };
}

/** Returns an imaginary person. The id contains a space, as no real id does. */
function somebody(role: string, n: number): Actor {
  return { personId: `some ${role} ${n}`, role };
}

function approvedBy(facts: PolicyFacts, cast: Actor[], approvals: number): PolicyFacts {
  const approvers = cast.slice(0, approvals);
  const roles = new Map([...facts.roles, ...approvers.map(({ personId, role }) => [personId, role] as const)]);
  return { ...facts, approvers: approvers.map(({ personId }) => personId), roles };
}

function actorsOf({ proposer, accountables, approvers, roles }: PolicyFacts): Actor[] {
  const others = [...accountables, ...approvers].filter((personId) => personId !== proposer.personId);
  return [proposer, ...others.map((personId) => ({ personId, role: roles.get(personId) ?? NO_ROLE }))];
}
