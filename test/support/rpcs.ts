/** Every rpc of the Connect door with the permission that it is meant to need and a request that would succeed. */
import { randomBytes } from 'node:crypto';
import type { DescMethod, DescService, MessageInitShape } from '@bufbuild/protobuf';
import { Permission, Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { AgentEndpoint, IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { ROLES, type Role as RoleName } from '../../src/identity/roles.ts';
import { TestPerson } from './people.ts';
import type { TestService } from './service.ts';

/** A tenant with somebody of every role, and somebody whose membership may be changed. */
export class World {
  readonly service: TestService;
  readonly tenantId: string;
  readonly people: Record<RoleName, TestPerson>;
  readonly #spare: TestPerson;

  private constructor(service: TestService, tenantId: string, people: Record<RoleName, TestPerson>, spare: TestPerson) {
    this.service = service;
    this.tenantId = tenantId;
    this.people = people;
    this.#spare = spare;
  }

  static async create(service: TestService, name: string): Promise<World> {
    const tenantId = await service.createTenant(name);
    const people = ROLES.map(async (role) => {
      const person = await TestPerson.create(service, [{ tenantId, role }]);
      return [role, await person.signIn()] as const;
    });
    const byRole = Object.fromEntries(await Promise.all(people)) as Record<RoleName, TestPerson>;
    return new World(service, tenantId, byRole, await TestPerson.create(service));
  }

  /** A member whom nobody else needs. */
  async member(): Promise<string> {
    const { members } = this.service.services;
    const { personId } = this.#spare;
    if ((await members.roleOf(this.tenantId, personId)) === null) await members.add(this.tenantId, personId, 'member');
    return personId;
  }

  async workItem(): Promise<string> {
    const { services } = this.service;
    const call = { ...this.#callOf(this.people.owner), scopes: new Set<never>(), tenantCreatedAt: new Date() };
    const input = { subject: 'A private matter', tags: ['private'], initialMessage: { content: 'Private words' } };
    return (await services.workItems.create(call, input)).value.workItemId;
  }

  async apiKey(): Promise<string> {
    return (await this.service.createKey(this.tenantId, ['work.read'])).keyId;
  }

  /** A delegation of the person's, or of the owner's if the person does not belong here. */
  async delegation(person: TestPerson): Promise<string> {
    const issuer = Object.values(this.people).includes(person) ? person : this.people.owner;
    const call = { ...this.#callOf(issuer), role: 'viewer' as const };
    const input = { agent: 'private agent', scopes: ['agent.work.read'], endpoints: ['mcp' as const] };
    const issued = await this.service.services.delegations.issue(call, { ...input, lifetimeMs: 3_600_000 });
    return issued.delegation.delegationId;
  }

  async invitation(): Promise<string> {
    const admin = { tenantId: this.tenantId, role: 'owner' as const, cookieHeader: this.people.owner.cookie };
    return (await this.service.services.members.invite(admin, newEmail(), 'member')).invitationId;
  }

  #callOf({ personId }: TestPerson) {
    const principal = { type: 'user' as const, id: personId, displayName: 'Private name' };
    return {
      tenantId: this.tenantId,
      principal: { ...principal, lineage: personId, accountable: personId },
      correlationId: 'seed',
    };
  }
}

export interface Row<Method extends DescMethod> {
  /** Stated a second time, so that nobody changes the contract's by accident. */
  needs: Permission;
  /** A request that succeeds if `caller` belongs to the world and has the permission. */
  request: (
    world: World,
    caller: TestPerson,
  ) => MessageInitShape<Method['input']> | Promise<MessageInitShape<Method['input']>>;
}

type Rows<Service extends DescService> = { [Name in keyof Service['method']]: Row<Service['method'][Name]> };

/** A new rpc does not compile until it has a row. */
function rowsOf<Service extends DescService>(service: Service, rows: Rows<Service>) {
  return [service, rows] as const;
}

export const newEmail = () => `new${randomBytes(6).toString('hex')}@example.com`;

const TABLE = [
  rowsOf(SessionService, {
    signIn: { needs: Permission.PUBLIC, request: (_world, { email, password }) => ({ email, password }) },
    signOut: { needs: Permission.PUBLIC, request: () => ({}) },
    getSession: { needs: Permission.SIGNED_IN, request: () => ({}) },
    switchTenant: { needs: Permission.SIGNED_IN, request: ({ tenantId }) => ({ tenantId }) },
    changePassword: {
      needs: Permission.SIGNED_IN,
      request: (_world, { password }) => ({ currentPassword: password, newPassword: password }),
    },
    getInvitation: {
      needs: Permission.PUBLIC,
      request: async (world) => ({ invitationId: await world.invitation() }),
    },
    acceptInvitation: {
      needs: Permission.PUBLIC,
      request: async (world) => ({
        invitationId: await world.invitation(),
        password: 'long enough to be one',
        name: 'New',
      }),
    },
  }),
  rowsOf(MemberService, {
    listMembers: { needs: Permission.MEMBERS_READ, request: () => ({}) },
    updateMemberRole: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => ({ personId: await world.member(), role: Role.APPROVER }),
    },
    removeMember: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => ({ personId: await world.member() }),
    },
    inviteMember: { needs: Permission.MEMBERS_MANAGE, request: () => ({ email: newEmail(), role: Role.MEMBER }) },
    listInvitations: { needs: Permission.MEMBERS_MANAGE, request: () => ({}) },
    cancelInvitation: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => ({ invitationId: await world.invitation() }),
    },
  }),
  rowsOf(IdentityService, {
    listIdentityApiKeys: { needs: Permission.API_KEYS_MANAGE, request: () => ({}) },
    createIdentityApiKey: {
      needs: Permission.API_KEYS_MANAGE,
      request: () => ({ name: 'A key', scopes: ['work.read'] }),
    },
    revokeIdentityApiKey: {
      needs: Permission.API_KEYS_MANAGE,
      request: async (world) => ({ keyId: await world.apiKey() }),
    },
    rotateIdentityApiKey: {
      needs: Permission.API_KEYS_MANAGE,
      request: async (world) => ({ keyId: await world.apiKey() }),
    },
    issueAgentDelegation: {
      needs: Permission.DELEGATIONS_ISSUE,
      request: () => ({ agent: 'An agent', scopes: ['agent.work.read'], endpoints: [AgentEndpoint.MCP] }),
    },
    listAgentDelegations: { needs: Permission.DELEGATIONS_ISSUE, request: () => ({}) },
    revokeAgentDelegation: {
      needs: Permission.DELEGATIONS_ISSUE,
      request: async (world, caller) => ({ delegationId: await world.delegation(caller) }),
    },
  }),
  rowsOf(WorkService, {
    listWorkItems: { needs: Permission.WORK_READ, request: () => ({}) },
    getWorkItem: { needs: Permission.WORK_READ, request: async (world) => ({ workItemId: await world.workItem() }) },
    createWorkItem: { needs: Permission.WORK_WRITE, request: () => ({ subject: 'A valid subject' }) },
    updateWorkItem: {
      needs: Permission.WORK_WRITE,
      request: async (world) => ({
        workItemId: await world.workItem(),
        changes: { subject: 'Another subject' },
        updateMask: { paths: ['subject'] },
      }),
    },
    assignWorkItem: {
      needs: Permission.WORK_WRITE,
      request: async (world, caller) => ({ workItemId: await world.workItem(), assigneeId: caller.personId }),
    },
    listWorkItemMessages: {
      needs: Permission.WORK_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
    appendWorkItemMessage: {
      needs: Permission.WORK_WRITE,
      request: async (world) => ({ workItemId: await world.workItem(), content: 'Words' }),
    },
    watchWorkItemTimeline: {
      needs: Permission.WORK_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
  }),
] as const;

export const SERVICES: readonly DescService[] = TABLE.map(([service]) => service);

/** The row of a method that is known by its descriptor only. */
export function rowOf(method: DescMethod): Row<DescMethod> | undefined {
  const [, rows] = TABLE.find(([service]) => service.typeName === method.parent.typeName) ?? [];
  return (rows as Record<string, Row<DescMethod>> | undefined)?.[method.localName];
}
