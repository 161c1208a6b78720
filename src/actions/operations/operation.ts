import type { ErrorDetail } from '../../errors/app-error.ts';
import { isMoney, toMinorUnits } from '../../platform/money.ts';

export type Risk = 'low' | 'medium' | 'high';

const RISKS = ['low', 'medium', 'high'] as const satisfies Risk[];

/** What is to be done; `type` names the operation. */
export interface AnyPayload {
  type: string;
}

/** What came of it; `type` names the operation. */
export interface AnyResult {
  type: string;
}

/** JSON Schema of an object that is closed: what a verifier does not know it cannot vouch for. */
export interface ClosedObjectSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: false;
}

type FieldOf<Value> = Extract<Exclude<keyof Value, 'type'>, string>;

/** An operation as data: all that governance, packets and doors have to know of it. */
export interface OperationDefinition<Payload extends AnyPayload = AnyPayload, Result extends AnyResult = AnyResult> {
  operation: Payload['type'];
  /** Counted up with every change of what the same payload would do; proposals say which one they are of. */
  version: number;
  /** Name for people. */
  title: string;
  /**
   * What exactly is executed, in a sentence for approvers: the first one whose field `needs` is there. `{field}` stands for
   * the value of a field, `{field:120}` for its first 120 characters.
   */
  summary: readonly { needs?: FieldOf<Payload>; template: string }[];
  /** Kind of resource that it acts on, and the field that names one within its integration. */
  resource: { type: string; id: FieldOf<Payload> };
  /** How much can go wrong: what the first rule says that fits. */
  risk: { rules: readonly { field: FieldOf<Payload>; is: string; risk: Risk }[]; otherwise: Risk };
  /** The fields of the money that it moves; left out by an operation that moves none. */
  money?: { amount: FieldOf<Payload>; currency: FieldOf<Payload> };
  result: {
    /** Of results as they are stored, in which packets of evidence show them. */
    schema: ClosedObjectSchema;
    /** The member by which the provider knows it; all others are in the payload, too. */
    reference: FieldOf<Result>;
  };
}

/** What governance asks of an operation. */
export interface Operation<Payload extends AnyPayload = AnyPayload, Result extends AnyResult = AnyResult> {
  name: Payload['type'];
  version: number;
  /** Name for people. */
  title: string;
  /** What exactly is executed, in a sentence for approvers. */
  summary: (payload: Payload) => string;
  /** Kind of resource that it acts on. */
  resourceType: string;
  risk: (payload: Payload) => Risk;
  /** The most that `risk` says of any payload. */
  highestRisk: Risk;
  /** What money it moves, in minor units; left out by an operation that moves none. */
  money?: (payload: Payload) => { minor: number; currency: string };
  /** Names the resource within its integration. */
  resourceId: (payload: Payload) => string;
  /** What is wrong with a payload that has the right shape; fields are relative to it. */
  problems: (payload: Payload) => ErrorDetail[];
  /** What it came to, where a person has found that it was done and by what name the provider knows it. */
  resultOf: (payload: Payload, reference: string) => Result;
  /** JSON Schema of its results. */
  resultSchema: ClosedObjectSchema;
}

/** The operation that a definition is of. */
export function defineOperation<Payload extends AnyPayload, Result extends AnyResult>(
  definition: OperationDefinition<Payload, Result>,
): Operation<Payload, Result> {
  const { operation: name, version, title, resource, risk, result } = definition;
  const { money } = definition;
  return {
    name,
    version,
    title,
    summary: (payload) => summaryOf(definition.summary, payload),
    resourceType: resource.type,
    risk: (payload) => risk.rules.find(({ field, is }) => textOf(payload, field) === is)?.risk ?? risk.otherwise,
    highestRisk: highestOf([risk.otherwise, ...risk.rules.map((rule) => rule.risk)]),
    ...(money && { money: (payload: Payload) => moneyOf(money, payload) }),
    resourceId: (payload) => textOf(payload, resource.id) ?? '',
    problems: (payload) => (money === undefined ? [] : problemsOf(money, payload)),
    resultOf: (payload, reference) => resultOf(result, payload, reference) as unknown as Result,
    resultSchema: result.schema,
  };
}

/** The schema of results with these members, all of them texts, of an operation. */
export function resultSchema(operation: string, members: readonly string[]): ClosedObjectSchema {
  const properties = { type: { const: operation }, ...Object.fromEntries(members.map((name) => [name, TEXT])) };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const TEXT = { type: 'string' };

type MoneyFields = { amount: string; currency: string };

function moneyOf(fields: MoneyFields, payload: AnyPayload): { minor: number; currency: string } {
  const [amount, currency] = [textOf(payload, fields.amount) ?? '', textOf(payload, fields.currency) ?? ''];
  const converted = toMinorUnits(amount, currency);
  if ('problem' in converted) throw new Error(`A payload was stored that is not valid: ${converted.problem.problem}`);
  return { minor: converted.minor, currency };
}

function problemsOf(fields: MoneyFields, payload: AnyPayload): ErrorDetail[] {
  const [amount, currency] = [textOf(payload, fields.amount) ?? '', textOf(payload, fields.currency) ?? ''];
  if (!isMoney(currency)) {
    const problem = `"${currency}" is not money that ISO 4217 knows; name a currency such as EUR`;
    return [{ field: fields.currency, problem }];
  }
  const converted = toMinorUnits(amount, currency);
  return 'problem' in converted ? [{ ...converted.problem, field: fields.amount }] : [];
}

const PLACE = /\{([a-z][a-z0-9_]*)(?::([0-9]+))?\}/g;

type Templates = readonly { needs?: string; template: string }[];

function summaryOf(templates: Templates, payload: AnyPayload): string {
  const fitting = templates.find(({ needs }) => needs === undefined || textOf(payload, needs) !== undefined);
  return (fitting?.template ?? '').replace(PLACE, (_place, field: string, length?: string) => {
    const text = textOf(payload, field) ?? '';
    return length === undefined ? text : beginningOf(text, Number(length));
  });
}

function beginningOf(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

type ResultShape = { schema: ClosedObjectSchema; reference: string };

function resultOf({ schema, reference }: ResultShape, payload: AnyPayload, name: string): AnyResult {
  const members = Object.keys(schema.properties).map((member) => [
    member,
    member === reference ? name : textOf(payload, member),
  ]);
  return Object.fromEntries(members);
}

function highestOf(risks: readonly Risk[]): Risk {
  return RISKS.findLast((risk) => risks.includes(risk)) ?? 'high';
}

/** The value of a field, as text; undefined if it is not there. */
function textOf(payload: AnyPayload, field: string): string | undefined {
  const value = (payload as unknown as Record<string, unknown>)[field];
  return value === undefined ? undefined : String(value);
}
