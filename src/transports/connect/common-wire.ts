import { type DescMessage, type MessageShape, toJson } from '@bufbuild/protobuf';
import { type Timestamp, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { HandlerContext } from '@connectrpc/connect';
import { Role as WireRole } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { validationError } from '../../errors/app-error.ts';
import type { Frozen } from '../../execution/index.ts';
import type { Role, WaitingChange } from '../../identity/index.ts';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import type { PageRequest } from '../../platform/paging.ts';
import type { IdempotencyRequest } from '../../work-items/index.ts';
import { callOf } from './caller.ts';
import type { ConnectServices } from './services.ts';

/** Names of the members that are a time, or null. */
type TimeName<T> = { [Name in keyof T]: T[Name] extends Date | null ? Name : never }[keyof T];
type ApiValue<T, Name extends keyof T, Times> = Name extends Times ? Timestamp : NonNullable<T[Name]>;
type IsAbsent<Value> = null extends Value ? true : undefined extends Value ? true : false;
type ApiFields<T, Times> = {
  [Name in keyof T as IsAbsent<T[Name]> extends true ? never : Name]: ApiValue<T, Name, Times>;
} & { [Name in keyof T as IsAbsent<T[Name]> extends true ? Name : never]?: ApiValue<T, Name, Times> };

/**
 * Leaves out absent members, and converts the named times. A message takes the members that its contract has, and no
 * others.
 * @throws if a time is undefined, as in a damaged document.
 */
export function toApiFields<T extends object, Time extends TimeName<T>>(value: T, ...times: Time[]) {
  const present = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  const converted = times.map((name) => [name, toApiTime(value[name] as Date | null)]);
  return { ...Object.fromEntries(present), ...Object.fromEntries(converted) } as ApiFields<T, Time>;
}

/** Names of an enumeration's values. `UNSPECIFIED` means that a value is absent. */
type ValueName<Enum> = Exclude<keyof Enum & string, 'UNSPECIFIED'>;
type Word<Enum> = Lowercase<ValueName<Enum>>;

/** Converts a word of the domain: the name of the enumeration's value in lower case. */
export function toApiEnum<Enum extends object>(wire: Enum, word: Word<Enum>): Enum[ValueName<Enum>] {
  return wire[word.toUpperCase() as ValueName<Enum>];
}

/** Returns the word for a value of an enumeration; undefined for zero, which means absent, and for unknown values. */
export function fromApiEnum<Enum extends object>(wire: Enum, value: number): Word<Enum> | undefined {
  const name = value === 0 ? undefined : (wire as Record<number, string>)[value];
  return name?.toLowerCase() as Word<Enum> | undefined;
}

/** Returns the word for a value that validation requires. */
export function requiredEnum<Enum extends object>(wire: Enum, value: number): Word<Enum> {
  const word = fromApiEnum(wire, value);
  if (word === undefined) throw new Error(`The validation has let the value ${value} of an enumeration pass`);
  return word;
}

export function toApiRole(role: Role): WireRole {
  return toApiEnum(WireRole, role);
}

export function toApiTime(time: Date | null): Timestamp | undefined {
  return time === null ? undefined : timestampFromDate(time);
}

/** First and last second of a timestamp, of the years 1 and 9999 (google/protobuf/timestamp.proto). */
const [FIRST_SECOND, LAST_SECOND] = [-62_135_596_800n, 253_402_300_799n];

/**
 * Converts an optional timestamp.
 * @param field The field's name in the API.
 * @throws {AppError} `validation_error` for a time outside the years 1 to 9999.
 */
export function fromApiTime(field: string, time: Timestamp | undefined): Date | undefined {
  if (time === undefined) return undefined;
  if (time.seconds >= FIRST_SECOND && time.seconds <= LAST_SECOND) return timestampDate(time);
  throw validationError([{ field, problem: 'must be a time in the years 1 to 9999' }]);
}

/** Reads the page of a request. In proto3, zero and the empty string mean that a value is absent. */
export function pageOf({ pageSize, pageToken }: { pageSize: number; pageToken: string }): PageRequest {
  return { limit: pageSize || undefined, pageToken: pageToken || undefined };
}

/** Converts `expected_version` of a request to a check. An absent version means any version, so there is no check. */
export function ifVersion(expected: bigint | undefined): ((version: number) => boolean) | undefined {
  return expected === undefined ? undefined : (version) => BigInt(version) === expected;
}

/** Builds the idempotency key and hash of a request. The hash covers the canonical payload without the key. */
export function idempotencyOf<Desc extends DescMessage>(
  schema: Desc,
  request: MessageShape<Desc> & { idempotencyKey: string },
): IdempotencyRequest | undefined {
  if (request.idempotencyKey === '') return undefined;
  const payload = toJson(schema, { ...request, idempotencyKey: '' }) as JsonValue;
  return { key: request.idempotencyKey, requestHash: canonicalHash(payload) };
}

/**
 * Lists the actions in flight, for the answer to a withdrawal of authority that came too late to stop them. Call it
 * after the withdrawal.
 */
export async function toApiInFlight(inFlight: ConnectServices['inFlight'], context: HandlerContext) {
  return toApiActionsInFlight(await inFlight.listActionsInFlight(callOf(context)));
}

export function toApiActionsInFlight({ actions, hasMore }: Frozen['inFlight']) {
  return {
    actionsInFlight: actions.map((action) => toApiFields(action, 'startedAt')),
    moreActionsInFlight: hasMore,
  };
}

/** Converts a change that waits for another administrator. */
export function toApiWaitingChange({ version, at, authorNames, expiresAt, mayConfirm }: WaitingChange) {
  return {
    version: BigInt(version),
    changedAt: toApiTime(at),
    authorNames,
    expiresAt: toApiTime(expiresAt),
    mayConfirm,
  };
}
