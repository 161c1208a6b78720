/** Renders the command palette without a browser. */
import { readFile } from 'node:fs/promises';
import type { DescMethod } from '@bufbuild/protobuf';
import { createRouterTransport } from '@connectrpc/connect';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { DecisionService } from '../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { AuditService } from '../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { DataService } from '../../generated/proto/workgate/data/v1/data_service_pb.js';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { NoteService } from '../../generated/proto/workgate/work/v1/note_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { permissionsOfRole } from '../../src/identity/permissions.ts';
import { ROLES, type Role } from '../../src/identity/roles.ts';
import { match } from '../../src/shell/router/match.ts';
import { requirementOf, toApiPermission } from '../../src/transports/connect/permissions.ts';

/** By page, the call without which the page would show nothing. */
const READS: Record<string, DescMethod> = {
  '/work': WorkService.method.searchWorkItems,
  '/approvals': ActionService.method.listActionProposalsAwaitingMe,
  '/approvals/decisions': DecisionService.method.listDecisions,
  '/mentions': NoteService.method.listMyMentions,
  '/admin/packs': PackService.method.listPacks,
  '/admin/operations': OperationService.method.listOperations,
  '/admin/policies': PolicyService.method.getPolicies,
  '/admin/try-out': PolicyService.method.evaluate,
  '/admin/waiting-changes': PackService.method.listPacks,
  '/admin/freezes': FreezeService.method.listFreezes,
  '/admin/audit-log': AuditService.method.listAuditEntries,
  '/admin/integrations': IntegrationService.method.listIntegrations,
  '/admin/chat': IntegrationService.method.listChatInstallations,
  '/admin/data-sources': IntegrationService.method.listDataSources,
  '/admin/data': DataService.method.listDataViews,
  '/admin/webhooks': WebhookService.method.listWebhookEndpoints,
  '/admin/members': MemberService.method.listMembers,
  '/admin/agents': IdentityService.method.listAgentDelegations,
  '/admin/api-keys': IdentityService.method.listOwnIdentityApiKeys,
  '/admin/settings': MemberService.method.getTenantSettings,
};
const ROUTE_TABLE = new URL('../../src/shell/routes.tsx', import.meta.url);
const WORK_ITEM = 'wi_01h455vb4pex5vsknk084sn02q';
const PROPOSAL = 'prop_01h455vb4pex5vsknk084sn02q';

interface Command {
  id: string;
  group: string;
  label: string;
  run: () => void;
}
type May = (permission: Permission) => boolean;
type Part = (props: never) => unknown;
type Markup = { readonly isMarkup: unique symbol };

/** Imports a module without types, because the compiler options of the tests have neither JSX nor the DOM. */
const ofShell = <T>(file: string) => vi.importActual<T>(`../../src/shell/${file}`);
const { offeredGroups } = await ofShell<{ offeredGroups: (may: May) => { destinations: { to: string }[] }[] }>(
  'frame/destinations.ts',
);
const { useCommands } = await ofShell<{ useCommands: (entered: string, dialogs: object) => Command[] }>(
  'frame/commands.ts',
);
const { SessionContext } = await ofShell<{ SessionContext: Part }>('session/session-context.ts');
const { Router } = await ofShell<{ Router: Part }>('router/router.tsx');
const { createElement } = await vi.importActual<{
  createElement: (part: Part, props: object | null, inner?: Markup) => Markup;
}>('react');
const { renderToStaticMarkup } = await vi.importActual<{ renderToStaticMarkup: (page: Markup) => string }>(
  'react-dom/server',
);
const { TransportProvider } = await vi.importActual<{ TransportProvider: Part }>('@connectrpc/connect-query');
const { QueryClient, QueryClientProvider } = await vi.importActual<{
  QueryClient: new () => object;
  QueryClientProvider: Part;
}>('@tanstack/react-query');
const { MantineProvider } = await vi.importActual<{ MantineProvider: Part }>('@mantine/core');

function mayOf(role: Role): May {
  const permissions = new Set([...permissionsOfRole(role)].flatMap(toApiPermission));
  return (permission) => permissions.has(permission);
}

describe('the navigation and the palette', () => {
  it.each(ROLES)('offer to the role %s exactly the pages that the service lets it read', (role) => {
    const offered = offeredGroups(mayOf(role)).flatMap(({ destinations }) => destinations.map(({ to }) => to));
    const permissions: ReadonlySet<string> = permissionsOfRole(role);
    const readable = Object.entries(READS).filter(([, method]) => permissions.has(requirementOf(method)));
    expect(offered.toSorted()).toEqual(readable.map(([to]) => to).toSorted());
  });

  it('offer only pages of the route table', async () => {
    const table = await readFile(ROUTE_TABLE, 'utf8');
    const paths = [...table.matchAll(/path: '([^'*/][^'*]*)',\s+lazy/g)].map(([, path]) => `/${path}`);
    for (const to of Object.keys(READS)) expect(paths.filter((path) => match(path, to)).length, to).toBeGreaterThan(0);
  });
});

describe('the command palette', () => {
  afterEach(() => vi.unstubAllGlobals());
  let visited: string[] = [];
  let created = 0;

  /** Renders the palette with this text entered, and returns its commands. */
  function commandsFor(entered: string, role: Role = 'admin'): Command[] {
    visited = [];
    const history = {
      state: null,
      pushState: (_state: unknown, _title: string, address: string) => visited.push(address),
    };
    vi.stubGlobal('window', { location: new URL('http://localhost/work'), history });
    let commands: Command[] = [];
    const Palette = () => {
      commands = useCommands(entered, { create: () => (created += 1), keys: () => undefined });
      return null;
    };
    const [acme, borealis] = ['Acme', 'Borealis'].map((name) => ({ tenantId: name, tenantName: name }));
    const session = { may: mayOf(role), active: acme, memberships: [acme, borealis] };
    const around: [Part, object][] = [
      [MantineProvider, {}],
      [TransportProvider, { transport: createRouterTransport(() => undefined) }],
      [QueryClientProvider, { client: new QueryClient() }],
      [Router, {}],
      [SessionContext, { value: session }],
    ];
    const page = around.reduceRight(
      (inner, [Outer, props]) => createElement(Outer, props, inner),
      createElement(Palette, null),
    );
    renderToStaticMarkup(page);
    return commands;
  }
  const labels = (entered: string, role?: Role) => commandsFor(entered, role).map(({ label }) => label);

  it('offers a viewer no command that needs another role', () => {
    const offered = labels('', 'viewer');
    expect(offered).toEqual(expect.arrayContaining(['Inbox', 'Members', 'Sign out', 'Borealis']));
    for (const label of ['API keys', 'Packs', 'Approvals', 'Webhooks', 'New WorkItem'])
      expect(offered).not.toContain(label);
    expect(labels('', 'admin')).toEqual(expect.arrayContaining(['API keys', 'Packs', 'Approvals', 'New WorkItem']));
    expect(labels(PROPOSAL, 'viewer')).toEqual([`Search WorkItems for “${PROPOSAL}”`]);
  });

  it('finds a command by parts of its label and its group', () => {
    expect(labels('memb')).toEqual(['Members', 'Search WorkItems for “memb”']);
    expect(labels('  SWITCH bor ')).toEqual(['Borealis', 'Search WorkItems for “SWITCH bor”']);
    expect(labels('broken parcel')).toEqual(['Search WorkItems for “broken parcel”']);
  });

  it('puts labels that begin with the words first, then words that do, then other matches, and the search last', () => {
    expect(labels('in')).toEqual(['Inbox', 'Integrations', 'Settings', 'Search WorkItems for “in”']);
    const colours = ['Light colours', 'Dark colours', 'Colours of the system'];
    const found = ['Try it out', 'Sign out', 'Data sources', ...colours, 'Search WorkItems for “ou”'];
    expect(labels('ou')).toEqual(found);
  });

  it('opens a page, a search or a proposal, and runs an action', () => {
    const run = (entered: string, at: number) => {
      commandsFor(entered).at(at)?.run();
      return visited;
    };
    expect(run('memb', 0)).toEqual(['/admin/members']);
    expect(run('broken parcel', 0)).toEqual(['/work?q=broken+parcel']);
    expect(run(` ${PROPOSAL} `, 0)).toEqual([`/approvals/${PROPOSAL}`]);
    expect(run('new workitem', 0)).toEqual([]);
    expect(created).toBe(1);
  });

  it('opens an id, and searches for any other text', () => {
    expect(labels(WORK_ITEM)).toEqual([`Open WorkItem ${WORK_ITEM}`]);
    expect(labels(WORK_ITEM.toUpperCase())).toEqual([`Search WorkItems for “${WORK_ITEM.toUpperCase()}”`]);
    expect(labels(PROPOSAL)).toEqual([`Open proposal ${PROPOSAL}`]);
  });
});
