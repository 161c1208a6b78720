import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { toMinorUnits } from '../../platform/money.ts';
import { routeTo, type SomeCircumstances, someFurtherFacts } from '../hypothetical-facts.ts';
import { type OpenPolicies, type PolicySubject, subjectOf } from '../open-policies.ts';
import { describedOf } from '../operations/described.ts';
import type { Risk } from '../operations/operation.ts';
import type { OperationPayload } from '../operations/registry.ts';
import type { TenantPacks } from '../packs/tenant-packs.ts';
import type { PolicyService, RolesOf } from '../policy.ts';
import { type Actor, NO_ROLE } from '../policy-set.ts';
import type { ProposedOperations } from '../proposed-operation.ts';
import { type Evaluation, evaluate } from './evaluation.ts';

export interface PolicyEvaluationsOptions {
  packs: Pick<TenantPacks, 'list'>;
  policies: PolicyService;
  operations: ProposedOperations;
  rolesOf: RolesOf;
}

/** Somebody of a role, or a person as they are now. */
export type SomePerson = { role: string } | { personId: string };

/** What might be proposed, and by what it is decided. */
export interface EvaluationRequest {
  payload: OperationPayload;
  /** The tenant's default pack if it is left out. */
  packKey?: string | undefined;
  /** A version that was put, in place of the active one. */
  packVersion?: number | undefined;
  /** The tenant's own policies, in place of those that there are. */
  text?: string | undefined;
  /** The caller if it is left out. */
  proposer?: SomePerson | undefined;
  approvers: readonly SomePerson[];
  /** Decimal amount of what was approved of the resource before, and this. */
  total?: string | undefined;
  /** What policies that ask about more are told of it. */
  circumstances?: SomeCircumstances | undefined;
}

/** What would be decided, and of what. */
export interface PolicyEvaluation extends Evaluation {
  title: string;
  summary: string;
  risk: Risk;
}

/** Says what would be decided of what nobody has proposed. */
export class PolicyEvaluations {
  readonly #options: PolicyEvaluationsOptions;

  constructor(options: PolicyEvaluationsOptions) {
    this.#options = options;
  }

  /**
   * Asks policies about something that nobody has proposed, and writes nothing.
   * @throws {AppError} `validation_error` on a payload that could not be proposed, on policies that could not be written, on
   * a total in another currency than there is; `not_found` for the pack; `rate_limited` if too many policies are tried out.
   */
  async evaluate(call: CallContext, request: EvaluationRequest): Promise<PolicyEvaluation> {
    call.leaveTurn?.();
    const { tenantId } = call;
    const operation = await this.#options.operations.of(tenantId, request.payload);
    if (operation.problems.length > 0) throw validationError(operation.problems.map(ofPayload));
    const { payload } = request;
    const row = operation.described === undefined ? { payload } : { payload, described: operation.described };
    const subject = subjectOf(row);
    const total = totalOf(request.total, subject);
    const [proposer, ...approvers] = await this.#people(call, request);
    const policies = await this.#policies(tenantId, request, proposer);
    const { title, summary, risk } = describedOf(row);
    const known = {
      resourceType: operation.resourceType,
      resourceId: describedOf(row).resource_id,
      kinds: operation.kinds,
      proposer,
      ...routeTo(policies.pack),
    };
    const further = someFurtherFacts(known, request.circumstances ?? {});
    return { title, summary, risk, ...evaluate(policies, { subject, proposer, approvers, total, further }) };
  }

  async #policies(tenantId: string, request: EvaluationRequest, proposer: Actor): Promise<OpenPolicies> {
    const { packs, policies } = this.#options;
    const packKey = request.packKey ?? (await packs.list(tenantId))[0]?.packKey ?? '';
    const { text, packVersion } = request;
    if (text === undefined && packVersion === undefined) return policies.open(tenantId, packKey, [proposer.personId]);
    return policies.openOthers(tenantId, packKey, { text, packVersion });
  }

  /** Who proposes it, and who approves it. No id of a person has a space, so that nobody is taken for somebody else. */
  async #people(
    { tenantId, principal }: CallContext,
    { proposer, approvers }: EvaluationRequest,
  ): Promise<[Actor, ...Actor[]]> {
    const first = proposer ?? { personId: principal.accountable ?? principal.id };
    const ids = [first, ...approvers].flatMap((one) => ('personId' in one ? [one.personId] : []));
    const roles = await this.#options.rolesOf(tenantId, ids);
    const actorOf = (one: SomePerson, n: number): Actor =>
      'personId' in one
        ? { personId: one.personId, role: roles.get(one.personId) ?? NO_ROLE }
        : { personId: `some ${one.role} ${n}`, role: one.role };
    return [actorOf(first, 0), ...approvers.map((one, n) => actorOf(one, n + 1))];
  }
}

const ofPayload = ({ field, problem }: ErrorDetail): ErrorDetail => ({
  field: field === '' ? 'payload' : `payload.${field}`,
  problem,
});

function totalOf(total: string | undefined, { currency }: PolicySubject): number | undefined {
  if (total === undefined) return undefined;
  if (currency === '') throw validationError([{ field: 'total', problem: 'is of what moves no money; leave it out' }]);
  const read = toMinorUnits(total, currency);
  if ('problem' in read) throw validationError([{ field: 'total', problem: read.problem.problem }]);
  return read.minor;
}
