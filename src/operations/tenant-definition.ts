import type * as Ajv from 'ajv/dist/2020.js';
import type { ErrorDetail } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { MINUTE_MS } from '../platform/durations.ts';
import { lazyPackage } from '../platform/lazily.ts';
import { lineProblem, textProblem } from '../platform/plain-text.ts';
import { cutText } from '../platform/text-length.ts';
import { readClosedSchema } from './closed-schema.ts';
import { readDefinitionText, TEXT_FIELD } from './definition-text.ts';
import { isJson, type Json, memberAt, valueAt } from './json.ts';
import { type AnyResult, highestOf, moneyOf, moneyProblems, type Risk } from './operation.ts';
import { compileCheck, type ValueCheck } from './payload-check.ts';
import { hashOfSchema } from './schema-hash.ts';
import { toSchemaProblems } from './schema-words.ts';
import { placesOf, summaryOf, templateProblem } from './summary-template.ts';
import type {
  DescribedAction,
  OperationDisplay,
  TenantOperation,
  TenantOperationName,
  TenantPayload,
  TwinRule,
} from './tenant-operation.ts';

const ajv = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

interface RiskRule {
  pointer: string;
  equals?: string | number | boolean;
  above?: number;
  risk: Risk;
}

export interface TenantDefinition {
  operation: TenantOperationName;
  title: string;
  description: string;
  payload_schema: Json;
  result_schema: Json;
  resource: { type: string; id_pointer: string };
  risk: Risk | { rules: readonly RiskRule[]; otherwise: Risk };
  money?: { amount_pointer: string; currency_pointer: string };
  twins?: { same_pointers: readonly string[]; within_minutes: number };
  summary: string;
  personal_data?: readonly string[];
  executors: readonly string[];
  lookup?: boolean;
  idempotent?: boolean;
  reversible_by?: string;
  display?: Partial<OperationDisplay>;
}

export interface ReadDefinition {
  problems: ErrorDetail[];
  notes: string[];
  definition: TenantDefinition | null;
}

/** An operation of a tenant, without the fields that come from its storage. */
export type DefinedOperation = Omit<TenantOperation, 'version' | 'definitionHash' | 'retired' | 'superseded'>;

const MAX_PROBLEMS = 20;

export class DefinitionReader {
  readonly #schema: object;
  #compiled: Ajv.ValidateFunction | undefined;

  constructor(schema: object) {
    this.#schema = schema;
  }

  read(text: string): ReadDefinition {
    const read = readDefinitionText(text);
    const problems = 'problems' in read ? read.problems : this.#shapeProblems(read.value);
    if ('problems' in read || problems.length > 0) return failed(problems);
    const written = read.value as unknown as TenantDefinition;
    const payload = readClosedSchema(written.payload_schema, 'payload_schema');
    const result = readClosedSchema(written.result_schema, 'result_schema');
    const wrong = [...payload.problems, ...result.problems];
    if (wrong.length > 0) return failed(wrong);
    const definition = { ...written, payload_schema: payload.schema, result_schema: result.schema };
    const inconsistent = [...textProblems(written), ...memberProblems(definition)];
    if (inconsistent.length > 0) return failed(inconsistent);
    return { problems: [], notes: [...payload.notes, ...result.notes], definition };
  }

  #shapeProblems(value: JsonValue): ErrorDetail[] {
    this.#compiled ??= new (ajv().Ajv2020)({ allErrors: true, allowUnionTypes: true, strict: false }).compile(
      this.#schema,
    );
    if (this.#compiled(value)) return [];
    const errors = this.#compiled.errors ?? [];
    // A risk has two forms. Only the problems of the form that was written are reported.
    const risk = isJson(value) && isJson(value['risk']) ? 'RiskRules' : 'DefinedRisk';
    const relevant = errors.filter(
      ({ instancePath, schemaPath }) => !/^\/risk(\/|$)/.test(instancePath) || schemaPath.includes(risk),
    );
    return toSchemaProblems(relevant).map(({ field, problem }) => ({
      field: field === '' ? TEXT_FIELD : field,
      problem,
    }));
  }
}

function failed(problems: readonly ErrorDetail[]): ReadDefinition {
  return { problems: problems.slice(0, MAX_PROBLEMS), notes: [], definition: null };
}

function textProblems({ title, description, summary, display }: TenantDefinition): ErrorDetail[] {
  const lines: [field: string, text: string][] = [
    ['title', title],
    ['summary', summary],
    ...Object.entries(display?.labels ?? {}).map(([name, label]): [string, string] => [
      `display.labels.${name}`,
      label,
    ]),
  ];
  const problems = lines.map(([field, text]) => ({ field, problem: lineProblem(text) ?? blankProblem(text) }));
  return [
    ...problems,
    { field: 'description', problem: textProblem(description) ?? blankProblem(description) },
    { field: 'summary', problem: templateProblem(summary) },
  ].flatMap(({ field, problem }) => (problem === undefined ? [] : [{ field, problem }]));
}

function blankProblem(text: string): string | undefined {
  return text.trim() === '' ? 'must not be only white space' : undefined;
}

function memberProblems(definition: TenantDefinition): ErrorDetail[] {
  const { payload_schema: schema, resource, money, twins, summary, personal_data = [], display } = definition;
  const texts = [['resource.id_pointer', resource.id_pointer]];
  if (money)
    texts.push(['money.amount_pointer', money.amount_pointer], ['money.currency_pointer', money.currency_pointer]);
  const pointed = [
    ...placesOf(summary).map((pointer) => ['summary', pointer]),
    ...(twins?.same_pointers ?? []).map((pointer, index) => [`twins.same_pointers[${index}]`, pointer]),
    ...personal_data.map((pointer, index) => [`personal_data[${index}]`, pointer]),
  ];
  const named = [
    ...(display?.order ?? []).map((name, index) => [`display.order[${index}]`, name]),
    ...Object.keys(display?.labels ?? {}).map((name) => [`display.labels.${name}`, name]),
    ...Object.keys(display?.formats ?? {}).map((name) => [`display.formats.${name}`, name]),
  ];
  const all = [
    ...texts.map(([field = '', pointer = '']) => ({ field, problem: requiredTextProblem(schema, pointer) })),
    ...[...pointed, ...named.map(([field, name]) => [field, `/${name}`])].map(([field = '', pointer = '']) => {
      return {
        field: cutText(field, 200),
        problem: memberAt(schema, pointer) === null ? notThere(pointer) : undefined,
      };
    }),
    ...ruleProblems(definition),
  ];
  return all.flatMap(({ field, problem }) => (problem === undefined ? [] : [{ field, problem }]));
}

function requiredTextProblem(schema: Json, pointer: string): string | undefined {
  const member = memberAt(schema, pointer);
  if (member === null) return notThere(pointer);
  if (member.isAlwaysThere && member.schema['type'] === 'string') return undefined;
  return `points at ${pointer}, which must be a required member of type: string`;
}

function ruleProblems({ risk, payload_schema: schema }: TenantDefinition) {
  if (typeof risk === 'string') return [];
  return risk.rules.map(({ pointer, equals, above }, index) => {
    const field = `risk.rules[${index}]`;
    const member = memberAt(schema, pointer);
    if (member === null) return { field: `${field}.pointer`, problem: notThere(pointer) };
    if ((equals === undefined) === (above === undefined))
      return { field, problem: 'must have exactly one of equals and above' };
    const types = [member.schema['type']].flat();
    const isNumber = types.includes('integer') || types.includes('number');
    if (above !== undefined) {
      const problem = `points at ${pointer}, which is not a number; use equals`;
      return { field: `${field}.above`, problem: isNumber ? undefined : problem };
    }
    const fits = typeof equals === 'number' ? isNumber : types.includes(typeof equals);
    const labels = labelsOf(member.schema);
    const isLabel = labels === undefined || labels.includes(equals as JsonValue);
    const what = fits && labels !== undefined ? `one of ${labels.join(', ')}` : `of type ${types.join(' or ')}`;
    const problem = cutText(`can never match ${pointer}, which is ${what}`, 500);
    return { field: `${field}.equals`, problem: fits && isLabel ? undefined : problem };
  });
}

function labelsOf(schema: Json): readonly JsonValue[] | undefined {
  if ('const' in schema) return [schema['const'] as JsonValue];
  return schema['enum'] as JsonValue[] | undefined;
}

function notThere(pointer: string): string {
  return `points at ${cutText(pointer, 100)}, which payloads do not have; use the path of a member of payload_schema, such as /a or /a/b`;
}

export function operationOf(definition: TenantDefinition): DefinedOperation {
  const { operation, title, description, resource, risk, executors } = definition;
  const payloadSchema = withType(operation, definition.payload_schema);
  const resultSchema = withType(operation, definition.result_schema);
  const problems = payloadCheck(definition, compileCheck(payloadSchema));
  const resultProblems = compileCheck(resultSchema);
  return {
    operation,
    title,
    description,
    resourceType: resource.type,
    highestRisk: typeof risk === 'string' ? risk : highestOf([risk.otherwise, ...risk.rules.map((rule) => rule.risk)]),
    schemaHash: hashOfSchema(payloadSchema),
    executors,
    idempotent: definition.idempotent ?? false,
    lookup: definition.lookup ?? false,
    personalData: definition.personal_data ?? [],
    payloadSchema,
    resultSchema,
    display: { order: [], labels: {}, formats: {}, ...definition.display },
    problems,
    describe: (payload) => describe(definition, payload),
    twinOf: (payload) => twinOf(definition, payload),
    readResult: (value) => readResult(operation, resultProblems, value),
  };
}

/** Adds a first member `type`, which names the operation. */
function withType(operation: string, schema: Json): Json {
  const { properties, required } = schema as { properties: Json; required: string[] };
  const type = { type: 'string', const: operation, description: 'Names the operation.' };
  return { ...schema, required: ['type', ...required], properties: { type, ...properties } };
}

function payloadCheck({ resource, money }: TenantDefinition, check: ValueCheck): TenantOperation['problems'] {
  return (payload) => {
    const problems = check(payload);
    if (problems.length > 0) return problems;
    const isNamed = String(valueAt(payload, resource.id_pointer)).trim() !== '';
    const blank = { field: fieldOf(resource.id_pointer), problem: 'must not be empty, because it names the resource' };
    const named = isNamed ? [] : [blank];
    if (money === undefined) return named;
    const fields = { amount: fieldOf(money.amount_pointer), currency: fieldOf(money.currency_pointer) };
    return [...named, ...moneyProblems(moneyTexts(money, payload), fields)];
  };
}

const moneyTexts = (money: NonNullable<TenantDefinition['money']>, payload: TenantPayload) => ({
  amount: String(valueAt(payload, money.amount_pointer)),
  currency: String(valueAt(payload, money.currency_pointer)),
});

function fieldOf(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.');
}

function describe(definition: TenantDefinition, payload: TenantPayload): DescribedAction {
  const { title, summary, resource, money, risk } = definition;
  return {
    title,
    summary: summaryOf(summary, payload),
    risk: riskOf(risk, payload),
    resource_id: String(valueAt(payload, resource.id_pointer)),
    money: money === undefined ? null : moneyOf(moneyTexts(money, payload)),
  };
}

/** A member that the payload lacks is null, as if it were there without a value. */
function twinOf({ twins }: TenantDefinition, payload: TenantPayload): TwinRule | undefined {
  return (
    twins && {
      same: twins.same_pointers.map((pointer) => valueAt(payload, pointer) ?? null),
      withinMs: twins.within_minutes * MINUTE_MS,
    }
  );
}

function riskOf(risk: TenantDefinition['risk'], payload: TenantPayload): Risk {
  if (typeof risk === 'string') return risk;
  const fits = ({ pointer, equals, above }: RiskRule) => {
    const value = valueAt(payload, pointer);
    return above === undefined ? value === equals : typeof value === 'number' && value > above;
  };
  return risk.rules.find(fits)?.risk ?? risk.otherwise;
}

const RESULT = 'result';

/** `type` may be left out. */
function readResult(
  operation: TenantOperationName,
  check: ValueCheck,
  value: unknown,
): ReturnType<TenantOperation['readResult']> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const problem = 'must be a JSON object, as the result schema of the operation says';
    return { problem, details: [{ field: RESULT, problem }] };
  }
  const result = { type: operation, ...value } as AnyResult;
  const problems = check(result);
  if (problems.length === 0) return { result };
  const words = problems.map(({ field, problem }) => `${field}: ${problem}`);
  return {
    problem: cutText(words.join('; '), 1_000),
    details: problems.map(({ field, problem }) => ({ field: `${RESULT}.${field}`, problem })),
  };
}
