import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../../errors/app-error.ts';
import { carriersOf } from '../../integrations/index.ts';
import { type DefinedOperation, payloadSchemas, toSchemaProblems } from '../../operations/definition-reading.ts';
import {
  describedOf,
  isKnownOperation,
  type KnownOperationName,
  knownOperationFor,
  OPERATIONS,
  type OperationPayload,
} from '../../operations/index.ts';
import { lazyPackage } from '../../platform/lazily.ts';
import type { KnownOfIt } from '../hypothetical-facts.ts';
import { type PolicySubject, subjectOf } from '../open-policies.ts';

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

type DescribedPayload = {
  subject: PolicySubject;
  known: Pick<KnownOfIt, 'resourceType' | 'resourceId' | 'kinds'>;
};

export type DescribePayload = (payload: OperationPayload) => DescribedPayload | { problems: ErrorDetail[] };

/**
 * Returns a function that describes payloads to policies without a tenant. Fields of problems are relative to the
 * payload.
 * @param contract The OpenAPI document.
 */
export function payloadDescriber(contract: unknown, defined: ReadonlyMap<string, DefinedOperation>): DescribePayload {
  const shapeProblems = shapeChecks(contract);
  return (payload) => {
    const { type } = payload;
    if (isKnownOperation(type)) {
      const wrong = shapeProblems(type, payload);
      const problems = wrong.length > 0 ? wrong : (knownOperationFor(payload)?.problems(payload) ?? []);
      if (problems.length > 0) return { problems };
      const { resourceType } = OPERATIONS[type];
      const resourceId = describedOf({ payload }).resource_id;
      return { subject: subjectOf({ payload }), known: { resourceType, resourceId, kinds: carriersOf(type) } };
    }
    const operation = defined.get(type);
    if (operation === undefined) {
      return { problems: [{ field: 'type', problem: `there is no operation ${type}; define it in operations/` }] };
    }
    const fitting = payload as Parameters<DefinedOperation['problems']>[0];
    const problems = operation.problems(fitting);
    if (problems.length > 0) return { problems };
    const described = operation.describe(fitting);
    const { resourceType, executors: kinds } = operation;
    const known = { resourceType, resourceId: described.resource_id, kinds };
    return { subject: subjectOf({ payload: fitting, described }), known };
  };
}

function shapeChecks(contract: unknown): (type: KnownOperationName, payload: unknown) => ErrorDetail[] {
  const checks = new Map<string, Ajv.ValidateFunction>();
  const compiled = (type: KnownOperationName) => {
    const schema = payloadSchemas(contract).get(type);
    if (schema === undefined) throw new Error(`The contract has no schema of ${type}`);
    return new (ajv().Ajv2020)({ allErrors: true, strict: false }).compile(schema);
  };
  return (type, payload) => {
    const validate = checks.get(type) ?? compiled(type);
    checks.set(type, validate);
    return validate(payload) ? [] : toSchemaProblems(validate.errors ?? []);
  };
}
