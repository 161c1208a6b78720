import { INTEGRATION_KINDS } from '../integrations/index.ts';
import type { CedarValue, PayloadType, RecordType } from '../operations/index.ts';
import type { FurtherFacts } from './open-policies.ts';
import type { Pack } from './packs/pack.ts';

type Drawn = { [name: string]: CedarValue };

/** Values that a policy compares with. Samples use these values and their neighbors. */
export type Literals = readonly (string | number)[];

/** Greatest numbers of values of an integer, literals of a string, and payloads of a type. */
const MAX_VALUES = 200;
const MAX_LITERALS = 50;
const MAX_PAYLOADS = 400;
/** Members of all sample payloads of a type together. Larger payloads get fewer samples. */
const MAX_MEMBERS = 10_000;
const MAX_WITHIN = 20;
/** Payloads at the start of a list: all members at their least, all at their greatest, only required members. */
export const EXTREMES = 3;

/** Samples cover each choice, each bound, and each optional member both present and absent. */
export function payloadDraws(type: RecordType, literals: Literals): Drawn[] {
  return recordDraws(type, literals, MAX_PAYLOADS);
}

function recordDraws({ members }: RecordType, literals: Literals, most: number): Drawn[] {
  const all = Object.entries(members).flatMap(([name, { type, optional }]) => {
    const values = valuesOf(type, literals);
    return values.length === 0 ? [] : [{ name, optional, values }];
  });
  type Member = (typeof all)[number];
  // Takes value number `n` of each member that is there, or with `step`, other numbers for the members after it.
  const drawn = (n: number, isThere: (member: Member) => boolean = () => true, step = 0) => {
    return (): Drawn => {
      const kept = all.flatMap((member, position) => {
        const value = member.values[(n + step * position) % member.values.length];
        return isThere(member) && value !== undefined ? [[member.name, value]] : [];
      });
      return Object.fromEntries(kept);
    };
  };
  const longest = Math.max(1, ...all.map(({ values }) => values.length));
  const numbers = Array.from({ length: longest }, (_, n) => n);
  const optional = all.filter((member) => member.optional);
  const others = [
    ...optional.flatMap(({ name }, n) => [
      drawn(n, (one) => one.name !== name),
      drawn(n, (one) => !one.optional || one.name === name),
    ]),
    ...numbers.slice(2).map((n) => drawn(n)),
    ...numbers.map((n) => drawn(n, undefined, 1)),
  ];
  const few = Math.min(most, Math.ceil(MAX_MEMBERS / Math.max(1, all.length)));
  const extremes = [drawn(0), drawn(1), drawn(0, (one) => !one.optional)];
  return [...extremes, ...spread(others, few)].map((draw) => draw());
}

/** The least and the greatest value come first. */
function valuesOf(type: PayloadType, literals: Literals): CedarValue[] {
  switch (type.kind) {
    case 'string':
      return type.among ?? ['', 'some text', ...stringsIn(literals)];
    case 'long': {
      const near = literals.flatMap((one) => (typeof one === 'number' ? [one - 1, one, one + 1] : []));
      const within = [0, ...near].filter((one) => Number.isSafeInteger(one) && one >= type.from && one <= type.to);
      return [...new Set([type.from, type.to, ...within])].slice(0, MAX_VALUES);
    }
    case 'bool':
      return [false, true];
    case 'set': {
      const values = valuesOf(type.of, literals).slice(0, MAX_WITHIN);
      return [[], values, ...values.map((one) => [one])];
    }
    case 'record':
      return recordDraws(type, literals, MAX_WITHIN);
    case 'untyped':
      return [];
  }
}

function stringsIn(literals: Literals): string[] {
  return literals.filter((one) => typeof one === 'string').slice(0, MAX_LITERALS);
}

const STATUSES = ['new', 'open', 'in_progress', 'waiting_on_customer', 'waiting_on_approval'];
const CHANNELS = ['api', 'email', 'web_form', 'web_chat', 'phone', 'sms', 'social', 'chat', 'agent', 'other'];
const PRIORITIES = ['low', 'normal', 'high', 'urgent'];
const PROGRAMS = ['user', 'api_key', 'delegation'];

/** Returns sample circumstances number `n`. Over many numbers, they cover hours, weekdays, queues and literals. */
export function furtherDraw(pack: Pack, literals: Literals, n: number): FurtherFacts {
  let state = n;
  // A pseudo-random sequence that depends only on `n`, so that members vary independently.
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917;
    return (state ^ (state >>> 13)) >>> 0;
  };
  const one = <Value>(values: readonly Value[]): Value => values[next() % values.length] as Value;
  const texts = stringsIn(literals);
  const named = (otherwise: string) => one([otherwise, ...texts]);
  return {
    hour: n % 24,
    weekday: (n % 7) + 1,
    resource_type: named('some resource type'),
    resource_id: named('some resource'),
    integration: { id: named('some integration'), kind: one(INTEGRATION_KINDS) },
    proposed_by: { kind: one(PROGRAMS), id: named('some proposer') },
    work: {
      id: named('some work'),
      status: one(STATUSES),
      pack: pack.packKey,
      queue: one(pack.queues).queueKey,
      channel: one(CHANNELS),
      priority: one(PRIORITIES),
      tags: one([[], texts, ...texts.map((text) => [text])]),
    },
  };
}

/** Picks at most `most` elements, spread evenly. */
export function spread<One>(all: readonly One[], most: number): One[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, n) => all[Math.floor(n * step)] as One);
}
