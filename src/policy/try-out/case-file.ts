import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../../errors/app-error.ts';
import { ROLES } from '../../identity/index.ts';
import { readDefinitionText, toSchemaProblems } from '../../operations/definition-reading.ts';
import type { OperationPayload } from '../../operations/index.ts';
import { closedObject, listOf, textOf, wholeNumber } from '../../platform/json-schemas.ts';
import { lazyPackage } from '../../platform/lazily.ts';
import { NO_ROLE } from '../policy-set.ts';

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

/** `id` is set if policies name the person. */
export interface PersonOfCase {
  role: string;
  id?: string;
}

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
  /** Number of earlier proposals of the same effect that are open or were executed; defaults to 0. */
  twins?: number;
  approvals?: PersonOfCase[];
  integration?: { id?: string; kind?: string };
  proposed_by?: { kind?: string; id?: string };
  work?: { id?: string; status?: string; queue?: string; channel?: string; priority?: string; tags?: string[] };
  /** Time of the decision (RFC 3339); defaults to now. */
  at?: string;
  expect: Expectation;
}

const MAX_CASES = 1_000;
const PERSON = closedObject({ role: { enum: [NO_ROLE, ...ROLES] }, id: textOf(100) }, { required: ['role'] });
const TEXT = { type: 'string', maxLength: 200 };
const TEXTS = { type: 'array', maxItems: 100 };
const textsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, TEXT]));
const TIME = '^\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-][01]\\d:[0-5]\\d)$';
const EXPECTATION = closedObject(
  {
    decision: { enum: ['auto_approve', 'require_approval', 'deny'] },
    reasons: { ...TEXTS, items: textOf(200) },
    approvals_required: wholeNumber(0, 10),
    executable: { type: 'boolean' },
  },
  { minProperties: 1 },
);
const CASE = closedObject(
  {
    name: textOf(200),
    principal: PERSON,
    payload: { type: 'object', required: ['type'], properties: { type: { type: 'string', minLength: 1 } } },
    pack: textOf(64),
    total: textOf(20),
    twins: wholeNumber(0, 20),
    approvals: { type: 'array', maxItems: 10, items: PERSON },
    integration: closedObject(textsOf('id', 'kind')),
    proposed_by: closedObject(textsOf('kind', 'id')),
    work: closedObject({
      ...textsOf('id', 'status', 'queue', 'channel', 'priority'),
      tags: { ...TEXTS, items: TEXT },
    }),
    at: { type: 'string', pattern: TIME },
    expect: EXPECTATION,
  },
  { required: ['name', 'payload', 'expect'] },
);
const CASES_SCHEMA = closedObject({ cases: listOf(CASE, MAX_CASES) }, { required: ['cases'] });

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
