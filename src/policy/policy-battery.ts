import { ROLES as ROLES_OF_MEMBERS } from '../identity/index.ts';
import {
  isKnownOperation,
  isTenantOperation,
  OPERATIONS,
  type OperationTypes,
  type Risk,
  untypedOf,
} from '../operations/index.ts';
import { hypotheticalFacts } from './hypothetical-facts.ts';
import {
  type FurtherFacts,
  OpenPolicies,
  type PolicyFacts,
  type PolicySubject,
  whileWaiting,
} from './open-policies.ts';
import { type Pack, type PackOperation, saidOf } from './packs/pack.ts';
import { EXTREMES, furtherDraw, type Literals, payloadDraws, spread } from './policy-draws.ts';
import { type Actor, compilePolicies, NO_ROLE, type PolicyRequest, type PolicySet } from './policy-set.ts';
import type { PolicyFinding, PolicyJob } from './policy-trials.ts';

const ACTIONS = ['propose', 'auto_approve', 'approve', 'execute'] as const satisfies PolicyRequest['action'][];
const ROLES = [NO_ROLE, ...ROLES_OF_MEMBERS];
const RISKS = ['low', 'medium', 'high'] as const;
/** ISO 4217 code for "no currency": stands for a currency that the pack does not name. */
const UNNAMED_CURRENCY = 'XXX';
const VERY_MANY_APPROVALS = 40;
const MAX_PROBLEMS = 20;

/** Compiles a text and tests it with each pack. The largest texts take seconds of CPU time. */
export function findingOf(schema: string, { text, namespace, types, packs }: PolicyJob): PolicyFinding {
  const compiled = compilePolicies({ namespace, text, schema, types });
  if ('problems' in compiled) return { compiled, problems: compiled.problems, notes: [] };
  if (packs === null) return { compiled, problems: [], notes: [] };
  const { members, literals, operations } = compiled.set;
  const named = Object.keys(operations).map((name) => [name, types?.[name] ?? operations[name]] as const);
  const payloads = new Map(named.map(([name, type]) => [name, type === undefined ? [] : payloadDraws(type, literals)]));
  const drawing: Drawing = { payloads, literals, isTold: members.length > 0 };
  const most = Math.ceil(MAX_SUBJECTS / Math.max(1, packs.length));
  const problems = packs.flatMap((pack) => {
    return namespace === 'tenant'
      ? tryPolicies(new OpenPolicies(pack, pack.version, compiled), drawing, most)
      : tryPolicies(new OpenPolicies({ ...pack, own: [compiled] }, pack.version, null), drawing, most);
  });
  const all = [...new Set([...compiled.objections, ...problems])].slice(0, MAX_PROBLEMS);
  return { compiled, problems: all, notes: types === undefined ? [] : notesOf(compiled.set, types) };
}

function notesOf({ operations, literals }: PolicySet, types: OperationTypes): string[] {
  const untyped = Object.keys(operations).flatMap((name) =>
    untypedOf(types[name] ?? { kind: 'record', members: {} }, `${name}.`),
  );
  const names = literals.filter((one) => typeof one === 'string').filter(isTenantOperation);
  return [
    ...untyped.map(({ path, why }) => `Policies cannot ask about ${path}: it ${why}.`),
    ...names.filter((name) => !Object.hasOwn(types, name)).map(undefinedNote),
  ].slice(0, MAX_PROBLEMS);
}

export function undefinedNote(name: string): string {
  return `${name} is named, but no such operation is defined.`;
}

interface Drawing {
  payloads: ReadonlyMap<string, readonly unknown[]>;
  literals: Literals;
  /** True if the policies name context members that they otherwise would not receive. */
  isTold: boolean;
}

/**
 * Reports outcomes of sample proposals that nobody can want: unanswerable questions, which would refuse everything, and
 * approvals that nobody could give or that never suffice. Forbidding `execute` is fine: approved proposals wait.
 * @param tenant The policies of a pack together with those of the tenant.
 */
function tryPolicies(tenant: OpenPolicies, drawing: Drawing, most: number): string[] {
  const subjects = spread(subjectsOf(tenant.pack, drawing), most);
  const draw: Draw = (n) => furtherDraw(tenant.pack, drawing.literals, n);
  const problems = new Set(unanswerable(tenant, subjects, draw));
  if (problems.size === 0) {
    const rounds = drawing.isTold ? ROUNDS : 1;
    const others = [...tooManyApprovals(tenant, subjects, draw), ...nobodyApproves(tenant, subjects, draw, rounds)];
    for (const problem of others) problems.add(problem);
  }
  return [...problems].slice(0, MAX_PROBLEMS);
}

const SOME_OPERATION = 'x_operation';
const MAX_NAMED = 20;

function highestRiskOf(operation: PolicySubject['operation']): Risk {
  return isKnownOperation(operation) ? OPERATIONS[operation].highestRisk : 'high';
}

/** Sample proposals over all packs of a tenant. A limit that a hundred currencies share is one case. */
const MAX_SUBJECTS = 4_000;

/** Tries for an approver if policies distinguish circumstances: each hour of a week. */
const ROUNDS = 24 * 7;

type Draw = (n: number) => FurtherFacts;

function subjectsOf(pack: Pack, { payloads }: Drawing): PolicySubject[] {
  const byOperation = Map.groupBy(barely(pack, [...payloads.keys()]), ({ operation }) => operation);
  return [...byOperation].flatMap(([operation, bare]) => {
    const drawn = payloads.get(operation) ?? [];
    if (drawn.length === 0) return bare;
    const extreme = bare.flatMap((subject) => drawn.slice(0, EXTREMES).map((payload) => ({ ...subject, payload })));
    const rest = drawn.map((payload, n) => ({ ...(bare[n % bare.length] as PolicySubject), payload }));
    return [...extreme, ...rest];
  });
}

function barely(pack: Pack, asked: readonly string[]): PolicySubject[] {
  const named = [...pack.operations].flatMap(([name, said]): [string, PackOperation][] => (said ? [[name, said]] : []));
  const own = named.filter(([name]) => isTenantOperation(name)).slice(0, MAX_NAMED);
  const allowed = [...named.filter(([name]) => isKnownOperation(name)), ...own];
  for (const name of asked) {
    const said = saidOf(pack, name);
    if (said !== undefined && !allowed.some(([other]) => other === name)) allowed.push([name, said]);
  }
  if (pack.tenantOperations !== undefined) allowed.push([SOME_OPERATION, pack.tenantOperations]);
  return allowed.flatMap(([name, { money }]): PolicySubject[] => {
    if (!isTenantOperation(name) && !isKnownOperation(name)) return [];
    const operation: PolicySubject['operation'] = name;
    const risks = RISKS.slice(0, RISKS.indexOf(highestRiskOf(operation)) + 1);
    if (money === undefined) return risks.map((risk) => ({ operation, amount: 0, currency: '', risk, payload: {} }));
    const currencies = [...money.autoApproveUpTo.keys(), ...money.twoApprovalsAbove.keys(), UNNAMED_CURRENCY];
    return [...new Set(currencies)].flatMap((currency) => {
      const limits = [money.autoApproveUpTo.get(currency), money.twoApprovalsAbove.get(currency)];
      const around = limits.flatMap((limit) => (limit === undefined ? [] : [limit, limit + 1]));
      const amounts = [...new Set([1, ...around, Number.MAX_SAFE_INTEGER])];
      return risks.flatMap((risk) => amounts.map((amount) => ({ operation, amount, currency, risk, payload: {} })));
    });
  });
}

/** Finds requests that the policies cannot answer. As in real requests, all named people exist. */
function unanswerable(tenant: OpenPolicies, subjects: PolicySubject[], draw: Draw): string[] {
  const problems = new Map<string, string>();
  for (const [n, subject] of subjects.entries()) {
    for (const [m, action] of ACTIONS.entries()) {
      // Take roles and circumstances in turn, so that few requests cover all combinations.
      const role = ROLES[(n + m) % ROLES.length] ?? NO_ROLE;
      const facts = factsOf(subject, (n + m) % 4, n % 2 === 0, draw(n));
      const { reasons } = tenant.ask(action, actorOf(role), facts);
      for (const { policyId, message } of reasons) {
        if (policyId !== 'policy-error' || problems.has(message)) continue;
        problems.set(message, `${message} (asked about "${action}" of ${wordsOf(subject)})`);
      }
    }
  }
  return [...problems.values()];
}

function tooManyApprovals(tenant: OpenPolicies, subjects: PolicySubject[], draw: Draw): string[] {
  const isTooMany = (subject: PolicySubject, n: number) => {
    const further = draw(n);
    const none = factsOf(subject, 0, false, further);
    const veryMany = factsOf(subject, VERY_MANY_APPROVALS, false, further);
    return (
      tenant.ask('execute', veryMany.proposer, veryMany).allowed &&
      tenant.ask('approve', actorOf('owner'), whileWaiting(none)).allowed &&
      typeof tenant.leastApprovals(none) !== 'number'
    );
  };
  // No sample needs more approvals than those of the highest risk.
  const riskiest = subjects.filter(({ operation, risk }) => risk === highestRiskOf(operation));
  const found = riskiest.find(isTooMany);
  if (found === undefined) return [];
  return [`${wordsOf(found)} would need more than ten approvals, the maximum: nobody could execute it`];
}

function nobodyApproves(tenant: OpenPolicies, subjects: PolicySubject[], draw: Draw, rounds: number): string[] {
  return [...Map.groupBy(subjects, ({ operation }) => operation)].flatMap(([operation, all]) => {
    const approving = (subject: PolicySubject, role: string, n: number) =>
      tenant.ask('approve', actorOf(role), whileWaiting(factsOf(subject, 0, false, draw(n))));
    // Try every sample once, then again in other circumstances.
    const asked = [...all, ...Array.from({ length: rounds - 1 }, (_, n) => all[n % all.length] as PolicySubject)];
    if (asked.some((subject, n) => ROLES.some((role) => approving(subject, role, n).allowed))) return [];
    const reasons = new Set(
      all.flatMap((subject) => approving(subject, 'owner', 0).reasons.map(({ policyId }) => policyId)),
    );
    return [
      `nobody could approve any ${operation} (${[...reasons].join(', ')}); to pause approved proposals, forbid "execute" instead`,
    ];
  });
}

function factsOf(subject: PolicySubject, approvals: number, autoApproved: boolean, further: FurtherFacts): PolicyFacts {
  const approvers = Array.from({ length: approvals }, (_, n) => `some approver ${n}`);
  const proposer: Actor = { personId: 'some proposer', role: 'member' };
  const roles = new Map([[proposer.personId, proposer.role], ...approvers.map((id) => [id, 'approver'] as const)]);
  return hypotheticalFacts({ subject, proposer, approvers, roles, autoApproved, further });
}

function actorOf(role: string): Actor {
  return { personId: 'somebody else', role };
}

function wordsOf({ operation, amount, currency, risk }: PolicySubject): string {
  return currency === '' ? `a ${operation}` : `a ${operation} of ${amount} ${currency} (minor units) and ${risk} risk`;
}
