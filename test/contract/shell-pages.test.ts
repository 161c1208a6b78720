/**
 * Renders every page of the shell without a browser, with answers made from the contract. `browser/layout` checks the
 * rest in a browser, such as the layout at 320 px.
 */
import { create, type DescField, type DescMessage, type MessageInitShape, ScalarType } from '@bufbuild/protobuf';
import { Code, ConnectError, createRouterTransport, type ServiceImpl } from '@connectrpc/connect';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GetSessionResponseSchema } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { permissionsOfRole } from '../../src/identity/permissions.ts';
import type { Role } from '../../src/identity/roles.ts';
import { exactness, match } from '../../src/shell/router/match.ts';
import { toApiRole } from '../../src/transports/connect/common-wire.ts';
import { toApiPermission } from '../../src/transports/connect/permissions.ts';
import { faultsOf, parseMarkup } from '../support/markup.ts';
import { servicesOnDisk } from '../support/rpc-call.ts';

/** A React component. React's own types would bring the DOM into the compilation of all tests. */
type Part = (props: never) => unknown;
type Markup = { readonly isMarkup: unique symbol };

interface Route {
  path?: string;
  lazy?: () => Promise<{ Component: Part }>;
  /** Frame around the child pages. */
  Component?: Part;
  children?: Route[];
}

interface Page {
  path: string;
  Component: Part;
  Frame: Part | undefined;
}

interface Destination {
  to: string;
  needs: number;
}

interface Query {
  state: { status: string };
  fetch(): Promise<unknown>;
}
type Variables = Record<string, string>;
type Resolver = (theme: object) => Record<'variables' | 'light' | 'dark', Variables>;
type UseStore = (subscribe: unknown, read: unknown, readOnServer?: unknown) => unknown;

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const { createElement, [INTERNALS]: internals } = await vi.importActual<{
  createElement: (part: Part, props?: object | null, inner?: Markup) => Markup;
  [INTERNALS]: { H: { useSyncExternalStore: UseStore } };
}>('react');
const { renderToStaticMarkup } = await vi.importActual<{ renderToStaticMarkup: (page: Markup) => string }>(
  'react-dom/server',
);
const { QueryClient, QueryClientProvider } = await vi.importActual<{
  QueryClient: new (options: object) => { getQueryCache(): { getAll(): Query[] } };
  QueryClientProvider: Part;
}>('@tanstack/react-query');
const { TransportProvider } = await vi.importActual<{ TransportProvider: Part }>('@connectrpc/connect-query');
const { MantineProvider, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } = await vi.importActual<{
  MantineProvider: Part;
  DEFAULT_THEME: object;
  defaultCssVariablesResolver: Resolver;
  mergeMantineTheme: (theme: object, more: object) => object;
}>('@mantine/core');

const ofShell = <T>(file: string) => vi.importActual<T>(`../../src/shell/${file}`);

let Router: Part;
let ParamsContext: Part;
let destinations: Destination[];
let pages: Page[];
let transport: ReturnType<typeof createRouterTransport>;
/** Session of the signed-in person; undefined on pages that are open before sign-in. */
let signedIn: MessageInitShape<typeof GetSessionResponseSchema> | undefined;

beforeAll(async () => {
  const { routes } = await ofShell<{ routes: Route[] }>('routes.tsx');
  ({ Router, ParamsContext } = await ofShell<{ Router: Part; ParamsContext: Part }>('router/router.tsx'));
  const { DESTINATION_GROUPS: groups } = await ofShell<{ DESTINATION_GROUPS: { destinations: Destination[] }[] }>(
    'frame/destinations.ts',
  );
  destinations = groups.flatMap((group) => group.destinations);
  pages = (await Promise.all(pagesOf(routes))).sort((one, other) => exactness(other.path) - exactness(one.path));
  transport = await fakeService();
});
afterEach(() => vi.unstubAllGlobals());

function pagesOf(routes: readonly Route[], Frame?: Part): Promise<Page>[] {
  return routes.flatMap(({ path, lazy, Component = Frame, children = [] }) =>
    path === undefined || lazy === undefined
      ? pagesOf(children, Component)
      : [lazy().then((page) => ({ path, Frame, Component: page.Component }))],
  );
}

/** Returns a transport that answers each call with a full sample message. */
async function fakeService() {
  const services = await servicesOnDisk();
  return createRouterTransport(({ service }) => {
    for (const one of services) {
      const unary = one.methods.filter(({ methodKind }) => methodKind === 'unary');
      const answers = unary.map(({ localName, output }) => [localName, () => create(output, sampleOf(output))]);
      service(one, { ...Object.fromEntries(answers), getSession } as ServiceImpl<typeof one>);
    }
  });
}

function getSession() {
  if (signedIn === undefined) throw new ConnectError('Sign in.', Code.Unauthenticated);
  return create(GetSessionResponseSchema, signedIn);
}

/** Samples of text fields that the shell parses, by field name. */
const TEXTS: Record<string, string> = {
  payload_schema: '{"type":"object","properties":{"note":{"type":"string"}}}',
  result_schema: '{"type":"object","properties":{}}',
};

/**
 * Returns a message with every field set, except maps. Lists have one element, a oneof has its first case, and texts
 * are the name of their field.
 */
function sampleOf(message: DescMessage, depth = 0): MessageInitShape<DescMessage> {
  if (message.typeName === 'google.protobuf.Timestamp') return { seconds: 1_780_000_000n };
  if (message.typeName === 'google.protobuf.Duration') return { seconds: 3_600n };
  if (message.typeName.startsWith('google.protobuf.')) return {};
  const members = message.fields.flatMap((field): [string, unknown][] => {
    const value = sampleValueOf(field, depth);
    if (value === undefined || field.fieldKind === 'map') return [];
    if (field.oneof === undefined) return [[field.localName, field.fieldKind === 'list' ? [value] : value]];
    const isFirst = field.oneof.fields[0] === field;
    return isFirst ? [[field.oneof.localName, { case: field.localName, value }]] : [];
  });
  return Object.fromEntries(members);
}

function sampleValueOf({ name, enum: labels, message, scalar }: DescField, depth: number): unknown {
  if (message !== undefined) return depth > 6 ? undefined : create(message, sampleOf(message, depth + 1));
  if (labels !== undefined) return labels.values[1]?.number;
  if (scalar === ScalarType.STRING) return TEXTS[name] ?? name;
  if (scalar === ScalarType.BOOL) return true;
  if (scalar === ScalarType.BYTES) return new Uint8Array(1);
  return scalar === ScalarType.INT64 || scalar === ScalarType.UINT64 ? 3n : 3;
}

/** Returns an address of a page. Its parameters equal the texts in the answers. */
function addressOf(path: string): string {
  const named = path.replaceAll(/:(\w+)\??/g, (_, name: string) => name.replaceAll(/[A-Z]/g, '_$&').toLowerCase());
  return `/${named.replace('*', 'nowhere')}`;
}

/** Provides the parts of a browser that pages use while they are rendered. */
function openAt(pathname: string): void {
  const noop = () => undefined;
  const matchMedia = () => ({ matches: false, addEventListener: noop, removeEventListener: noop });
  const location = new URL(pathname, 'http://localhost');
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location, history: { state: null }, matchMedia }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', hasFocus: () => true }));
}

const patched = new WeakSet<UseStore>();

/**
 * Makes the stores of the shell readable for the server renderer, which asks for a server snapshot. The stores have
 * none.
 */
function AsInBrowser({ children }: { children?: unknown }): unknown {
  const { H: hooks } = internals;
  const { useSyncExternalStore: use } = hooks;
  if (patched.has(use)) return children;
  hooks.useSyncExternalStore = (subscribe, read, readOnServer = read) => use(subscribe, read, readOnServer);
  patched.add(hooks.useSyncExternalStore);
  return children;
}

/** Signs in a person with this role. */
function signIn(role: Role): void {
  const active = { tenantId: 'tenant_id', tenantName: 'Acme', role: toApiRole(role) };
  const permissions = [...permissionsOfRole(role)].flatMap(toApiPermission);
  const person = { personId: 'usr_1', name: 'Ada', email: 'ada@example.com' };
  signedIn = { session: { person, active, memberships: [active], permissions, sendsMail: true } };
}

/** Renders the page at an address, first without answers and then after each round of answers. */
async function show(pathname: string, rounds: number): Promise<string[]> {
  openAt(pathname);
  const page = pages.find(({ path }) => match(path === '*' ? path : `/${path}`, pathname) !== undefined);
  if (page === undefined) throw new Error(`There is no page at ${pathname}`);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const params = match(`/${page.path}`, pathname) ?? {};
  const content = createElement(ParamsContext, { value: params }, createElement(page.Component));
  const framed = page.Frame === undefined ? content : createElement(page.Frame, null, content);
  const routed = createElement(AsInBrowser, null, createElement(Router, null, framed));
  const whole = createElement(
    MantineProvider,
    null,
    createElement(TransportProvider, { transport }, createElement(QueryClientProvider, { client }, routed)),
  );
  const shown = [renderToStaticMarkup(whole)];
  for (let round = 0; round < rounds; round += 1) {
    const unread = client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'pending');
    if (unread.length === 0) break;
    await Promise.allSettled(unread.map((query) => query.fetch()));
    shown.push(renderToStaticMarkup(whole));
  }
  // The first markup has no page in it, because the frame shows no page before the session is known.
  return page.Frame === undefined ? shown : shown.slice(1);
}

describe('every page of the shell', () => {
  it('has one h1, a name for each control, and headers in each table, also while it loads', async () => {
    const faults: Record<string, string[]> = {};
    const withTables = new Set<string>();
    for (const { path, Frame } of pages) {
      if (Frame === undefined) signedIn = undefined;
      else signIn('owner');
      for (const markup of await show(addressOf(path), 4)) {
        const found = faultsOf(parseMarkup(markup));
        if (found.length > 0) faults[path] = found;
        if (markup.includes('<table')) withTables.add(path);
      }
    }
    expect(faults).toEqual({});
    expect(pages.length).toBeGreaterThan(30);
    // Proves that answers arrived, so that rows of data were checked too.
    expect(withTables.size).toBeGreaterThan(10);
  });

  it.each([
    'viewer',
    'member',
    'approver',
    'admin',
  ] as const)('names the role that it needs if the navigation does not offer it to the role %s', async (role) => {
    signIn(role);
    const permissions = new Set([...permissionsOfRole(role)].flatMap(toApiPermission));
    for (const { to, needs } of destinations) {
      const [markup = ''] = await show(to, 1);
      expect(markup.includes('You need the role'), to).toBe(!permissions.has(needs));
    }
  });
});

describe("the check of a page's markup", () => {
  const page = (inner: string) => `<main><h1>Members</h1>${inner}</main>`;

  it.each([
    ['<main><h2>Members</h2></main>', 'there are 0 headings of the first level'],
    [page('<h1>Again</h1>'), 'there are 2 headings of the first level'],
    [page('<h3>Roles</h3>'), 'h3 follows h1'],
    [page('<p id="a"></p><p id="a"></p>'), 'the id a is there twice'],
    [page('<button><svg aria-hidden="true"></svg></button>'), '<button> has no name'],
    [page('<a href="/work"><span aria-hidden="true">Inbox</span></a>'), '<a href="/work"> has no name'],
    [page('<label for="a">Name</label><input id="b"/>'), '<label for="a">: there is no a'],
    [page('<label for="a">Name</label><p id="a"></p><input id="b"/>'), '<input id="b"> has no name'],
    [page('<div role="combobox" tabindex="1" aria-label="Role"></div>'), 'is out of the order of Tab'],
    [page('<ul><p>One</p></ul>'), '<ul> has more than items'],
    [page('<table><tr><td>Ada</td></tr></table>'), '<table> has no header cells'],
    [page('<table><tr><th scope="col"></th></tr></table>'), '<table> has 1 header cells without words'],
    [page('<table><tr><th>Name</th></tr></table>'), '<table> has 1 header cells of neither a row nor a column'],
  ])('finds the fault in %s', (markup, fault) => {
    expect(faultsOf(parseMarkup(markup))).toContainEqual(expect.stringContaining(fault));
  });

  it('finds nothing in a page without faults', () => {
    const field = '<label for="a">Name<span aria-hidden="true"> *</span></label><input id="a"/>';
    const table = '<table><tr><th scope="col">Name</th></tr><tr><th scope="row">Ada</th></tr></table>';
    const hidden = '<button hidden=""></button><input type="file" style="display:none"/>';
    expect(faultsOf(parseMarkup(page(`<h2>Roles</h2>${field}${table}${hidden}`)))).toEqual([]);
  });
});

describe('the colours of the shell', () => {
  /** Text colours with their background colours. */
  const PAIRS: [text: string, ground: string][] = [
    ...['text', 'dimmed', 'error', 'anchor'].flatMap((text): [string, string][] => [
      [text, 'body'],
      [text, 'default'],
    ]),
    ['default-color', 'default'],
    ['default-color', 'default-hover'],
    ['white', 'indigo-filled'],
    ['white', 'indigo-filled-hover'],
    ['indigo-light-color', 'indigo-light'],
  ];

  it.each(['light', 'dark'] as const)('have a contrast of at least 4.5 in the %s scheme', async (scheme) => {
    const { theme, cssVariablesResolver } = await ofShell<{
      theme: object;
      cssVariablesResolver: Resolver;
    }>('theme.ts');
    const whole = mergeMantineTheme(DEFAULT_THEME, theme);
    const resolved = [defaultCssVariablesResolver(whole), cssVariablesResolver(whole)];
    const variables = new Map(
      resolved.flatMap((one) => [...Object.entries(one.variables), ...Object.entries(one[scheme])]),
    );
    const colourOf = (name: string): string => {
      const value = variables.get(name) ?? '';
      const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      return other === undefined ? value : colourOf(other);
    };
    const contrasts = PAIRS.map(([text, ground]) => {
      const [one, other] = [text, ground].map((name) => luminanceOf(colourOf(`--mantine-color-${name}`)));
      return [`${text} on ${ground}`, contrastOf(one as number, other as number)] as const;
    });
    expect(contrasts.filter(([, contrast]) => !(contrast >= 4.5))).toEqual([]);
  });
});

/** Returns the relative luminance of a colour. Luminance, and contrast below, are as WCAG 2.2 defines them. */
function luminanceOf(colour: string): number {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour) ?? [];
  const digits = hex?.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const channels = digits?.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? colour.match(/\d+/g)?.map(Number);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = (channels ?? []).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
