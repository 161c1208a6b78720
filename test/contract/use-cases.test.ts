import { type DescService, getOption } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';
import { tools } from '../../generated/mcp/tools.ts';
import { permission as permissionOption } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { DecisionService } from '../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { ActivityService } from '../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { AuditService } from '../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { DataService } from '../../generated/proto/workgate/data/v1/data_service_pb.js';
import { EventService } from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { TenantService } from '../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { IntegrationService } from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { InboxService } from '../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { LinkService } from '../../generated/proto/workgate/work/v1/link_service_pb.js';
import { NoteService } from '../../generated/proto/workgate/work/v1/note_service_pb.js';
import { ViewService } from '../../generated/proto/workgate/work/v1/view_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { routes } from '../../generated/rest/routes.ts';
import * as approvals from '../../src/approvals/use-cases.ts';
import * as audit from '../../src/audit/use-cases.ts';
import type { Permission, Scope } from '../../src/call-context.ts';
import * as events from '../../src/events/use-cases.ts';
import * as webhooks from '../../src/events/webhooks/use-cases.ts';
import * as evidence from '../../src/evidence/use-cases.ts';
import * as execution from '../../src/execution/use-cases.ts';
import { permissionsOfAgent, permissionsOfScopes } from '../../src/identity/permissions.ts';
import { permissionsOf, ROLES } from '../../src/identity/roles.ts';
import { bound, type UseCase } from '../../src/identity/use-case.ts';
import * as identity from '../../src/identity/use-cases.ts';
import * as integrationHealth from '../../src/integration-health/use-cases.ts';
import * as integrations from '../../src/integrations/use-cases.ts';
import * as operations from '../../src/operations/use-cases.ts';
import * as policy from '../../src/policy/use-cases.ts';
import * as projections from '../../src/projections/use-cases.ts';
import * as proposals from '../../src/proposals/use-cases.ts';
import * as setUp from '../../src/set-up/use-cases.ts';
import { requirementOf } from '../../src/transports/connect/permissions.ts';
import * as workItems from '../../src/work-items/use-cases.ts';

type AnyUseCase = UseCase<unknown, never, never, unknown>;

const TABLES = [
  approvals,
  audit,
  events,
  evidence,
  execution,
  identity,
  integrationHealth,
  integrations,
  operations,
  policy,
  projections,
  proposals,
  setUp,
  webhooks,
  workItems,
].flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('_USE_CASES'))
    .map(([, table]) => table as unknown as Record<string, AnyUseCase>),
);
const USE_CASES = TABLES.flatMap((table) => Object.entries(table));

/**
 * Returns the permissions that each use case of this name accepts. Integrations have two use cases of one name, because
 * administrators and proposers see them differently.
 */
function permissionsFor(name: string): Permission[][] {
  const found = USE_CASES.filter(([one]) => one === name).map(([, { permissions }]) => [...permissions]);
  expect(found, `no use case is called ${name}`).not.toEqual([]);
  return found;
}

function expectPermitted(name: string, held: ReadonlySet<Permission>): void {
  for (const permissions of permissionsFor(name)) {
    expect(
      permissions.some((permission) => held.has(permission)),
      `${name} takes ${permissions.join(' or ')}`,
    ).toBe(true);
  }
}

describe('a use case', () => {
  it.each(USE_CASES)('%s refuses a caller without its permission before it touches a dependency', (name, useCase) => {
    const touched = new Proxy({}, { get: (_target, member) => expect.unreachable(`it touched ${String(member)}`) });
    const capability = bound(touched, { [name]: useCase })[name] as unknown as (call: object) => unknown;
    const others = new Set(ROLES.flatMap(permissionsOf).filter((one) => !useCase.permissions.includes(one)));
    expect(() => capability({ permissions: others, tenantId: 'tn_1' })).toThrow(
      expect.objectContaining({ code: 'authorization_error' }),
    );
  });
});

/** Operations without a use case. The first refuses every caller; the second tells a key about itself. */
const WITHOUT_USE_CASE = ['directActionExecution', 'getMe'];

describe('the use case of a capability', () => {
  const operations = Object.values(routes).filter(({ operationId }) => !WITHOUT_USE_CASE.includes(operationId));

  it.each(operations)('accepts the scope of the REST operation $operationId', ({ operationId, requiredScope }) => {
    expectPermitted(operationId, permissionsOfScopes([requiredScope as Scope]));
  });

  const services: DescService[] = [
    ActionService,
    FreezeService,
    IdentityService,
    MemberService,
    TenantService,
    IntegrationService,
    DataService,
    PolicyService,
    PackService,
    OperationService,
    EventService,
    AuditService,
    ActivityService,
    DecisionService,
    NoteService,
    LinkService,
    WebhookService,
    WorkService,
    InboxService,
    ViewService,
  ];
  // A caller of `locateWorkItem` looks for the tenant of a WorkItem, and so acts for no tenant yet.
  const methods = services
    .flatMap((service) => service.methods)
    .filter(({ localName }) => localName !== 'locateWorkItem');

  it.each(methods)('accepts exactly the roles that the Connect method $localName accepts', (method) => {
    expect(getOption(method, permissionOption)).toBeGreaterThan(0);
    const wanted = requirementOf(method) as Permission;
    for (const role of ROLES) {
      const held = new Set(permissionsOf(role));
      if (held.has(wanted)) expectPermitted(method.localName, held);
      else {
        // The door refuses this role. The use case must refuse it by itself, too.
        const isTaken = permissionsFor(method.localName).every((taken) => taken.some((one) => held.has(one)));
        expect(isTaken, `${method.localName} takes what ${role} holds`).toBe(false);
      }
    }
  });

  const TOOLS = {
    create_work_item: 'createWorkItem',
    get_work_item: 'getWorkItem',
    propose_action: 'createActionProposal',
    approve_action: 'approveActionProposal',
    execute_action: 'executeActionProposal',
    get_evidence: 'getWorkItemEvidence',
    export_packet: 'exportWorkItemPacket',
  } as const satisfies Record<keyof typeof tools, string>;

  it.each(Object.entries(tools))('accepts the scope of the MCP tool %s', (name, { scope }) => {
    expectPermitted(TOOLS[name as keyof typeof TOOLS], permissionsOfAgent([scope]));
  });
});
