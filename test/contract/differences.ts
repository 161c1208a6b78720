/**
 * Lists each kind of request that the stock OpenAPIBackend and our class may judge differently, with the verdicts of
 * both.
 */
import { routes } from '../../generated/rest/routes.ts';
import { type JsonFault, readJson } from '../../src/platform/strict-json.ts';
import { MAX_BODY_BYTES } from '../../src/transports/openapi/request-body.ts';
import type { Outcome, Verdict, WireRequest } from './two-backends.ts';

export interface Difference {
  name: string;
  /** Returns true if the request is of this kind. `operationId` is the operation that either class found. */
  applies: (request: WireRequest, operationId: string | undefined) => boolean;
  ours: readonly Verdict[];
  stock: readonly Verdict[];
  /** True if the input of the handlers may differ too. Otherwise only the verdict may differ. */
  seenDiffers?: true;
  /** Requests, at least one, that the two classes judge as the entry says. */
  examples: readonly WireRequest[];
}

const COLLECTION = '/api/v1/public/work-items';
const ITEM = `${COLLECTION}/wi_01h455vb4pex5vsknk084sn02q`;
const key = { 'x-api-key': 'good' };
const json = { ...key, 'content-type': 'application/json' };

const list = (query: string): WireRequest => ({ method: 'GET', path: COLLECTION, query, headers: key });
const create = (headers: Record<string, string>, body: string | Buffer): WireRequest => ({
  method: 'POST',
  path: COLLECTION,
  headers,
  body,
});

const REFUSED_OR_NOT = ['handled', 'validationFail'] as const;
const ROUTED = ['handled', 'validationFail', 'unauthorized', 'methodNotAllowed', 'unsupported_media_type'] as const;

export const DIFFERENCES: readonly Difference[] = [
  {
    name: 'ours ignores the request of an operation with x-ignores-request',
    applies: (_request, operationId) => routeOf(operationId)?.ignoresRequest === true,
    ours: ['handled'],
    stock: REFUSED_OR_NOT,
    seenDiffers: true,
    examples: [
      { method: 'POST', path: `${ITEM}/actions`, query: 'unknown=1', headers: key },
      { method: 'POST', path: `${ITEM}/actions`, headers: json, body: '{"broken' },
    ],
  },
  {
    name: 'ours ignores the body if the operation takes none',
    applies: ({ body }, operationId) => body !== undefined && routeOf(operationId)?.mediaTypes.length === 0,
    ours: ['handled'],
    stock: ['handled'],
    seenDiffers: true,
    examples: [{ method: 'GET', path: ITEM, headers: json, body: '{"subject":"a"}' }],
  },
  {
    name: 'ours refuses a body of another media type, character set or content encoding',
    applies: ({ body }, operationId) => body !== undefined && (routeOf(operationId)?.mediaTypes.length ?? 0) > 0,
    ours: ['unsupported_media_type'],
    stock: REFUSED_OR_NOT,
    examples: [
      create(key, '{"subject":"a"}'),
      create({ ...key, 'content-type': 'text/plain' }, '{"subject":"a"}'),
      create({ ...key, 'content-type': 'application/json; charset=latin1' }, '{"subject":"a"}'),
      create({ ...json, 'content-encoding': 'gzip' }, '{"subject":"a"}'),
      create({ ...key, 'content-type': 'application/merge-patch+json' }, '{"subject":"a"}'),
    ],
  },
  {
    name: 'ours refuses a body above its limit',
    applies: ({ body }) => body !== undefined && Buffer.byteLength(body) > MAX_BODY_BYTES,
    ours: ['payload_too_large'],
    stock: REFUSED_OR_NOT,
    examples: [create(json, `{"subject":"a"${' '.repeat(MAX_BODY_BYTES)}}`)],
  },
  {
    name: 'ours refuses a body that is not Unicode text',
    applies: ({ body }) => body !== undefined && !isUnicode(body),
    ours: ['validationFail'],
    stock: ['handled'],
    examples: [
      create(json, '{"subject":"\\ud800"}'),
      create(json, Buffer.from([...Buffer.from('{"subject":"'), 0xff, ...Buffer.from('"}')])),
    ],
  },
  {
    name: 'ours treats an empty body as absent if the body is optional',
    applies: ({ body }, operationId) =>
      body !== undefined && body.length === 0 && routeOf(operationId)?.bodyRequired === false,
    ours: REFUSED_OR_NOT,
    stock: ['validationFail'],
    examples: [{ method: 'POST', path: `${ITEM}/evidence-packets`, headers: json, body: '' }],
  },
  {
    name: 'ours refuses a body with a duplicate member',
    applies: ({ body }) => body !== undefined && faultOf(body) === 'duplicate_member',
    ours: ['duplicate_member'],
    stock: REFUSED_OR_NOT,
    examples: [
      create(json, '{"subject":"a","subject":"a"}'),
      create(json, '{"subject":"a","contact":{"name":"a","n\\u0061me":"b"}}'),
    ],
  },
  {
    name: 'qs, the query parser of the stock class, drops nameless parameters',
    applies: ({ query }) => namesOf(query).includes(''),
    ours: ['validationFail'],
    stock: ['handled'],
    examples: [list('=1')],
  },
  {
    name: 'qs drops parameters named like members of Object.prototype',
    applies: ({ query }) => namesOf(query).some((name) => (/[^[\]]+/.exec(name)?.[0] as string) in {}),
    ours: ['validationFail'],
    stock: ['handled'],
    examples: [list('__proto__=1'), list('toString=1'), list('constructor[prototype]=1')],
  },
  {
    name: 'qs reads brackets in names as structure',
    applies: ({ query }) => namesOf(query).some((name) => /[[\]]/.test(name)),
    ours: ['validationFail'],
    stock: ['handled'],
    examples: [list('[tag]=a'), list('%5Btag%5D=a')],
  },
  {
    name: 'the stock class drops the first question mark of a query',
    applies: ({ query }) => query?.includes('?') === true,
    ours: REFUSED_OR_NOT,
    stock: REFUSED_OR_NOT,
    seenDiffers: true,
    examples: [list('tag=a?'), list('status=?new'), list('?tag=a')],
  },
  {
    name: 'the classes replace percent-encoding in a query differently if it is broken or not UTF-8',
    applies: ({ query }) => query !== undefined && !isDecodable(query),
    ours: REFUSED_OR_NOT,
    stock: REFUSED_OR_NOT,
    seenDiffers: true,
    examples: [list('tag=%ff')],
  },
  {
    name: 'ours decodes needlessly escaped characters in literal path segments (RFC 3986, 6.2.2.2)',
    applies: ({ path }) => isDecodable(path) && decodeURI(path) !== path,
    ours: ROUTED,
    stock: ['notFound'],
    examples: [{ method: 'GET', path: COLLECTION.replace('-', '%2D'), headers: key }],
  },
  {
    name: 'ours finds nothing at a path with broken percent-encoding; the stock class throws a URIError',
    applies: ({ path }) => !isDecodable(path),
    ours: ['notFound'],
    stock: ['thrown', 'methodNotAllowed'],
    examples: [
      { method: 'GET', path: `${COLLECTION}/%zz`, headers: key },
      { method: 'DELETE', path: `${COLLECTION}/%zz`, headers: key },
    ],
  },
  {
    name: 'ours never matches a template if the contract has the exact path (OpenAPI 3.1, 4.8.8.2)',
    applies: ({ method, path }) => isLiteral(path) && !isLiteral(path, method),
    ours: ['methodNotAllowed'],
    stock: ROUTED,
    examples: [{ method: 'PATCH', path: `${COLLECTION}/search`, headers: key }],
  },
  {
    name: 'ours ends the path at a fragment, which no client sends',
    applies: ({ path }) => path.includes('#'),
    ours: [...ROUTED, 'notFound'],
    stock: [...ROUTED, 'notFound', 'thrown'],
    seenDiffers: true,
    examples: [{ method: 'GET', path: `${COLLECTION}#top`, headers: key }],
  },
];

/** Returns true if the contract has this exact path, with no parameter in it, and if given, with this method. */
function isLiteral(path: string, method?: string): boolean {
  return Object.values(routes).some((route) => route.path === path && (method ?? route.method) === route.method);
}

function routeOf(operationId: string | undefined) {
  return operationId === undefined ? undefined : routes[operationId as keyof typeof routes];
}

function namesOf(query = ''): string[] {
  return [...new URLSearchParams(query).keys()];
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the kind of fault for which the service's own reader refuses a JSON body, or undefined if it accepts the
 * body.
 */
function faultOf(body: string | Buffer): string | undefined {
  try {
    readJson(body.toString());
    return undefined;
  } catch (error) {
    return (error as JsonFault).kind;
  }
}

function isUnicode(body: string | Buffer): boolean {
  const text = body.toString();
  if (!Buffer.from(text).equals(Buffer.from(body))) return false;
  try {
    return JSON.stringify(JSON.parse(text)).isWellFormed() && !/\\ud[89a-f]/i.test(JSON.stringify(JSON.parse(text)));
  } catch {
    return true;
  }
}

/** Returns the kind of difference between the two outcomes: undefined if they are equal, null if no known kind fits. */
export function differenceBetween(request: WireRequest, ours: Outcome, stock: Outcome): Difference | undefined | null {
  const sameVerdict = ours.verdict === stock.verdict && ours.operationId === stock.operationId;
  if (sameVerdict && JSON.stringify(ours.seen) === JSON.stringify(stock.seen)) return undefined;
  const operationId = ours.operationId ?? stock.operationId;
  const kind = DIFFERENCES.find(
    (difference) =>
      difference.applies(request, operationId) &&
      difference.ours.includes(ours.verdict) &&
      difference.stock.includes(stock.verdict) &&
      (!sameVerdict || difference.seenDiffers === true),
  );
  return kind ?? null;
}
