import { permits, ROLES } from '../identity/roles.ts';
import { type Describable, describedOf } from './operations/described.ts';
import type { Risk } from './operations/operation.ts';
import type { OperationName } from './operations/registry.ts';
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

/** What of a payload policies can speak of. */
export interface PolicySubject {
  operation: OperationName;
  /** In minor units; what moves no money moves none of no currency, so that policies need not ask. */
  amount: number;
  currency: string;
  risk: Risk;
  /** As it is proposed, for policies that name its operation; undefined where it is not known any more. */
  payload: unknown;
}

/** What a pack says of an operation in a currency, in minor units; undefined for nothing. */
export interface PackLimits {
  /** Whether it has limits in money for the operation, in whatever currency. */
  money: boolean;
  autoApproveUpTo: number | undefined;
  twoApprovalsAbove: number | undefined;
  approvalsNeeded: number | undefined;
}

/** What policies are told of a proposal. */
export interface PolicyFacts extends Circumstances {
  /** What is proposed, as far as policies can speak of it. */
  subject: PolicySubject;
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
  /** What those are told besides who name it; what is missing is not known. */
  further: Readonly<Partial<FurtherFacts>>;
}

/** What policies are told that name it, by the names that they use (`FurtherFacts` of the shipped schema). */
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

/** How many people have to approve. */
export interface Requirement {
  approvals: number;
  /** What keeps it from being executed whoever approves it; null where so many approvals suffice. */
  impossible: PolicyReason[] | null;
  /** Why it takes more than the present policies ask for; empty where it does not. */
  waiting: PolicyReason[];
}

/** What policies were before a change that does not count yet for a proposal, and why it does not. */
export interface EarlierPolicies {
  compiled: CompiledPolicies;
  why: PolicyReason;
}

/** The pack as it is, where what admits more of it does not count yet, and why it does not. */
export interface UnconfirmedPack {
  pack: Pack;
  why: readonly PolicyReason[];
}

/** Policies of which nothing waits for a confirmation, as they are given to another thread. */
export interface PolicyParts {
  pack: Pack;
  version: string;
  tenant: CompiledPolicies | null;
  named: readonly Actor[];
}

/** More approvals than this are never asked for. */
export const MAX_APPROVALS = 10;

const NOBODY_COULD: PolicyReason = {
  policyId: 'nobody-could',
  message: 'Nobody could have this executed under the present policies:',
};

const NOT_ALLOWED: PolicyReason = {
  policyId: 'pack/operation-not-allowed',
  message: 'The pack does not allow the operation.',
};

/** The policies of one tenant and pack, as they are at one moment. */
export class OpenPolicies {
  readonly pack: Pack;
  readonly version: string;
  readonly #tenant: CompiledPolicies | null;
  readonly #named: readonly Actor[];
  readonly #earlier: readonly EarlierPolicies[];
  readonly #unconfirmed: UnconfirmedPack | null;

  /**
   * @param pack As it counts for what they are asked about.
   * @param named The people whom the policies of tenant and pack name, as they are now.
   * @param earlier What the tenant's policies were before each change that does not count yet for what they are asked
   * about: what passes has to pass by them, too.
   * @param unconfirmed There where `pack` is stricter than it is for others.
   */
  constructor(
    pack: Pack,
    version: string,
    tenant: CompiledPolicies | null,
    named: readonly Actor[] = [],
    earlier: readonly EarlierPolicies[] = [],
    unconfirmed: UnconfirmedPack | null = null,
  ) {
    this.pack = pack;
    this.version = version;
    this.#tenant = tenant;
    this.#named = named;
    this.#earlier = earlier;
    this.#unconfirmed = unconfirmed;
  }

  /** Whatever does not wait of them, to be opened elsewhere. */
  get parts(): PolicyParts {
    return { pack: this.pack, version: this.version, tenant: this.#tenant, named: this.#named };
  }

  /** What the pack and the tenant say to it. A refusal of either is one; its reasons are those of whoever refuses. */
  ask(action: PolicyRequest['action'], actor: Actor, facts: PolicyFacts): PolicyAnswer {
    return this.askAbout(facts.subject, action, actor, facts);
  }

  /** The same of anything that might be proposed. */
  askAbout(
    subject: PolicySubject,
    action: PolicyRequest['action'],
    actor: Actor,
    circumstances: Circumstances,
  ): PolicyAnswer {
    const answer = this.#answer(subject, action, actor, circumstances);
    if (answer.allowed || this.#unconfirmed === null) return answer;
    const { pack, why } = this.#unconfirmed;
    const present = new OpenPolicies(pack, this.version, this.#tenant, this.#named, this.#earlier);
    return present.askAbout(subject, action, actor, circumstances).allowed
      ? { allowed: false, reasons: [...why, ...answer.reasons] }
      : answer;
  }

  #answer(
    subject: PolicySubject,
    action: PolicyRequest['action'],
    actor: Actor,
    circumstances: Circumstances,
  ): PolicyAnswer {
    if (saidOf(this.pack, subject.operation) === undefined) return { allowed: false, reasons: [NOT_ALLOWED] };
    const request: PolicyRequest = {
      principal: actor,
      people: [...this.#named, ...actorsOf(circumstances)],
      action,
      resource: { proposalId: circumstances.proposalId, operation: subject.operation, payload: subject.payload },
      context: this.#context(subject, circumstances),
      further: furtherOf(circumstances),
    };
    const answers = [
      askPolicies(this.pack.policies, request),
      ...[...this.pack.own, this.#tenant].map((one) => askTenant(one, request)),
    ];
    const refusals = answers.filter((answer) => !answer.allowed);
    if (refusals.length === 0) {
      const before = this.#earlier.flatMap(({ compiled, why }) => {
        const { allowed, reasons } = askTenant(compiled, request);
        return allowed ? [] : [why, ...reasons];
      });
      if (before.length > 0) return { allowed: false, reasons: before };
    }
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
    const { subject } = facts;
    const least = this.leastApprovals(subject, facts);
    if (typeof least === 'number') {
      const waiting = [...(this.#unconfirmed?.why ?? []), ...this.#earlier.map(({ why }) => why)];
      const isMore = waiting.length > 0 && this.#present().leastApprovals(subject, facts) !== least;
      return { approvals: least, impossible: null, waiting: isMore ? waiting : [] };
    }
    const pack = this.#tenant === null ? null : new OpenPolicies(this.pack, this.version, null);
    const shipped = pack?.leastApprovals(subject, facts);
    const approvals = typeof shipped === 'number' ? shipped : MIN_APPROVALS_UNKNOWN;
    return { approvals, impossible: [NOBODY_COULD, ...least], waiting: [] };
  }

  /** Whether what is approved like this could be executed, by whoever proposed it or somebody else. */
  couldBeExecuted(facts: PolicyFacts): boolean {
    const executors = [facts.proposer, ...ROLES_BY_RANK.map((role) => somebody(role, MAX_APPROVALS))];
    return executors.some((executor) => this.ask('execute', executor, facts).allowed);
  }

  /** The least number of approvals that suffice, or why none does. */
  leastApprovals(subject: PolicySubject, facts: Circumstances): number | PolicyReason[] {
    const none: Circumstances = { ...facts, approvers: [], autoApproved: false, hashMatches: true, dryRun: false };
    const approving = (role: string) => this.askAbout(subject, 'approve', somebody(role, 0), whileWaiting(none));
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

  /** The same without what they were before. */
  #present(): OpenPolicies {
    return new OpenPolicies(this.#unconfirmed?.pack ?? this.pack, this.version, this.#tenant, this.#named);
  }

  /** What the pack says to what is proposed. */
  limitsOf({ operation, currency, risk }: PolicySubject): PackLimits {
    const said = saidOf(this.pack, operation);
    const approvals = said?.approvals;
    return {
      money: said?.money !== undefined,
      autoApproveUpTo: said?.money?.autoApproveUpTo.get(currency),
      twoApprovalsAbove: said?.money?.twoApprovalsAbove.get(currency),
      // Money for which the pack has no limits is of as many people as anything may be.
      approvalsNeeded: risk === 'high' || currency !== '' ? approvals?.approvalsOfHighRisk : approvals?.approvals,
    };
  }

  #context(subject: PolicySubject, facts: Circumstances): PolicyRequest['context'] {
    const { operation, amount, currency, risk } = subject;
    const { money, autoApproveUpTo, twoApprovalsAbove, approvalsNeeded } = this.limitsOf(subject);
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

function askTenant(tenant: CompiledPolicies | null, request: PolicyRequest): PolicyAnswer {
  if (tenant === null) return { allowed: true, reasons: [] };
  if ('set' in tenant) return askPolicies(tenant.set, request);
  // They were in order when they were written; the pack has changed under them since.
  const why = tenant.problems.join('; ');
  const message = `The tenant's own policies, or those of its pack, do not fit the service any more, so that nothing passes until an administrator has changed them: ${why}`;
  return { allowed: false, reasons: [{ policyId: 'policy-error', message }] };
}

/** What may be told of a request besides, with what its approvers are. */
function furtherOf({ further, approvers, roles }: Circumstances): PolicyRequest['further'] {
  const approverRoles = new Set(approvers.map((personId) => roles.get(personId) ?? NO_ROLE));
  return { ...further, approver_roles: [...approverRoles] };
}

/** What policies are told of a proposal by its payload alone. */
export function subjectOf(row: Describable): PolicySubject {
  const { money, risk } = describedOf(row);
  const { minor: amount, currency } = money ?? { minor: 0, currency: '' };
  return { operation: row.payload.type, amount, currency, risk, payload: row.payload };
}

/** What policy asks for at the least where not even the pack says how many suffice. */
const MIN_APPROVALS_UNKNOWN = 2;
/** Roles, first those that may approve, the weakest of them before the others. */
const ROLES_BY_RANK = [true, false].flatMap((may) => ROLES.filter((role) => permits(role, 'actions.approve') === may));

/** The same while it waits for approvals: its work is in one status then, whatever it was in when it was proposed. */
export function whileWaiting(facts: Circumstances): Circumstances {
  const { work } = facts.further;
  if (work === undefined) return facts;
  return { ...facts, further: { ...facts.further, work: { ...work, status: 'waiting_on_approval' } } };
}

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
