/** What oasdiff does not look at in OpenAPI documents, or takes for harmless. */
import { isDeepStrictEqual } from 'node:util';
import { compareRequirements, compareSchemes } from './credentials.ts';
import { type Difference, withoutRepeats } from './finding.ts';
import { compareSchemas, type MetSchemas, type Use } from './json-schema.ts';
import { resolve } from './schema-alternatives.ts';

export type Json = Record<string, unknown>;

interface Operation {
  /** Method and path, as the first document has it. */
  name: string;
  operation: Json;
  /** What the path says for all of its operations. */
  item: Json;
  document: Json;
}

/** The operation as it was and as it is, and what was compared already, by what the values of schemas are. */
interface Pair {
  before: Operation;
  after: Operation;
  met: Record<Use, MetSchemas>;
}

/** What a caller has to be allowed, by an extension: another one refuses callers, and so does a first one. */
const AUTHORITY = /^x-required-/;
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** How OpenAPI writes parameters of which nothing is said. */
const STYLES: Record<string, string> = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' };

/**
 * Compares addresses, credentials, extensions, and the schemas of all that operations take and answer. Whether operations,
 * parameters, statuses, headers and media types are still there is left to oasdiff.
 * @returns what breaks clients of the first document.
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

/** By method and path; a path parameter may have another name, which no request shows. */
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

/** What an operation, or its path, says instead of the whole document. */
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

/** Clients take the first address, unless they are told to take another one. */
function compareServers(before: unknown, after: unknown, path: string): Difference[] {
  const [old, now] = [before, after].map((servers) =>
    ((servers ?? [{ url: '/' }]) as Json[]).map(({ description: _words, ...server }) => JSON.stringify(server)),
  ) as [string[], string[]];
  const gone = old.filter((server) => !now.includes(server));
  if (gone.length > 0) return gone.map((server) => ({ path, problem: `do not have ${server} any more` }));
  return old[0] === now[0] ? [] : [{ path, problem: `begin with ${now[0]} instead of ${old[0]}` }];
}

/**
 * Another authority refuses callers; any other extension is a promise (contracts README, Versions), whose words may
 * change.
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

/** By where they are and their names; those of a path, by their place in it. */
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

/** How the values of a parameter come into a text. */
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

/** What has a schema of its own, or one for each media type. */
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

/** What two objects both have, by the names that the first gives it; those of headers and media types know no case. */
function common<T>(before: Record<string, T>, after: Record<string, T>): [name: string, before: T, after: T][] {
  const now = new Map(Object.entries(after).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.entries(before).flatMap(([name, value]): [string, T, T][] => {
    const other = now.get(name.toLowerCase());
    return other === undefined ? [] : [[name, value, other]];
  });
}

/** What components are, or refer to. */
function targets(components: unknown, document: Json): Record<string, Json> {
  const entries = Object.entries(objectOf(components));
  return Object.fromEntries(entries.map(([name, component]) => [name, target(component, document)]));
}

function target(component: unknown, document: Json): Json {
  const { $ref: reference } = objectOf(component);
  return typeof reference === 'string' ? target(resolve(reference, document), document) : objectOf(component);
}
