import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../../errors/app-error.ts';
import { ROLES } from '../../identity/index.ts';
import { readDefinitionText, toSchemaProblems } from '../../operations/definition-reading.ts';
import type { OperationPayload } from '../../operations/index.ts';
import { lazyPackage } from '../../platform/lazily.ts';
import { NO_ROLE } from '../policy-set.ts';

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

/** `id` is set if policies name the person. */
export interface PersonOfCase {
  role: string;
  id?: string;
}

/** Omitted fields are not checked. */
export interface Expectation {
  decision?: 'auto_approve' | 'require_approval' | 'deny';
  /** Exactly the policies that determine the decision, in any order. */
  reasons?: string[];
  approvals_required?: number;
  /** With those approvals of the case that count. */
  executable?: boolean;
}

export interface PolicyCase {
  name: string;
  /** Default: a member. */
  principal?: PersonOfCase;
  payload: OperationPayload;
  pack?: string;
  /** Decimal sum of this amount and those approved earlier for the same resource. */
  total?: string;
  approvals?: PersonOfCase[];
  /** Facts for policies that name them. */
  integration?: { id?: string; kind?: string };
  proposed_by?: { kind?: string; id?: string };
  work?: { id?: string; status?: string; queue?: string; channel?: string; priority?: string; tags?: string[] };
  /** Time of the decision (RFC 3339); defaults to now. */
  at?: string;
  expect: Expectation;
}

const MAX_CASES = 1_000;
const PERSON = {
  type: 'object',
  additionalProperties: false,
  required: ['role'],
  properties: { role: { enum: [NO_ROLE, ...ROLES] }, id: { type: 'string', minLength: 1, maxLength: 100 } },
};
const TEXT = { type: 'string', maxLength: 200 };
const textsOf = (...names: string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, TEXT])),
});
const ABOUT_WORK = textsOf('id', 'status', 'queue', 'channel', 'priority');
const TAGS = { type: 'array', maxItems: 100, items: TEXT };
const WORK = { ...ABOUT_WORK, properties: { ...ABOUT_WORK.properties, tags: TAGS } };
const TIME = '^\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-][01]\\d:[0-5]\\d)$';
const CASES_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['cases'],
  properties: {
    cases: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_CASES,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'payload', 'expect'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 200 },
          principal: PERSON,
          payload: { type: 'object', required: ['type'], properties: { type: { type: 'string', minLength: 1 } } },
          pack: { type: 'string', minLength: 1, maxLength: 64 },
          total: { type: 'string', minLength: 1, maxLength: 20 },
          approvals: { type: 'array', maxItems: 10, items: PERSON },
          integration: textsOf('id', 'kind'),
          proposed_by: textsOf('kind', 'id'),
          work: WORK,
          at: { type: 'string', pattern: TIME },
          expect: {
            type: 'object',
            additionalProperties: false,
            minProperties: 1,
            properties: {
              decision: { enum: ['auto_approve', 'require_approval', 'deny'] },
              reasons: { type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 200 } },
              approvals_required: { type: 'integer', minimum: 0, maximum: 10 },
              executable: { type: 'boolean' },
            },
          },
        },
      },
    },
  },
};

export function readCaseFile(text: string): { cases: PolicyCase[] } | { problems: ErrorDetail[] } {
  const read = readDefinitionText(text);
  if ('problems' in read) return read;
  const validate = new (ajv().Ajv2020)({ allErrors: true, strict: false }).compile<{ cases: PolicyCase[] }>(
    CASES_SCHEMA,
  );
  const { value } = read as { value: unknown };
  if (!validate(value)) return { problems: toSchemaProblems(validate.errors ?? []) };
  const names = value.cases.map(({ name }) => name);
  const twice = names.findIndex((name, n) => names.indexOf(name) !== n);
  if (twice === -1) return { cases: value.cases };
  return {
    problems: [{ field: `cases[${twice}].name`, problem: 'is already the name of another case; use another name' }],
  };
}
