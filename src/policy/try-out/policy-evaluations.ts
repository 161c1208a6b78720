import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { describedOf, type OperationPayload, type ProposedOperation, type Risk } from '../../operations/index.ts';
import { toMinorUnits } from '../../platform/money.ts';
import { routeTo, type SomeCircumstances, someFurtherFacts } from '../hypothetical-facts.ts';
import { type OpenPolicies, type PolicySubject, subjectOf } from '../open-policies.ts';
import type { TenantPacks } from '../packs/tenant-packs.ts';
import type { PolicyService, RolesOf } from '../policy.ts';
import { type Actor, NO_ROLE } from '../policy-set.ts';
import { type Evaluation, evaluate } from './evaluation.ts';

export interface PolicyEvaluationsOptions {
  packs: Pick<TenantPacks, 'list'>;
  policies: PolicyService;
  operations: { of: (tenantId: string, payload: OperationPayload) => Promise<ProposedOperation> };
  rolesOf: RolesOf;
}

/** Anybody with a role, or a person with the current role. */
export type SomePerson = { role: string } | { personId: string };

export interface EvaluationRequest {
  payload: OperationPayload;
  packKey?: string | undefined;
  /** Replaces the active version. */
  packVersion?: number | undefined;
  /** Replaces the tenant's own policies. */
  text?: string | undefined;
  proposer?: SomePerson | undefined;
  approvers: readonly SomePerson[];
  /** Decimal sum of this amount and those approved earlier for the resource. */
  total?: string | undefined;
  /** Number of earlier twins; defaults to 0. */
  twins?: number | undefined;
  circumstances?: SomeCircumstances | undefined;
}

export interface PolicyEvaluation extends Evaluation {
  title: string;
  summary: string;
  risk: Risk;
}

export class PolicyEvaluations {
  readonly #options: PolicyEvaluationsOptions;

  constructor(options: PolicyEvaluationsOptions) {
    this.#options = options;
  }

  /** @throws {AppError} `validation_error` (payload, policies, total); `not_found` (pack); `rate_limited` */
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
    const policies = await this.#policies(tenantId, request);
    const { title, summary, risk } = describedOf(row);
    const known = {
      resourceType: operation.resourceType,
      resourceId: describedOf(row).resource_id,
      kinds: operation.kinds,
      proposer,
      ...routeTo(policies.pack),
    };
    const further = someFurtherFacts(known, request.circumstances ?? {});
    const { twins } = request;
    return { title, summary, risk, ...evaluate(policies, { subject, proposer, approvers, total, twins, further }) };
  }

  async #policies(tenantId: string, request: EvaluationRequest): Promise<OpenPolicies> {
    const { packs, policies } = this.#options;
    const packKey = request.packKey ?? (await packs.list(tenantId))[0]?.packKey ?? '';
    const { text, packVersion } = request;
    if (text === undefined && packVersion === undefined) return policies.open(tenantId, { packKey });
    return policies.openOthers(tenantId, packKey, { text, packVersion });
  }

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
  if (currency === '')
    throw validationError([{ field: 'total', problem: 'is only for operations that move money; leave it out' }]);
  const read = toMinorUnits(total, currency);
  if ('problem' in read) throw validationError([{ field: 'total', problem: read.problem.problem }]);
  return read.minor;
}
