import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../../errors/app-error.ts';
import { carriersOf } from '../../integrations/providers/registry.ts';
import { lazyPackage } from '../../platform/lazily.ts';
import type { KnownOfIt } from '../hypothetical-facts.ts';
import { type PolicySubject, subjectOf } from '../open-policies.ts';
import { describedOf } from '../operations/described.ts';
import {
  isKnownOperation,
  type KnownOperationName,
  knownOperationFor,
  OPERATIONS,
  type OperationPayload,
} from '../operations/registry.ts';
import { payloadSchemas } from '../operations/schema-hash.ts';
import { toSchemaProblems } from '../operations/schema-words.ts';
import type { DefinedOperation } from '../operations/tenant-definition.ts';

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

export interface DescribedPayload {
  subject: PolicySubject;
  known: Pick<KnownOfIt, 'resourceType' | 'resourceId' | 'kinds'>;
}

/** What payloads are to policies, where no tenant is asked. */
export class DescribedPayloads {
  readonly #contract: unknown;
  readonly #defined: ReadonlyMap<string, DefinedOperation>;
  readonly #checks = new Map<string, Ajv.ValidateFunction>();

  /**
   * @param contract The OpenAPI document, in JSON, that has the payloads of the operations of the service.
   * @param defined The others, by name.
   */
  constructor(contract: unknown, defined: ReadonlyMap<string, DefinedOperation>) {
    this.#contract = contract;
    this.#defined = defined;
  }

  /** What policies are told of a payload, or what is wrong with it; fields are relative to it. */
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
