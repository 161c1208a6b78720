/** Every rpc of the Connect door, with the permission that it must require and a request that succeeds. */

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DescMethod, DescService, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Permission, Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { DecisionService } from '../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { FreezeKind, FreezeService } from '../../generated/proto/workgate/action/v1/freeze_service_pb.js';
import { ActivityService } from '../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { AuditExportFormat, AuditService } from '../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { DataEntityType, DataService } from '../../generated/proto/workgate/data/v1/data_service_pb.js';
import { EventService } from '../../generated/proto/workgate/event/v1/event_service_pb.js';
import { AccountService } from '../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { AgentEndpoint, IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { TenantService } from '../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import {
  DataAdapter,
  IntegrationService,
} from '../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  MailPace,
  NotificationService,
} from '../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { WebhookService } from '../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { InboxService } from '../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import { LinkKind, LinkService } from '../../generated/proto/workgate/work/v1/link_service_pb.js';
import { NoteService } from '../../generated/proto/workgate/work/v1/note_service_pb.js';
import { ViewService } from '../../generated/proto/workgate/work/v1/view_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { ALL_PERMISSIONS, personPrincipal } from '../../src/call-context.ts';
import { ROLES, type Role as RoleName } from '../../src/identity/roles.ts';
import { newId } from '../../src/platform/ids.ts';
import type { ActionDocument, ProposalDocument } from '../../src/proposals/schema.ts';
import { newEmail } from './accounts.ts';
import type { ChatDesk } from './chat-desk.ts';
import type { FakeChat } from './fake-chat.ts';
import { CLOSE_ACCOUNT, definitionWith } from './operation-definitions.ts';
import { QUIET_ENDPOINT } from './operations.ts';
import { shippedTexts, supportPack } from './packs.ts';
import { TestPerson } from './people.ts';
import { loadSource, raceCards } from './racing.ts';
import { TEST_OPERATOR, type TestService } from './service.ts';

/** A tenant with a person in every role, and a spare person whose membership may be changed. */
export class World {
  readonly service: TestService;
  readonly tenantId: string;
  readonly people: Record<RoleName, TestPerson>;
  readonly #platform: FakeChat;
  readonly #spare: TestPerson;
  readonly #loaded = new Map<string, Promise<string>>();
  readonly #operation = `x_op_${randomBytes(6).toString('hex')}`;

  private constructor(
    { service, platform }: ChatDesk,
    tenantId: string,
    people: Record<RoleName, TestPerson>,
    spare: TestPerson,
  ) {
    this.service = service;
    this.tenantId = tenantId;
    this.people = people;
    this.#platform = platform;
    this.#spare = spare;
  }

  static async create(desk: ChatDesk, name: string): Promise<World> {
    const { service } = desk;
    const tenantId = await service.createTenant(name);
    const people = ROLES.map(async (role) => {
      const person = await TestPerson.create(service, [{ tenantId, role }]);
      return [role, await person.signIn()] as const;
    });
    const byRole = Object.fromEntries(await Promise.all(people)) as Record<RoleName, TestPerson>;
    return new World(desk, tenantId, byRole, await TestPerson.create(service));
  }

  /** Returns the spare person as a member. Nothing else depends on this membership. */
  async member(): Promise<string> {
    const { members } = this.service.services.identity;
    const { personId } = this.#spare;
    if ((await members.roleOf(this.tenantId, personId)) === null) await members.add(this.tenantId, personId, 'member');
    return personId;
  }

  async workItem(): Promise<string> {
    const { services } = this.service;
    const call = { ...this.#callOf(this.people.owner), permissions: ALL_PERMISSIONS, tenantCreatedAt: new Date() };
    const input = { subject: 'A private matter', tags: ['private'], initialMessage: { content: 'Private words' } };
    return (await services.workItems.workItems.create(call, input)).value.workItemId;
  }

  /** Returns a view that has data in the person's tenant. View keys are the same in all tenants. */
  async dataView(person: TestPerson): Promise<string> {
    const members = this.service.services.platform.mongo.connection.collection('members');
    const tenantId: string = (await members.findOne({ person_id: person.personId }))?.['tenant_id'] ?? this.tenantId;
    const source = { tenantId, sourceKey: 'cards', adapter: 'racecard', documents: raceCards() };
    const loading = this.#loaded.get(tenantId) ?? loadSource(this.service, source);
    this.#loaded.set(tenantId, loading);
    await loading;
    return 'racing_catalog';
  }

  async apiKey(): Promise<string> {
    return (await this.service.createKey(this.tenantId, ['work.read'])).keyId;
  }

  /** Creates an API key without an owner. */
  async unownedKey(): Promise<string> {
    return (await this.service.createKey(this.tenantId, ['work.read'])).keyId;
  }

  /** Creates an API key of the person; of the owner if the person may not own keys here. */
  async ownKey(person: TestPerson): Promise<string> {
    return (await this.service.createKey(this.tenantId, ['work.read'], {}, this.#holder(person))).keyId;
  }

  /** Creates an API key that is offered to the person; to the owner if the person may not own keys here. */
  async offeredKey(person: TestPerson): Promise<string> {
    const receiver = this.#holder(person);
    const giver = receiver === this.people.owner ? this.people.admin : this.people.owner;
    const keyId = await this.ownKey(giver);
    await this.service.services.identity.apiKeys.offer(this.#callOf(giver), keyId, receiver.personId);
    return keyId;
  }

  #holder(person: TestPerson): TestPerson {
    const { viewer: _, ...holders } = this.people;
    return Object.values(holders).includes(person) ? person : this.people.owner;
  }

  /** Issues a delegation by the person; by the owner if the person is not a member here. */
  async delegation(person: TestPerson): Promise<string> {
    const issuer = Object.values(this.people).includes(person) ? person : this.people.owner;
    const call = { ...this.#callOf(issuer), role: 'viewer' as const };
    const input = { agent: 'private agent', scopes: ['agent.work.read'], endpoints: ['mcp' as const] };
    const issued = await this.service.services.identity.delegations.issue(call, { ...input, lifetimeMs: 3_600_000 });
    return issued.delegation.delegationId;
  }

  /** Returns the id of the person; of the owner if the person is not a member here. */
  holderOf(person: TestPerson): string {
    return (Object.values(this.people).includes(person) ? person : this.people.owner).personId;
  }

  /** Creates a session of a person in this tenant. Its token is discarded. */
  async session(personId: string): Promise<string> {
    const [_id, now] = [newId('ses'), new Date()];
    const ends = new Date(now.getTime() + 3_600_000);
    const row = { _id, person_id: personId, active_tenant_id: this.tenantId, token: randomBytes(24).toString('hex') };
    const { connection } = this.service.services.platform.mongo;
    await connection
      .collection<{ _id: string }>('sessions')
      .insertOne({ ...row, created_at: now, expires_at: ends } as never);
    return _id;
  }

  async invitation(): Promise<string> {
    const admin = this.#callOf(this.people.owner);
    return (await this.service.services.identity.members.invite(admin, newEmail(), 'member')).invitationId;
  }

  /** Returns a token that verifies the email address of a new person. */
  async verification(): Promise<string> {
    const { personId, email } = await TestPerson.create(this.service, [], { isVerified: false });
    return (await this.service.services.identity.emailVerification.read(personId, email))?.token ?? '';
  }

  /** Returns a token that resets the password of a new person. */
  async passwordReset(): Promise<string> {
    const { email } = await TestPerson.create(this.service);
    return (await this.service.services.identity.passwordReset.read(email))?.token ?? '';
  }

  async integration(): Promise<string> {
    const { integrations } = this.service.services.integrations;
    const known = (await integrations.list(this.tenantId)).find(
      (one) => one.enabled && one.kind === 'sandbox_commerce',
    );
    if (known !== undefined) return known.integrationId;
    const made = await integrations.create(this.#callOf(this.people.owner), {
      kind: 'sandbox_commerce',
      name: 'Private',
    });
    return made.integrationId;
  }

  /** Creates a webhook integration, whose requests are signed. */
  async receiver(): Promise<string> {
    const { integrations } = this.service.services.integrations;
    const settings = { url: 'https://hooks.example.com/' };
    const made = await integrations.create(this.#callOf(this.people.owner), {
      kind: 'webhook',
      name: 'Private',
      settings,
    });
    return made.integrationId;
  }

  /** Returns the version of the policies of the person's tenant. If there are none, writes empty ones. */
  async policyVersion({ personId }: TestPerson): Promise<number> {
    const { policies } = this.service.services.actions;
    const { sessions } = this.service.services.identity;
    const [membership] = await sessions.memberships({ person: { personId }, begunAt: new Date() });
    const tenantId = membership?.tenant.tenantId ?? this.tenantId;
    const { version } = await policies.read(tenantId);
    if (version > 0) return version;
    const call = { tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
    return (await policies.write(call, '', 0)).version;
  }

  /** Activates a new version of a pack in the person's tenant, in place of the shipped or earlier one. */
  async pack({ personId }: TestPerson): Promise<{ packKey: string; version: bigint; revision: bigint }> {
    const { packService } = this.service.services.actions;
    const { sessions } = this.service.services.identity;
    const [membership] = await sessions.memberships({ person: { personId }, begunAt: new Date() });
    const tenantId = membership?.tenant.tenantId ?? this.tenantId;
    const call = { tenantId, principal: TEST_OPERATOR, correlationId: 'test' };
    const texts = { packYaml: supportPack(), policyCedar: '' };
    const { packKey, version } = await packService.put(
      call,
      texts,
      await packService.presentVersion(call.tenantId, texts),
    );
    const known = (await packService.list(call)).find((one) => one.packKey === packKey);
    const expectedRevision = known?.revision ?? 0;
    const { revision } = await packService.activate(call, { packKey, version, reason: 'Tests.', expectedRevision });
    return { packKey, version: BigInt(version), revision: BigInt(revision) };
  }

  /** Writes an operation of the tenant, and returns it with its current version. */
  async operation(): Promise<{ operation: string; version: bigint }> {
    const { operations } = this.service.services.actions;
    const text = definitionWith({ operation: this.#operation, title: 'Private closure' });
    const present = await operations.presentVersion(this.tenantId, text);
    const { operation, version } = await operations.put(this.#callOf(this.people.owner), text, present);
    return { operation, version: BigInt(version) };
  }

  /** Freezes an API key that nothing else uses. */
  async freeze(): Promise<string> {
    const { freezes } = this.service.services.actions;
    const target = { kind: 'api_key', targetId: await this.apiKey() } as const;
    return (await freezes.freeze(this.#callOf(this.people.owner), target, 'It goes wrong.')).freeze.freezeId;
  }

  /**
   * Returns a webhook endpoint at an unreachable address. Uses an existing one if possible and deletes the others,
   * because a tenant can have only a few.
   */
  async endpoint(): Promise<string> {
    const { webhookEndpoints } = this.service.services.webhooks;
    const call = this.#callOf(this.people.owner);
    const [present, ...others] = await webhookEndpoints.list(call);
    for (const { endpointId } of others) await webhookEndpoints.remove(call, endpointId);
    await this.#cleared();
    if (present !== undefined) return present.endpointId;
    return (await webhookEndpoints.create(call, QUIET_ENDPOINT)).value.endpoint.endpointId;
  }

  /** Resolves when the background cleanup of deleted endpoints has finished. */
  async #cleared(): Promise<void> {
    const { connection } = this.service.services.platform.mongo;
    const endpoints = connection.collection<{ _id: string }>('webhook_endpoints');
    const removed = await endpoints.find({ removed_at: { $exists: true } }, { projection: { _id: 1 } }).toArray();
    const ids = removed.map(({ _id }) => _id);
    const left = async () => {
      const deliveries = await connection
        .collection('webhook_deliveries')
        .countDocuments({ endpoint_id: { $in: ids } });
      const secrets = connection.collection<{ _id: string }>('integration_secrets');
      const of = { _id: { $in: ids.map((id) => new RegExp(`^${id}/`)) } };
      return deliveries + (await secrets.countDocuments(of as never));
    };
    while ((await left()) > 0) await delay(100);
  }

  async endpointVersion(endpointId: string): Promise<bigint> {
    const { webhookEndpoints } = this.service.services.webhooks;
    return BigInt((await webhookEndpoints.get(this.#callOf(this.people.owner), endpointId)).version);
  }

  /** Creates a test delivery to the endpoint. */
  async delivery(endpointId: string): Promise<string> {
    const call = { ...this.#callOf(this.people.owner), permissions: ALL_PERMISSIONS, tenantCreatedAt: new Date() };
    return (await this.service.services.webhooks.webhookDeliveries.test(call, endpointId)).deliveryId;
  }

  /** Issues a bot token of a workspace that no tenant has connected. */
  botToken(): { chatTeamId: string; botToken: string } {
    const workspace = this.#platform.workspace();
    return { chatTeamId: workspace.teamId, botToken: this.#platform.issueToken(workspace) };
  }

  /** Returns a connected workspace that no other tenant has. */
  async chatIntegration(): Promise<string> {
    const { integrations, chatInstallations } = this.service.services.integrations;
    const known = (await integrations.list(this.tenantId)).find((one) => one.kind === 'chat');
    if (known !== undefined) return known.integrationId;
    const teamId = `T${randomBytes(6).toString('hex').toUpperCase()}`;
    const identity = { teamId, enterpriseId: null, isEnterpriseInstall: false, appId: 'A0PRIVATE' };
    const install = { identity, teamName: 'Private workspace', scopes: ['commands'] };
    return (await chatInstallations.record(this.#callOf(this.people.owner), install)).integrationId;
  }

  /** Maps a new channel that no other tenant has. */
  async chatChannelMapping(): Promise<string> {
    const { channelId } = await this.service.services.integrations.chatChannels.put(this.#callOf(this.people.owner), {
      integrationId: await this.chatIntegration(),
      pageId: `C${randomBytes(6).toString('hex').toUpperCase()}`,
      packKey: 'customer_support',
      queueKey: 'general',
      enabled: true,
    });
    return channelId;
  }

  /**
   * Returns a data source whose key no other tenant uses. It never loads, because its host does not exist (RFC 2606).
   */
  async dataSource(): Promise<string> {
    const { dataSources } = this.service.services.projections;
    const known = (await dataSources.list(this.tenantId)).find(({ sourceKey }) => sourceKey.startsWith('feed_'));
    if (known !== undefined) return known.sourceKey;
    const made = await dataSources.register(
      this.#callOf(this.people.owner),
      {
        sourceKey: `feed_${randomBytes(6).toString('hex')}`,
        viewKey: 'racing_catalog',
        adapter: 'racecard',
        locations: ['https://feed.invalid/private.json'],
        timezone: 'UTC',
        refreshIntervalMs: 3_600_000,
        enabled: true,
      },
      false,
    );
    return made.sourceKey;
  }

  /** Returns the data source with its current version. */
  async versionedDataSource(): Promise<{ sourceKey: string; version: bigint }> {
    const sourceKey = await this.dataSource();
    const { version } = await this.service.services.projections.dataSources.get(this.tenantId, sourceKey);
    return { sourceKey, version: BigInt(version) };
  }

  /** Creates a proposal by the spare person that waits for approval. */
  /** Creates a pending proposal of the spare person, or of this person if they belong to the tenant. */
  async proposal(person?: TestPerson): Promise<{ proposalId: string; payloadHash: string; workItemId: string }> {
    const { services } = this.service;
    const proposer = Object.values(this.people).find((one) => one === person) ?? this.#spare;
    const call = { ...this.#callOf(proposer), permissions: ALL_PERMISSIONS, tenantCreatedAt: new Date(0) };
    const { value } = await services.actions.proposals.propose(call, await this.workItem(), {
      integrationId: await this.integration(),
      approvalReason: 'A private reason',
      resourceType: 'order',
      operation: 'commerce_refund',
      payload: { type: 'commerce_refund', order_id: '1238', amount: '60.00', currency: 'EUR', reason: 'other' },
    });
    return value;
  }

  /** Creates an action whose outcome is unknown. */
  async unknownAction(): Promise<string> {
    const { proposalId, workItemId, payloadHash } = await this.proposal();
    const actionId = newId('act');
    const { connection } = this.service.services.platform.mongo;
    const execution = { attempt: 1, lease_until: new Date(Date.now() + 3_600_000), action_id: actionId };
    await connection
      .collection<ProposalDocument>('action_proposals')
      .updateOne({ _id: proposalId }, { $set: { status: 'outcome_unknown', execution } });
    await connection.collection<ActionDocument>('actions').insertOne({
      _id: actionId,
      tenant_id: this.tenantId,
      work_item_id: workItemId,
      proposal_id: proposalId,
      operation: 'commerce_refund',
      integration_id: await this.integration(),
      status: 'outcome_unknown',
      idempotency_key: `workgate-${proposalId}`,
      attempts: 1,
      executed_by: { type: 'user', id: this.#spare.personId, display_name: 'Private name' },
      policy_version: 'x',
      payload_hash: payloadHash,
      result: null,
      error: null,
      settlement: null,
      created_at: new Date(),
      finished_at: null,
      version: 1,
      outbox: [],
    });
    return actionId;
  }

  async view(person: TestPerson): Promise<string> {
    const call = { ...this.#callOf(person), permissions: ALL_PERMISSIONS };
    const content = { name: randomBytes(6).toString('hex'), query: {}, order: 'newest' } as const;
    return (await this.service.services.workItems.views.create(call, content, false)).viewId;
  }

  /** Links a chat account to the person; to the owner if the person is not a member here. */
  async chatLink(person: TestPerson): Promise<string> {
    const { chatLinks } = this.service.services.integrations;
    const [tenantId, integrationId] = [this.tenantId, await this.chatIntegration()];
    const personId = this.holderOf(person);
    const call = { tenantId, principal: personPrincipal(personId, 'Somebody'), correlationId: 'test' };
    const { code } = await chatLinks.createCode(call, await this.session(personId));
    const userId = `U${randomBytes(6).toString('hex').toUpperCase()}`;
    await chatLinks.redeem({ tenantId, integrationId, userId, code, correlationId: 'test' });
    return (await chatLinks.listOwn(call))[0]?.linkId ?? '';
  }

  async link(): Promise<string> {
    const call = { ...this.#callOf(this.people.owner), permissions: ALL_PERMISSIONS, tenantCreatedAt: new Date() };
    const [one, other] = [await this.workItem(), await this.workItem()];
    return (await this.service.services.workItems.links.link(call, one, other, 'related')).linkId;
  }

  /** Adds an internal note by the person; by the owner if the person is not a member here. */
  async note(person: TestPerson): Promise<string> {
    const author = Object.values(this.people).includes(person) ? person : this.people.owner;
    const call = { ...this.#callOf(author), permissions: ALL_PERMISSIONS, tenantCreatedAt: new Date() };
    const note = { content: 'A private note', mentionedIds: [] };
    return (await this.service.services.workItems.notes.add(call, await this.workItem(), note)).value.noteId;
  }

  #callOf({ personId }: TestPerson) {
    const principal = { type: 'user' as const, id: personId, displayName: 'Private name' };
    return {
      tenantId: this.tenantId,
      principal: { ...principal, lineage: personId, accountable: personId, accountables: [personId] },
      correlationId: 'seed',
    };
  }
}

export interface Row<Method extends DescMethod> {
  /** Required permission. It repeats the contract on purpose, so that nobody changes the contract by accident. */
  needs: Permission;
  /** Returns a request that succeeds if `caller` is a member of the world's tenant and has the permission. */
  request: (
    world: World,
    caller: TestPerson,
  ) => MessageInitShape<Method['input']> | Promise<MessageInitShape<Method['input']>>;
  /** True for a request with many ids that skips the ids of other tenants, as it skips ids that never existed. */
  passesOver?: true;
}

type Rows<Service extends DescService> = { [Name in keyof Service['method']]: Row<Service['method'][Name]> };

/** Returns a service with its rows. A new rpc does not compile until it has a row. */
function rowsOf<Service extends DescService>(service: Service, rows: Rows<Service>) {
  return [service, rows] as const;
}

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
    listOwnSessions: { needs: Permission.SIGNED_IN, request: () => ({}) },
    endOwnSession: {
      needs: Permission.SIGNED_IN,
      request: async (world, caller) => ({ sessionId: await world.session(world.holderOf(caller)) }),
    },
    endOtherSessions: { needs: Permission.SIGNED_IN, request: () => ({}) },
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
  rowsOf(AccountService, {
    requestEmailVerification: { needs: Permission.SIGNED_IN, request: () => ({}) },
    getEmailVerification: {
      needs: Permission.PUBLIC,
      request: async (world) => ({ token: await world.verification() }),
    },
    verifyEmail: { needs: Permission.PUBLIC, request: async (world) => ({ token: await world.verification() }) },
    requestPasswordReset: { needs: Permission.PUBLIC, request: () => ({ email: newEmail() }) },
    resetPassword: {
      needs: Permission.PUBLIC,
      request: async (world) => ({ token: await world.passwordReset(), newPassword: 'long enough to be one' }),
    },
  }),
  rowsOf(NotificationService, {
    getNotificationSettings: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    updateNotificationSettings: { needs: Permission.ACTIONS_READ, request: () => ({ mail: MailPace.EACH }) },
    setAbsence: {
      needs: Permission.ACTIONS_APPROVE,
      request: () => ({
        from: timestampFromDate(new Date()),
        until: timestampFromDate(new Date(Date.now() + 3_600_000)),
      }),
    },
    endAbsence: { needs: Permission.ACTIONS_APPROVE, request: () => ({}) },
    listAwaitedProposals: { needs: Permission.ACTIONS_APPROVE, request: () => ({}) },
  }),
  rowsOf(TenantService, {
    getSetUp: { needs: Permission.MEMBERS_MANAGE, request: () => ({}) },
    dismissSetUp: { needs: Permission.MEMBERS_MANAGE, request: () => ({ dismissed: true }) },
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
    listMemberSessions: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => ({ personId: await world.member() }),
    },
    endMemberSessions: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => {
        const personId = await world.member();
        return { personId, sessionId: await world.session(personId) };
      },
    },
    getTenantSettings: { needs: Permission.MEMBERS_READ, request: () => ({}) },
    updateTenantSettings: { needs: Permission.MEMBERS_MANAGE, request: () => ({ maturityDays: 0 }) },
    vouchForMember: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => ({ personId: await world.member() }),
    },
    inviteMember: { needs: Permission.MEMBERS_MANAGE, request: () => ({ email: newEmail(), role: Role.MEMBER }) },
    listInvitations: { needs: Permission.MEMBERS_MANAGE, request: () => ({}) },
    resendInvitation: {
      needs: Permission.MEMBERS_MANAGE,
      request: async (world) => ({ invitationId: await world.invitation() }),
    },
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
    listOwnIdentityApiKeys: { needs: Permission.API_KEYS_OWN, request: () => ({}) },
    claimIdentityApiKey: {
      needs: Permission.API_KEYS_MANAGE,
      request: async (world) => ({ keyId: await world.unownedKey() }),
    },
    offerIdentityApiKey: {
      needs: Permission.API_KEYS_OWN,
      request: async (world, caller) => ({ keyId: await world.ownKey(caller), personId: await world.member() }),
    },
    acceptIdentityApiKey: {
      needs: Permission.API_KEYS_OWN,
      request: async (world, caller) => ({ keyId: await world.offeredKey(caller) }),
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
    searchWorkItems: { needs: Permission.WORK_READ, request: () => ({}) },
    countWorkItems: { needs: Permission.WORK_READ, request: () => ({ queries: [{}] }) },
    getWorkItem: { needs: Permission.WORK_READ, request: async (world) => ({ workItemId: await world.workItem() }) },
    locateWorkItem: {
      needs: Permission.SIGNED_IN,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
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
    listQueues: { needs: Permission.WORK_READ, request: () => ({}) },
    moveWorkItem: {
      needs: Permission.WORK_WRITE,
      request: async (world) => ({
        workItemId: await world.workItem(),
        packKey: 'customer_support',
        queueKey: 'refunds',
      }),
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
  rowsOf(InboxService, {
    batchGetWorkItems: {
      needs: Permission.WORK_READ,
      passesOver: true,
      request: async (world) => ({ workItemIds: [await world.workItem()] }),
    },
    listReadMarks: {
      needs: Permission.WORK_READ,
      passesOver: true,
      request: async (world) => ({ workItemIds: [await world.workItem()] }),
    },
    markWorkItemsRead: {
      needs: Permission.WORK_READ,
      request: async (world) => ({ marks: [{ workItemId: await world.workItem(), version: 1n }] }),
    },
  }),
  rowsOf(ViewService, {
    listViews: { needs: Permission.WORK_READ, request: () => ({}) },
    createView: { needs: Permission.WORK_READ, request: () => ({ name: randomBytes(6).toString('hex'), query: {} }) },
    updateView: {
      needs: Permission.WORK_READ,
      request: async (world, caller) => ({
        viewId: await world.view(caller),
        name: randomBytes(6).toString('hex'),
        query: {},
      }),
    },
    deleteView: {
      needs: Permission.WORK_READ,
      request: async (world, caller) => ({ viewId: await world.view(caller) }),
    },
  }),
  rowsOf(AuditService, {
    listAuditEntries: { needs: Permission.AUDIT_READ, request: () => ({}) },
    getAuditEntry: {
      needs: Permission.AUDIT_READ,
      request: async (world) => {
        await world.workItem();
        return { sequence: 1n };
      },
    },
    watchAuditLog: { needs: Permission.AUDIT_READ, request: () => ({}) },
    exportAuditLog: { needs: Permission.AUDIT_READ, request: () => ({ format: AuditExportFormat.JSON_LINES }) },
  }),
  rowsOf(DataService, {
    listDataViews: { needs: Permission.CATALOG_READ, request: () => ({}) },
    getDataView: {
      needs: Permission.CATALOG_READ,
      request: async (world, caller) => ({ viewKey: await world.dataView(caller) }),
    },
    getDataEntity: {
      needs: Permission.CATALOG_READ,
      request: async (world, caller) => ({
        viewKey: await world.dataView(caller),
        entityType: DataEntityType.GROUP,
        entityId: '2021-08-07.us.larkspur-downs',
      }),
    },
  }),
  rowsOf(ActivityService, {
    listWorkItemActivity: {
      needs: Permission.WORK_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
  }),
  rowsOf(DecisionService, {
    listDecisions: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    getDecisionStatistics: { needs: Permission.ACTIONS_READ, request: () => ({ timeZone: 'Europe/Berlin' }) },
  }),
  rowsOf(LinkService, {
    listWorkItemLinks: {
      needs: Permission.WORK_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
    linkWorkItems: {
      needs: Permission.WORK_WRITE,
      request: async (world) => ({
        workItemId: await world.workItem(),
        otherWorkItemId: await world.workItem(),
        kind: LinkKind.RELATED,
      }),
    },
    unlinkWorkItems: {
      needs: Permission.WORK_WRITE,
      request: async (world) => ({ linkId: await world.link() }),
    },
  }),
  rowsOf(NoteService, {
    listWorkItemNotes: {
      needs: Permission.WORK_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
    addWorkItemNote: {
      needs: Permission.WORK_WRITE,
      request: async (world) => ({ workItemId: await world.workItem(), content: 'Words' }),
    },
    updateWorkItemNote: {
      needs: Permission.WORK_WRITE,
      request: async (world, caller) => ({ noteId: await world.note(caller), content: 'Other words' }),
    },
    deleteWorkItemNote: {
      needs: Permission.WORK_WRITE,
      request: async (world, caller) => ({ noteId: await world.note(caller) }),
    },
    listMyMentions: { needs: Permission.WORK_READ, request: () => ({}) },
    markMentionsRead: {
      needs: Permission.WORK_READ,
      passesOver: true,
      request: () => ({ noteIds: ['note_01h455vb4pex5vsknk084sn02q'] }),
    },
  }),
  rowsOf(EventService, { watchEvents: { needs: Permission.WORK_READ, request: () => ({}) } }),
  rowsOf(WebhookService, {
    listWebhookEndpoints: { needs: Permission.WEBHOOKS_MANAGE, request: () => ({}) },
    getWebhookEndpoint: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => ({ webhookEndpointId: await world.endpoint() }),
    },
    createWebhookEndpoint: {
      needs: Permission.WEBHOOKS_MANAGE,
      // `endpoint()` deletes all but one endpoint, which makes room for another.
      request: async (world) => {
        await world.endpoint();
        return { settings: QUIET_ENDPOINT };
      },
    },
    updateWebhookEndpoint: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => {
        const webhookEndpointId = await world.endpoint();
        const settings = { ...QUIET_ENDPOINT, url: 'https://nobody.invalid/other' };
        return { webhookEndpointId, version: await world.endpointVersion(webhookEndpointId), settings };
      },
    },
    deleteWebhookEndpoint: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => ({ webhookEndpointId: await world.endpoint() }),
    },
    testWebhookEndpoint: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => ({ webhookEndpointId: await world.endpoint() }),
    },
    rotateWebhookSecret: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => ({ webhookEndpointId: await world.endpoint() }),
    },
    recoverWebhookEndpoint: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => ({ webhookEndpointId: await world.endpoint() }),
    },
    listWebhookDeliveries: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => ({ webhookEndpointId: await world.endpoint() }),
    },
    replayWebhookDelivery: {
      needs: Permission.WEBHOOKS_MANAGE,
      request: async (world) => {
        const webhookEndpointId = await world.endpoint();
        return { webhookEndpointId, webhookDeliveryId: await world.delivery(webhookEndpointId) };
      },
    },
  }),
  rowsOf(ActionService, {
    listActionProposalsAwaitingMe: { needs: Permission.ACTIONS_APPROVE, request: () => ({}) },
    countActionProposalsAwaitingMe: { needs: Permission.ACTIONS_APPROVE, request: () => ({}) },
    getApprovalCase: {
      needs: Permission.ACTIONS_APPROVE,
      request: async (world) => ({ proposalId: (await world.proposal()).proposalId }),
    },
    listActionProposals: {
      needs: Permission.ACTIONS_READ,
      request: async (world) => ({ workItemId: (await world.proposal()).workItemId }),
    },
    getActionProposal: {
      needs: Permission.ACTIONS_READ,
      request: async (world) => ({ proposalId: (await world.proposal()).proposalId }),
    },
    createActionProposal: {
      needs: Permission.ACTIONS_PROPOSE,
      request: async (world) => ({
        workItemId: await world.workItem(),
        integrationId: await world.integration(),
        approvalReason: 'A reason',
        payload: {
          case: 'commerceRefund' as const,
          value: { orderId: '1238', amount: '60.00', currency: 'EUR', reason: RefundReason.OTHER },
        },
      }),
    },
    approveActionProposal: {
      needs: Permission.ACTIONS_APPROVE,
      request: async (world) => {
        const { proposalId, payloadHash } = await world.proposal();
        return { proposalId, payloadHash };
      },
    },
    approveActionProposals: {
      needs: Permission.ACTIONS_APPROVE,
      request: async (world) => {
        const { proposalId, payloadHash } = await world.proposal();
        return { proposals: [{ proposalId, payloadHash }] };
      },
    },
    rejectActionProposal: {
      needs: Permission.ACTIONS_APPROVE,
      request: async (world) => ({ proposalId: (await world.proposal()).proposalId }),
    },
    cancelActionProposal: {
      needs: Permission.ACTIONS_PROPOSE,
      request: async (world, caller) => ({ proposalId: (await world.proposal(caller)).proposalId }),
    },
    recheckActionProposal: {
      needs: Permission.ACTIONS_PROPOSE,
      request: async (world) => ({ proposalId: (await world.proposal()).proposalId }),
    },
    executeActionProposal: {
      needs: Permission.ACTIONS_PROPOSE,
      request: async (world) => ({ proposalId: (await world.proposal()).proposalId, dryRun: true }),
    },
    listActions: {
      needs: Permission.ACTIONS_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
    settleAction: {
      needs: Permission.ACTIONS_SETTLE,
      request: async (world) => ({
        actionId: await world.unknownAction(),
        outcome: { case: 'notDone' as const, value: {} },
        reason: 'The provider says so.',
      }),
    },
    getWorkItemEvidence: {
      needs: Permission.ACTIONS_READ,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
    exportWorkItemPacket: {
      needs: Permission.EVIDENCE_EXPORT,
      request: async (world) => ({ workItemId: await world.workItem() }),
    },
  }),
  rowsOf(FreezeService, {
    listFreezes: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    freeze: {
      needs: Permission.ACTIONS_FREEZE,
      request: async (world) => ({
        kind: FreezeKind.OPERATION,
        targetId: (await world.operation()).operation,
        reason: 'It goes wrong.',
      }),
    },
    thaw: {
      needs: Permission.ACTIONS_THAW,
      request: async (world) => ({ freezeId: await world.freeze(), reason: 'It goes well again.' }),
    },
  }),
  rowsOf(PolicyService, {
    getPolicies: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    getPolicySchema: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    validatePolicies: { needs: Permission.POLICIES_MANAGE, request: () => ({ text: '' }) },
    writePolicies: {
      needs: Permission.POLICIES_MANAGE,
      request: async ({ service, tenantId }, caller) => {
        const { sessions } = service.services.identity;
        const [membership] = await sessions.memberships({ person: caller, begunAt: new Date() });
        const { version } = await service.services.actions.policies.read(membership?.tenant.tenantId ?? tenantId);
        return { text: '', expectedVersion: BigInt(version) };
      },
    },
    backtest: { needs: Permission.POLICIES_MANAGE, request: () => ({}) },
    evaluate: {
      needs: Permission.POLICIES_MANAGE,
      request: () => ({
        payload: {
          case: 'commerceRefund' as const,
          value: { orderId: '1238', amount: '25.00', currency: 'EUR', reason: RefundReason.DUPLICATE },
        },
      }),
    },
    confirmPolicies: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => ({ version: BigInt(await world.policyVersion(caller)) }),
    },
  }),
  rowsOf(PackService, {
    listPacks: { needs: Permission.POLICIES_MANAGE, request: () => ({}) },
    getPack: { needs: Permission.POLICIES_MANAGE, request: async (world, caller) => world.pack(caller) },
    listPackTemplates: { needs: Permission.POLICIES_MANAGE, request: () => ({}) },
    listPackVersions: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => ({ packKey: (await world.pack(caller)).packKey }),
    },
    comparePackVersions: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => {
        const { packKey, version } = await world.pack(caller);
        return { packKey, fromVersion: 0n, toVersion: version };
      },
    },
    validatePack: { needs: Permission.POLICIES_MANAGE, request: () => shippedTexts('it_requests') },
    diffPack: { needs: Permission.POLICIES_MANAGE, request: () => shippedTexts('it_requests') },
    putPack: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => ({
        packYaml: supportPack(),
        expectedVersion: (await world.pack(caller)).version,
      }),
    },
    activatePack: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => {
        const { packKey, version, revision } = await world.pack(caller);
        return { packKey, version, reason: 'A test wants it.', expectedRevision: revision };
      },
    },
    rollBackPack: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => {
        const { packKey, revision } = await world.pack(caller);
        return { packKey, reason: 'A test wants it.', expectedRevision: revision };
      },
    },
    confirmPack: {
      needs: Permission.POLICIES_MANAGE,
      request: async (world, caller) => {
        const { packKey, revision } = await world.pack(caller);
        return { packKey, revision };
      },
    },
  }),
  rowsOf(OperationService, {
    listOperations: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    getOperation: {
      needs: Permission.ACTIONS_READ,
      request: async (world) => ({ operation: (await world.operation()).operation }),
    },
    validateOperation: { needs: Permission.OPERATIONS_MANAGE, request: () => ({ text: CLOSE_ACCOUNT }) },
    putOperation: {
      needs: Permission.OPERATIONS_MANAGE,
      request: () => ({ text: definitionWith({ operation: `x_a${randomBytes(6).toString('hex')}` }) }),
    },
    retireOperation: { needs: Permission.OPERATIONS_MANAGE, request: (world) => world.operation() },
    confirmOperation: { needs: Permission.OPERATIONS_MANAGE, request: (world) => world.operation() },
  }),
  rowsOf(IntegrationService, {
    confirmIntegration: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => {
        const integrationId = await world.integration();
        const found = await world.service.services.integrations.integrations.find(world.tenantId, integrationId);
        return { integrationId, version: BigInt(found?.version ?? 0) };
      },
    },
    rotateIntegrationSecret: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ integrationId: await world.receiver() }),
    },
    listIntegrations: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    listIntegrationHealth: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    createIntegration: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: () => ({ name: 'A shop', provider: { case: 'sandboxCommerce' as const, value: {} } }),
    },
    setIntegrationEnabled: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ integrationId: await world.integration(), enabled: true }),
    },
    listChatInstallations: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    storeChatBotToken: { needs: Permission.INTEGRATIONS_MANAGE, request: (world) => world.botToken() },
    listChatChannelMappings: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    putChatChannelMapping: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({
        integrationId: await world.chatIntegration(),
        pageId: `C${randomBytes(6).toString('hex').toUpperCase()}`,
        packKey: 'customer_support',
        queueKey: 'general',
        enabled: true,
      }),
    },
    setChatChannelMappingEnabled: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ mappingId: await world.chatChannelMapping(), enabled: true }),
    },
    setChatChannelApprovals: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ mappingId: await world.chatChannelMapping(), approvals: false }),
    },
    removeChatChannelMapping: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ mappingId: await world.chatChannelMapping() }),
    },
    createChatLinkCode: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    listOwnChatLinks: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    endOwnChatLink: {
      needs: Permission.ACTIONS_READ,
      request: async (world, caller) => ({ linkId: await world.chatLink(caller) }),
    },
    listDataSources: { needs: Permission.ACTIONS_READ, request: () => ({}) },
    registerDataSource: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: () => ({
        sourceKey: `source_${randomBytes(6).toString('hex')}`,
        viewKey: 'racing_catalog',
        adapter: DataAdapter.RACECARD,
        locations: ['https://feed.invalid/cards.json'],
        timezone: 'UTC',
        refreshInterval: { seconds: 3600n },
      }),
    },
    setDataSourceEnabled: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ sourceKey: await world.dataSource(), enabled: true }),
    },
    changeDataSource: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ ...(await world.versionedDataSource()), timezone: 'Europe/London' }),
    },
    removeDataSource: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: (world) => world.versionedDataSource(),
    },
    refreshDataSource: {
      needs: Permission.INTEGRATIONS_MANAGE,
      request: async (world) => ({ sourceKey: await world.dataSource() }),
    },
  }),
] as const;

export const SERVICES: readonly DescService[] = TABLE.map(([service]) => service);

/** Returns the row of a method by its descriptor. */
export function rowOf(method: DescMethod): Row<DescMethod> | undefined {
  const [, rows] = TABLE.find(([service]) => service.typeName === method.parent.typeName) ?? [];
  return (rows as Record<string, Row<DescMethod>> | undefined)?.[method.localName];
}
