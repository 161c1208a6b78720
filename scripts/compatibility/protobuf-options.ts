import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './finding.ts';

type Json = Record<string, unknown>;

interface Field {
  name: string;
  options?: Json;
}

interface Message {
  name: string;
  field?: Field[];
  oneofDecl?: Field[];
  nestedType?: Message[];
  options?: Json;
}

interface Service {
  name: string;
  method?: { name: string; options?: Json }[];
}

/** The parts of a buf image that are compared here. */
export interface Image {
  file: {
    package?: string;
    messageType?: Message[];
    service?: Service[];
    bufExtension?: { isImport?: boolean };
  }[];
}

const PERMISSION = '[workgate.access.v1.permission]';
const RULES = /^\[buf\.validate\./;

/** Compares options that buf ignores: the permissions of methods, and stricter validation rules. */
export function compareProtobufOptions(before: Image, after: Image): Difference[] {
  const [methods, messages] = [methodsOf(after), messagesOf(after)];
  return [
    ...[...methodsOf(before)].flatMap(([name, options]) => {
      const now = methods.get(name);
      if (now === undefined || now[PERMISSION] === options[PERMISSION]) return [];
      return [{ path: name, problem: `needs ${now[PERMISSION] ?? 'no permission'} instead of ${options[PERMISSION]}` }];
    }),
    ...[...messagesOf(before)].flatMap(([name, message]) => {
      const now = messages.get(name);
      return now === undefined ? [] : compareRules(name, message, now);
    }),
  ];
}

function ownFiles(image: Image): Image['file'] {
  return image.file.filter(({ bufExtension }) => bufExtension?.isImport !== true);
}

function methodsOf(image: Image): Map<string, Json> {
  const services = ownFiles(image).flatMap(({ package: scope, service = [] }) =>
    service.map((one) => ({ scope, one })),
  );
  return new Map(
    services.flatMap(({ scope, one }) =>
      (one.method ?? []).map(({ name, options = {} }): [string, Json] => [`${scope}.${one.name}/${name}`, options]),
    ),
  );
}

function messagesOf(image: Image): Map<string, Message> {
  const named = (scope: string, messages: Message[]): [string, Message][] =>
    messages.flatMap((message) => {
      const name = `${scope}.${message.name}`;
      return [[name, message], ...named(name, message.nestedType ?? [])];
    });
  return new Map(ownFiles(image).flatMap(({ package: scope = '', messageType = [] }) => named(scope, messageType)));
}

function compareRules(name: string, before: Message, after: Message): Difference[] {
  const partsOf = ({ field = [], oneofDecl = [] }: Message) => [...field, ...oneofDecl];
  const old = new Map(partsOf(before).map((field) => [field.name, field]));
  // New fields are skipped, because clients that do not know them omit them: see `compareOmissions`.
  const ofFields = partsOf(after).flatMap((field) => {
    const known = old.get(field.name);
    if (known === undefined) return [];
    return stricter(new Map(rulesOf(known.options)), rulesOf(field.options), `${name}.${field.name}`);
  });
  return [...stricter(new Map(rulesOf(before.options)), rulesOf(after.options), name), ...ofFields];
}

/** Returns the rules of protovalidate, each with its path, such as `[buf.validate.field].string.maxLen`. */
function rulesOf(options: Json = {}): [rule: string, value: unknown][] {
  const leaves = (value: unknown, path: string): [string, unknown][] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
    return Object.entries(value).flatMap(([name, member]) => leaves(member, `${path}.${name}`));
  };
  return Object.entries(options)
    .filter(([name]) => RULES.test(name))
    .flatMap(([name, rules]) => leaves(rules, name));
}

function stricter(before: ReadonlyMap<string, unknown>, after: [string, unknown][], path: string): Difference[] {
  return after.flatMap(([rule, value]) => {
    const old = before.get(rule);
    if (isDeepStrictEqual(old, value) || isLooser(rule, old, value)) return [];
    const problem = `has the rule ${rule} ${JSON.stringify(value)}`;
    return [{ path, problem: old === undefined ? `${problem} now` : `${problem} instead of ${JSON.stringify(old)}` }];
  });
}

function isLooser(rule: string, before: unknown, after: unknown): boolean {
  const name = rule.split('.').at(-1) ?? '';
  if (Array.isArray(before) && Array.isArray(after)) {
    return name === 'in' && before.every((value) => after.includes(value));
  }
  const [old, now] = [before, after].map((value) => Number(String(value ?? '').replace(/s$/, '')));
  if (before === undefined || old === undefined || now === undefined) return false;
  return /^(max|lte?$)/.test(name) ? now > old : /^(min|gte?$)/.test(name) && now < old;
}
