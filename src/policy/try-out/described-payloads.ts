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

export interface DescribedPayload {
  subject: PolicySubject;
  known: Pick<KnownOfIt, 'resourceType' | 'resourceId' | 'kinds'>;
}

/** Describes payloads to policies without a tenant, from the contract and definitions. */
export class DescribedPayloads {
  readonly #contract: unknown;
  readonly #defined: ReadonlyMap<string, DefinedOperation>;
  readonly #checks = new Map<string, Ajv.ValidateFunction>();

  /** @param contract The OpenAPI document. */
  constructor(contract: unknown, defined: ReadonlyMap<string, DefinedOperation>) {
    this.#contract = contract;
    this.#defined = defined;
  }

  /** Fields of problems are relative to the payload. */
  describe(payload: OperationPayload): DescribedPayload | { problems: ErrorDetail[] } {
    const { type } = payload;
    if (isKnownOperation(type)) {
      const wrong = this.#shapeProblems(type, payload);
      const problems = wrong.length > 0 ? wrong : (knownOperationFor(payload)?.problems(payload) ?? []);
      if (problems.length > 0) return { problems };
      const { resourceType } = OPERATIONS[type];
      return {
        subject: subjectOf({ payload }),
        known: { resourceType, resourceId: describedOf({ payload }).resource_id, kinds: carriersOf(type) },
      };
    }
    const operation = this.#defined.get(type);
    if (operation === undefined) {
      return { problems: [{ field: 'type', problem: `there is no operation ${type}; define it in operations/` }] };
    }
    const fitting = payload as Parameters<DefinedOperation['problems']>[0];
    const problems = operation.problems(fitting);
    if (problems.length > 0) return { problems };
    const described = operation.describe(fitting);
    const { resourceType, executors: kinds } = operation;
    return {
      subject: subjectOf({ payload: fitting, described }),
      known: { resourceType, resourceId: described.resource_id, kinds },
    };
  }

  #shapeProblems(type: KnownOperationName, payload: unknown): ErrorDetail[] {
    const known = this.#checks.get(type);
    const validate = known ?? new (ajv().Ajv2020)({ allErrors: true, strict: false }).compile(this.#schemaOf(type));
    this.#checks.set(type, validate);
    return validate(payload) ? [] : toSchemaProblems(validate.errors ?? []);
  }

  #schemaOf(type: KnownOperationName): object {
    const schema = payloadSchemas(this.#contract).get(type);
    if (schema === undefined) throw new Error(`The contract has no schema of ${type}`);
    return schema;
  }
}
