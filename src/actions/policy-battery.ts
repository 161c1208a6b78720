import { ROLES as ROLES_OF_MEMBERS } from '../identity/roles.ts';
import { type Circumstances, OpenPolicies, type PolicySubject } from './open-policies.ts';
import type { Risk } from './operations/operation.ts';
import { isKnownOperation, OPERATIONS } from './operations/registry.ts';
import { isTenantOperation } from './operations/tenant-operation.ts';
import type { Pack, PackOperation } from './packs/pack.ts';
import { type Actor, compilePolicies, NO_ROLE, type PolicyRequest } from './policy-set.ts';
import type { PolicyFinding, PolicyJob } from './policy-trials.ts';

const ACTIONS = ['propose', 'auto_approve', 'approve', 'execute'] as const satisfies PolicyRequest['action'][];
const ROLES = [NO_ROLE, ...ROLES_OF_MEMBERS];
const RISKS = ['low', 'medium', 'high'] as const;
/** No money that there is; so many policies are asked what they say of a currency that the pack does not name. */
const UNNAMED_CURRENCY = 'XXX';
/** If so many approvals are not enough, none are. */
const VERY_MANY_APPROVALS = 40;
const MAX_PROBLEMS = 20;

/** Reads a text, and tries it out with packs if that is wanted. Takes seconds of computing for the largest. */
export function findingOf(schema: string, { text, namespace, packs }: PolicyJob): PolicyFinding {
  const compiled = compilePolicies({ namespace, text, schema });
  if ('problems' in compiled) return { compiled, problems: compiled.problems };
  const most = Math.ceil(MAX_SUBJECTS / Math.max(1, packs?.length ?? 0));
  const problems = (packs ?? []).flatMap((pack) => {
    return namespace === 'tenant'
      ? tryPolicies(new OpenPolicies(pack, pack.version, compiled), most)
      : tryPolicies(new OpenPolicies({ ...pack, own: [compiled] }, pack.version, null), most);
  });
  return { compiled, problems: [...new Set(problems)].slice(0, MAX_PROBLEMS) };
}

/**
 * Asks policies of a tenant what they will be asked, in all the ways in which it differs, and says what would come of it
 * that nobody can want: questions that they cannot answer, which would refuse everything, and approvals that nobody could
 * give, or not enough of. Forbidding `execute` for a while is none of that: what is approved waits.
 * @param tenant The policies of a pack with those of the tenant.
 * @param most So many things that might be proposed are asked about.
 * @returns problems, for people; none if the policies can be used.
 */
function tryPolicies(tenant: OpenPolicies, most: number): string[] {
  const subjects = spread(subjectsOf(tenant.pack), most);
  const problems = new Set(unanswerable(tenant, subjects));
  if (problems.size === 0) {
    for (const problem of [...tooManyApprovals(tenant, subjects), ...nobodyApproves(tenant, subjects)]) {
      problems.add(problem);
    }
  }
  return [...problems].slice(0, MAX_PROBLEMS);
}

/** Stands for whatever a tenant has defined, or will. */
const SOME_OPERATION = 'x_operation';
/** So many that a pack names of those are tried out, too. */
const MAX_NAMED = 20;

function highestRiskOf(operation: PolicySubject['operation']): Risk {
  return isKnownOperation(operation) ? OPERATIONS[operation].highestRisk : 'high';
}

/** Of what might be proposed under all packs of a tenant, so much is tried: a limit that a hundred currencies have is one. */
const MAX_SUBJECTS = 4_000;

/** So many of all, from the first to the last. */
function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, n) => all[Math.floor(n * step)] as One);
}

/** Whatever might be proposed, as far as policies can tell it apart. */
function subjectsOf(pack: Pack): PolicySubject[] {
  const named = [...pack.operations].flatMap(([name, said]): [string, PackOperation][] => (said ? [[name, said]] : []));
  const own = named.filter(([name]) => isTenantOperation(name)).slice(0, MAX_NAMED);
  const allowed = [...named.filter(([name]) => isKnownOperation(name)), ...own];
  if (pack.tenantOperations !== undefined) allowed.push([SOME_OPERATION, pack.tenantOperations]);
  return allowed.flatMap(([name, { money }]): PolicySubject[] => {
    if (!isTenantOperation(name) && !isKnownOperation(name)) return [];
    const operation: PolicySubject['operation'] = name;
    const risks = RISKS.slice(0, RISKS.indexOf(highestRiskOf(operation)) + 1);
    if (money === undefined) return risks.map((risk) => ({ operation, amount: 0, currency: '', risk }));
    const currencies = [...money.autoApproveUpTo.keys(), ...money.twoApprovalsAbove.keys(), UNNAMED_CURRENCY];
    return [...new Set(currencies)].flatMap((currency) => {
      const limits = [money.autoApproveUpTo.get(currency), money.twoApprovalsAbove.get(currency)];
      const around = limits.flatMap((limit) => (limit === undefined ? [] : [limit, limit + 1]));
      const amounts = [...new Set([1, ...around, Number.MAX_SAFE_INTEGER])];
      return risks.flatMap((risk) => amounts.map((amount) => ({ operation, amount, currency, risk })));
    });
  });
}

/** What the policies cannot answer. Everybody whom they can name is there, as in earnest. */
function unanswerable(tenant: OpenPolicies, subjects: PolicySubject[]): string[] {
  const problems = new Map<string, string>();
  for (const [n, subject] of subjects.entries()) {
    for (const [m, action] of ACTIONS.entries()) {
      // In turn, so that each is asked of each soon.
      const role = ROLES[(n + m) % ROLES.length] ?? NO_ROLE;
      const { reasons } = tenant.askAbout(subject, action, actorOf(role), circumstancesOf((n + m) % 4, n % 2 === 0));
      for (const { policyId, message } of reasons) {
        if (policyId !== 'policy-error' || problems.has(message)) continue;
        problems.set(message, `${message} (asked about "${action}" of ${wordsOf(subject)})`);
      }
    }
  }
  return [...problems.values()];
}

function tooManyApprovals(tenant: OpenPolicies, subjects: PolicySubject[]): string[] {
  const [none, veryMany] = [circumstancesOf(0, false), circumstancesOf(VERY_MANY_APPROVALS, false)];
  const isTooMany = (subject: PolicySubject) =>
    tenant.askAbout(subject, 'execute', veryMany.proposer, veryMany).allowed &&
    tenant.askAbout(subject, 'approve', actorOf('owner'), none).allowed &&
    typeof tenant.leastApprovals(subject, none) !== 'number';
  // What is of the highest risk needs as many as anything.
  const riskiest = subjects.filter(({ operation, risk }) => risk === highestRiskOf(operation));
  const found = riskiest.find(isTooMany);
  if (found === undefined) return [];
  return [`${wordsOf(found)} would need more than ten approvals, which are never asked for: nobody could execute it`];
}

function nobodyApproves(tenant: OpenPolicies, subjects: PolicySubject[]): string[] {
  const circumstances = circumstancesOf(0, false);
  return [...Map.groupBy(subjects, ({ operation }) => operation)].flatMap(([operation, all]) => {
    const approving = (subject: PolicySubject, role: string) =>
      tenant.askAbout(subject, 'approve', actorOf(role), circumstances);
    if (all.some((subject) => ROLES.some((role) => approving(subject, role).allowed))) return [];
    const reasons = new Set(
      all.flatMap((subject) => approving(subject, 'owner').reasons.map(({ policyId }) => policyId)),
    );
    return [
      `nobody could approve any ${operation} (${[...reasons].join(', ')}); to stop what is approved for a while, forbid "execute" instead`,
    ];
  });
}

function circumstancesOf(approvals: number, autoApproved: boolean): Circumstances {
  const approvers = Array.from({ length: approvals }, (_, n) => `some approver ${n}`);
  const proposer: Actor = { personId: 'some proposer', role: 'member' };
  return {
    proposalId: 'some proposal',
    proposer,
    accountables: [proposer.personId],
    approvers,
    roles: new Map([[proposer.personId, proposer.role], ...approvers.map((id) => [id, 'approver'] as const)]),
    autoApproved,
    hashMatches: true,
    dryRun: false,
  };
}

function actorOf(role: string): Actor {
  return { personId: 'somebody else', role };
}

function wordsOf({ operation, amount, currency, risk }: PolicySubject): string {
  return currency === '' ? `a ${operation}` : `a ${operation} of ${amount} ${currency} (minor units) and ${risk} risk`;
}
