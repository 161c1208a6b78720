import type { ErrorDetail } from '../errors/app-error.ts';
import { currencyProblem, toMinorUnits } from '../platform/money.ts';
import { cutText, isLonger } from '../platform/text-length.ts';

export type Risk = 'low' | 'medium' | 'high';

const RISKS = ['low', 'medium', 'high'] as const satisfies Risk[];

export interface AnyPayload {
  type: string;
}

export interface AnyResult {
  type: string;
}

/** A verifier cannot vouch for members that it does not know, so objects are closed. */
export interface ClosedObjectSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: false;
}

type FieldOf<Value> = Extract<Exclude<keyof Value, 'type'>, string>;

export interface OperationDefinition<Payload extends AnyPayload = AnyPayload, Result extends AnyResult = AnyResult> {
  operation: Payload['type'];
  /** Increases when the same payload would do something else. A proposal refers to its version. */
  version: number;
  title: string;
  /** Complete payload, in ASCII, for agents to copy. */
  example: Payload;
  /**
   * The first template whose `needs` is present counts. `{field:120}` stands for the first 120 characters of a value.
   */
  summary: readonly { needs?: FieldOf<Payload>; template: string }[];
  /** Kind of resource, and the field with its id within the integration. */
  resource: { type: string; id: FieldOf<Payload> };
  /** The first rule that fits counts. */
  risk: { rules: readonly { field: FieldOf<Payload>; is: string; risk: Risk }[]; otherwise: Risk };
  money?: { amount: FieldOf<Payload>; currency: FieldOf<Payload> };
  result: {
    /** Schema of results as they are stored, and as evidence packets show them. */
    schema: ClosedObjectSchema;
    /** The member by which the provider knows the result. All other members are in the payload, too. */
    reference: FieldOf<Result>;
  };
}

export interface Operation<Payload extends AnyPayload = AnyPayload, Result extends AnyResult = AnyResult> {
  name: Payload['type'];
  version: number;
  title: string;
  example: Payload;
  summary: (payload: Payload) => string;
  resourceType: string;
  risk: (payload: Payload) => Risk;
  highestRisk: Risk;
  /** In minor units; absent if the operation moves no money. */
  money?: (payload: Payload) => { minor: number; currency: string };
  resourceId: (payload: Payload) => string;
  /** Checks a payload of the right shape. Fields are relative to the payload. */
  problems: (payload: Payload) => ErrorDetail[];
  /** Returns the result of an operation that a person has found to be done. */
  resultOf: (payload: Payload, reference: string) => Result;
  resultSchema: ClosedObjectSchema;
}

export function defineOperation<Payload extends AnyPayload, Result extends AnyResult>(
  definition: OperationDefinition<Payload, Result>,
): Operation<Payload, Result> {
  const { operation: name, version, title, example, resource, risk, result, money } = definition;
  return {
    name,
    version,
    title,
    example,
    summary: (payload) => summaryOf(definition.summary, payload),
    resourceType: resource.type,
    risk: (payload) => risk.rules.find(({ field, is }) => textOf(payload, field) === is)?.risk ?? risk.otherwise,
    highestRisk: highestOf([risk.otherwise, ...risk.rules.map((rule) => rule.risk)]),
    ...(money && { money: (payload: Payload) => moneyOf(moneyTexts(money, payload)) }),
    resourceId: (payload) => textOf(payload, resource.id) ?? '',
    problems: (payload) => (money === undefined ? [] : moneyProblems(moneyTexts(money, payload), money)),
    resultOf: (payload, reference) => resultOf(result, payload, reference) as unknown as Result,
    resultSchema: result.schema,
  };
}

/** All members are texts. */
export function resultSchema(operation: string, members: readonly string[]): ClosedObjectSchema {
  const properties = { type: { const: operation }, ...Object.fromEntries(members.map((name) => [name, TEXT])) };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const TEXT = { type: 'string' };

/** A decimal amount and an ISO 4217 code, or the names of their fields. */
interface MoneyTexts {
  amount: string;
  currency: string;
}

const moneyTexts = (fields: MoneyTexts, payload: AnyPayload): MoneyTexts => ({
  amount: textOf(payload, fields.amount) ?? '',
  currency: textOf(payload, fields.currency) ?? '',
});

/** Returns the money of a stored payload, in minor units. */
export function moneyOf({ amount, currency }: MoneyTexts): { minor: number; currency: string } {
  const converted = toMinorUnits(amount, currency);
  if ('problem' in converted) throw new Error(`A payload was stored that is not valid: ${converted.problem.problem}`);
  return { minor: converted.minor, currency };
}

export function moneyProblems({ amount, currency }: MoneyTexts, fields: MoneyTexts): ErrorDetail[] {
  const problem = currencyProblem(currency);
  if (problem !== undefined) return [{ field: fields.currency, problem }];
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
  return isLonger(text, length) ? `${cutText(text, length)}…` : text;
}

type ResultShape = { schema: ClosedObjectSchema; reference: string };

function resultOf({ schema, reference }: ResultShape, payload: AnyPayload, name: string): AnyResult {
  const members = Object.keys(schema.properties).map((member) => [
    member,
    member === reference ? name : textOf(payload, member),
  ]);
  return Object.fromEntries(members);
}

export function highestOf(risks: readonly Risk[]): Risk {
  return RISKS.findLast((risk) => risks.includes(risk)) ?? 'high';
}

function textOf(payload: AnyPayload, field: string): string | undefined {
  const value = (payload as unknown as Record<string, unknown>)[field];
  return value === undefined ? undefined : String(value);
}
