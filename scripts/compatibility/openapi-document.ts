/** Compares parts of OpenAPI documents that oasdiff ignores, or whose changes it considers harmless. */
import { isDeepStrictEqual } from 'node:util';
import { compareRequirements, compareSchemes } from './credentials.ts';
import { type Difference, withoutRepeats } from './finding.ts';
import { compareSchemas, type MetSchemas, type Use } from './json-schema.ts';
import { resolve } from './schema-alternatives.ts';

export type Json = Record<string, unknown>;

interface Operation {
  /** Method and path as in the first document. */
  name: string;
  operation: Json;
  /** Members of the path that apply to all of its operations. */
  item: Json;
  document: Json;
}

/** An operation before and after, and the schemas compared so far, by use. */
interface Pair {
  before: Operation;
  after: Operation;
  met: Record<Use, MetSchemas>;
}

/** Extensions that name the authority a caller needs. Changing or adding one can lock out existing callers. */
const AUTHORITY = /^x-required-/;
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** Default styles of OpenAPI parameters, by location. */
const STYLES: Record<string, string> = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' };

/**
 * Compares addresses, credentials, extensions, and the schemas of requests and answers. oasdiff checks that operations,
 * parameters, statuses, headers and media types still exist.
 * @returns the differences that break clients of the first document.
 */
export function compareDocuments(before: Json, after: Json): Difference[] {
  const met = { argument: new Map(), answer: new Map(), record: new Map() };
  const now = operationsOf(after);
  const schemes = [before, after].map((document) => objectOf(objectOf(document['components'])['securitySchemes']));
  return withoutRepeats([
    ...compareServers(before['servers'], after['servers'], 'servers'),
    ...compareRequirements(before['security'], after['security'], 'security'),
    ...compareSchemes(objectOf(schemes[0]), objectOf(schemes[1]), 'securitySchemes'),
    ...[...operationsOf(before)].flatMap(([key, operation]) => {
      const other = now.get(key);
      return other === undefined ? [] : compareOperation({ before: operation, after: other, met });
    }),
  ]);
}

/** Returns operations by method and path. Names of path parameters are ignored, because no request contains them. */
function operationsOf(document: Json): Map<string, Operation> {
  return new Map(
    Object.entries(objectOf(document['paths'])).flatMap(([route, item]) =>
      METHODS.filter((method) => method in objectOf(item)).map((method): [string, Operation] => [
        `${method} ${route.replaceAll(/\{[^}]*\}/g, '{}')}`,
        {
          name: `${method.toUpperCase()} ${route}`,
          operation: objectOf(objectOf(item)[method]),
          item: objectOf(item),
          document,
        },
      ]),
    ),
  );
}

function compareOperation(pair: Pair): Difference[] {
  const { before, after } = pair;
  return [
    ...compareOverrides(pair, 'security', compareRequirements),
    ...compareOverrides(pair, 'servers', compareServers),
    ...compareExtensions(before.operation, after.operation, before.name),
    ...compareParameters(pair),
    ...compareBody(pair),
    ...compareAnswers(pair),
  ];
}

/** Compares a member that an operation or its path may state instead of the whole document. */
function compareOverrides(
  { before, after }: Pair,
  member: string,
  compare: (before: unknown, after: unknown, path: string) => Difference[],
): Difference[] {
  const own = ({ operation, item }: Operation) => operation[member] ?? item[member];
  if (own(before) === undefined && own(after) === undefined) return [];
  const [old, now] = [before, after].map((one) => own(one) ?? one.document[member]);
  return compare(old, now, `${before.name} ${member}`);
}

/** Compares the addresses. Clients use the first one, unless they are configured to use another. */
function compareServers(before: unknown, after: unknown, path: string): Difference[] {
  const [old, now] = [before, after].map((servers) =>
    ((servers ?? [{ url: '/' }]) as Json[]).map(({ description: _words, ...server }) => JSON.stringify(server)),
  ) as [string[], string[]];
  const gone = old.filter((server) => !now.includes(server));
  if (gone.length > 0) return gone.map((server) => ({ path, problem: `do not have ${server} any more` }));
  return old[0] === now[0] ? [] : [{ path, problem: `begin with ${now[0]} instead of ${old[0]}` }];
}

/**
 * Compares the extensions of an operation. A changed authority refuses callers. Any other extension is a promise
 * (contracts README, Versions): it must not disappear, but its text may change.
 */
function compareExtensions(before: Json, after: Json, path: string): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => name.startsWith('x-')));
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const isKept = AUTHORITY.test(name) ? isDeepStrictEqual(was, is) : !was || Boolean(is);
    return isKept ? [] : [{ path, problem: `has ${name} ${is ?? 'none'} instead of ${was ?? 'none'}` }];
  });
}

function compareParameters(pair: Pair): Difference[] {
  const now = parametersOf(pair.after);
  return [...parametersOf(pair.before)].flatMap(([key, parameter]) => {
    const other = now.get(key);
    if (other === undefined) return [];
    const path = `${pair.before.name} ${parameter['in']} parameter ${parameter['name']}`;
    const [was, is] = [parameter, other].map(formOf);
    const form = isDeepStrictEqual(was, is) ? [] : [{ path, problem: `is written as ${is} instead of ${was}` }];
    return [...form, ...compareContents(pair, parameter, other, 'argument', path)];
  });
}

/** Returns parameters by location and name. Path parameters are identified by their position in the path instead. */
function parametersOf({ name: operationName, operation, item, document }: Operation): Map<string, Json> {
  const list = [item, operation].flatMap((owner) => (owner['parameters'] ?? []) as Json[]);
  const places: string[] = operationName.match(/\{[^}]*\}/g) ?? [];
  return new Map(
    list.map((one) => {
      const parameter = target(one, document);
      const { name, in: location } = parameter;
      return [`${location} ${location === 'path' ? places.indexOf(`{${name}}`) : name}`, parameter];
    }),
  );
}

/** Describes how the values of a parameter are serialized. */
function formOf({ in: location, style = STYLES[String(location)], explode, allowReserved, content }: Json): string {
  if (content !== undefined) return Object.keys(objectOf(content)).join(', ');
  const isExploded = explode ?? style === 'form';
  return `${style}${isExploded === true ? ', exploded' : ''}${allowReserved === true ? ', not encoded' : ''}`;
}

function compareBody(pair: Pair): Difference[] {
  const [old, now] = bothOf(pair, ({ operation, document }) => target(operation['requestBody'], document));
  return compareContents(pair, old, now, 'argument', `${pair.before.name} request`);
}

function compareAnswers(pair: Pair): Difference[] {
  const answers = bothOf(pair, ({ operation, document }) => targets(operation['responses'], document));
  return common(...answers).flatMap(([status, answer, other]) => {
    const path = `${pair.before.name} ${status} answer`;
    const headers = [
      targets(answer['headers'], pair.before.document),
      targets(other['headers'], pair.after.document),
    ] as const;
    return [
      ...compareContents(pair, answer, other, 'answer', path),
      ...common(...headers).flatMap(([name, header, otherHeader]) =>
        compareContents(pair, header, otherHeader, 'answer', `${path}, header ${name}`),
      ),
    ];
  });
}

/** Compares objects that have a schema of their own, or one per media type. */
function compareContents(pair: Pair, before: Json, after: Json, use: Use, path: string): Difference[] {
  const media = common(objectOf(before['content']), objectOf(after['content']));
  const pairs = media.map(([, old, now]) => [objectOf(old), objectOf(now)] as const);
  return [[before, after] as const, ...pairs].flatMap(([old, now]) => {
    if (!('schema' in old || 'schema' in now)) return [];
    const [was, is] = [
      { schema: objectOf(old['schema']), document: pair.before.document },
      { schema: objectOf(now['schema']), document: pair.after.document },
    ];
    return compareSchemas(was, is, use, path, pair.met[use]);
  });
}

const bothOf = <T>({ before, after }: Pair, of: (operation: Operation) => T) => [of(before), of(after)] as const;
const objectOf = (value: unknown) => (value ?? {}) as Json;

/**
 * Returns the members that two objects share, under the first object's names. Letter case is ignored, because it has no
 * meaning in names of headers and media types.
 */
function common<T>(before: Record<string, T>, after: Record<string, T>): [name: string, before: T, after: T][] {
  const now = new Map(Object.entries(after).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.entries(before).flatMap(([name, value]): [string, T, T][] => {
    const other = now.get(name.toLowerCase());
    return other === undefined ? [] : [[name, value, other]];
  });
}

/** Resolves components that are references. */
function targets(components: unknown, document: Json): Record<string, Json> {
  const entries = Object.entries(objectOf(components));
  return Object.fromEntries(entries.map(([name, component]) => [name, target(component, document)]));
}

function target(component: unknown, document: Json): Json {
  const { $ref: reference } = objectOf(component);
  return typeof reference === 'string' ? target(resolve(reference, document), document) : objectOf(component);
}
