/**
 * A service with a chat app, the fake chat platform that it calls, and helpers that send requests as the platform does.
 */
import { randomBytes } from 'node:crypto';
import { ALL_PERMISSIONS, type CallContext } from '../../src/call-context.ts';
import type { ChatChannel } from '../../src/integrations/chat/model.ts';
import type { ChatInstallationDocument } from '../../src/integrations/chat/schema.ts';
import type { Integration } from '../../src/integrations/model.ts';
import type { IntegrationDocument } from '../../src/integrations/schema.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { CHAT_ROUTES, chatEnvironment, FakeChat, type FakeWorkspace, newChatId, signedHeaders } from './fake-chat.ts';
import { TestPerson } from './people.ts';
import { type ServiceOptions, TEST_ADMIN, TestService } from './service.ts';

/** The service's response to a command, an event or an interaction. */
export interface ChatAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if the response had none. */
  body:
    | {
        text?: string;
        response_type?: string;
        challenge?: string;
        error?: { code: string };
        errors?: { comment?: string };
      }
    | undefined;
}

/** A workspace that a tenant has connected, with one mapped channel. */
export interface ConnectedWorkspace {
  tenantId: string;
  workspace: FakeWorkspace;
  integration: Integration;
  channel: ChatChannel;
}

export class ChatDesk {
  readonly service: TestService;
  readonly platform: FakeChat;

  constructor(service: TestService, platform: FakeChat) {
    this.service = service;
    this.platform = platform;
  }

  /** Opens a desk on the service that test files share. */
  static async open(options: Pick<ServiceOptions, 'monitored'> = {}): Promise<ChatDesk> {
    const service = await TestService.start({ shared: 'with-providers', ...options });
    return new ChatDesk(service, await FakeChat.startFor(service.env));
  }

  /** Opens a desk on a service that only this file uses. */
  static async openOwn(options: ServiceOptions = {}): Promise<ChatDesk> {
    const platform = await FakeChat.start();
    const env = { ...chatEnvironment(platform), ...options.env };
    return new ChatDesk(await TestService.startOwn({ ...options, env }), platform);
  }

  async close(): Promise<void> {
    await this.service.stop();
    await this.platform.stop();
  }

  get signingSecret(): string {
    return this.service.env['CHAT_COMMAND_SIGNING_SECRET'] ?? '';
  }

  /** Returns an administrator's call context, as a door builds it. */
  adminCall(tenantId: string): CallContext {
    return {
      tenantId,
      tenantCreatedAt: new Date(0),
      principal: TEST_ADMIN,
      permissions: ALL_PERMISSIONS,
      correlationId: 'test',
    };
  }

  /** Creates an administrator and signs them in. The tenant is a new one unless `tenantId` is given. */
  async admin(tenantId?: string): Promise<{ tenantId: string; person: TestPerson }> {
    const id = tenantId ?? (await this.service.createTenant());
    return {
      tenantId: id,
      person: await (await TestPerson.create(this.service, [{ tenantId: id, role: 'admin' }])).signIn(),
    };
  }

  /** Records an installation of the app without the OAuth flow in a browser, and maps a channel. */
  async connect(more: Partial<FakeWorkspace> & { tenantId?: string } = {}): Promise<ConnectedWorkspace> {
    const { tenantId = await this.service.createTenant(), ...rest } = more;
    const workspace = this.platform.workspace(rest);
    const call = this.adminCall(tenantId);
    const integration = await this.service.services.integrations.chatInstallations.record(call, {
      identity: identityOf(workspace),
      teamName: workspace.teamName,
      scopes: ['commands'],
    });
    const channel = await this.map(tenantId, integration.integrationId);
    return { tenantId, workspace, integration, channel };
  }

  map(tenantId: string, integrationId: string, more: Partial<ChatChannel> = {}): Promise<ChatChannel> {
    return this.service.services.integrations.chatChannels.put(this.adminCall(tenantId), {
      pageId: newChatId('C'),
      integrationId,
      packKey: 'customer_support',
      queueKey: 'general',
      enabled: true,
      ...more,
    });
  }

  /** Builds the form of a slash command as the platform sends it. */
  commandForm(
    { workspace, channel }: Pick<ConnectedWorkspace, 'workspace' | 'channel'>,
    text: string,
    more: Record<string, string> = {},
  ): string {
    return new URLSearchParams({
      token: 'legacy',
      team_id: workspace.teamId,
      team_domain: 'acme',
      ...(workspace.enterpriseId === null ? {} : { enterprise_id: workspace.enterpriseId }),
      channel_id: channel.pageId,
      channel_name: 'support',
      user_id: newChatId('U'),
      user_name: 'roadrunner',
      command: '/work',
      text,
      api_app_id: workspace.appId,
      is_enterprise_install: String(workspace.isEnterpriseInstall),
      response_url: `${this.platform.address}/respond/${randomBytes(8).toString('hex')}`,
      trigger_id: `${randomBytes(6).toString('hex')}.${randomBytes(6).toString('hex')}`,
      ...more,
    }).toString();
  }

  /** Sends a slash command with the platform's signature. */
  command(connected: ConnectedWorkspace, text: string, more: Record<string, string> = {}): Promise<ChatAnswer> {
    return this.send('commands', this.commandForm(connected, text, more));
  }

  /** Sends an event with the platform's signature. */
  event({ workspace }: Pick<ConnectedWorkspace, 'workspace'>, event: object, more: object = {}): Promise<ChatAnswer> {
    const { teamId, enterpriseId, appId, isEnterpriseInstall } = workspace;
    const body = {
      token: 'legacy',
      team_id: isEnterpriseInstall ? null : teamId,
      enterprise_id: enterpriseId,
      api_app_id: appId,
      type: 'event_callback',
      event_id: `Ev${randomBytes(5).toString('hex').toUpperCase()}`,
      // One second ahead: the service ignores events that are not later than the second of the installation, which may
      // be this one.
      event_time: Math.floor(Date.now() / 1000) + 1,
      authorizations: [{ team_id: teamId, enterprise_id: enterpriseId, is_enterprise_install: isEnterpriseInstall }],
      event,
      ...more,
    };
    return this.send('events', JSON.stringify(body));
  }

  /** Sends a body, with the platform's signature unless `headers` are given. */
  async send(
    route: 'commands' | 'events' | 'interactions',
    body: string,
    headers?: Record<string, string>,
  ): Promise<ChatAnswer> {
    const type = route === 'events' ? 'application/json' : 'application/x-www-form-urlencoded';
    const response = await fetch(`${this.service.address}${CHAT_ROUTES}/${route}`, {
      method: 'POST',
      headers: { 'Content-Type': type, ...(headers ?? signedHeaders(this.signingSecret, body)) },
      body,
    });
    return toAnswer(response);
  }

  /** Opens a path of the chat door in a person's browser; without a person, signed out. */
  visit(path: string, person?: TestPerson, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = person === undefined ? {} : { Cookie: person.cookie };
    return fetch(`${this.service.address}${CHAT_ROUTES}/${path}`, {
      headers: { ...cookie, ...headers },
      redirect: 'manual',
    });
  }

  /** Starts an installation and returns the `state` that the platform has to send back. */
  async start(person: TestPerson): Promise<string> {
    const response = await this.visit('oauth/start', person);
    return new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  }

  /** Completes the OAuth callback and returns the outcome as the admin page receives it. */
  async complete(person: TestPerson | undefined, query: Record<string, string>): Promise<string> {
    const response = await this.visit(`oauth/callback?${new URLSearchParams(query)}`, person);
    const location = response.headers.get('location') ?? `status ${response.status}`;
    return location.replace('/admin/chat?chat_install=', '');
  }

  /** Submits a bot token as the admin page does. */
  async storeToken(person: TestPerson, body: object, headers: Record<string, string> = {}): Promise<ChatAnswer> {
    const response = await fetch(`${this.service.address}${CHAT_ROUTES}/directory-install`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: person.cookie,
        Origin: this.service.address,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return toAnswer(response);
  }

  workItems(tenantId: string): Promise<WorkItemDocument[]> {
    const { connection } = this.service.services.platform.mongo;
    return connection.collection<WorkItemDocument>('work_items').find({ tenant_id: tenantId }).toArray();
  }

  /** Returns the stored installation; undefined if the tenant has none. */
  async stored(tenantId: string): Promise<ChatInstallationDocument | undefined> {
    const integrations =
      this.service.services.platform.mongo.connection.collection<IntegrationDocument>('integrations');
    return (await integrations.findOne({ tenant_id: tenantId, kind: 'chat' }))?.chat;
  }

  /** Returns the log entries of a subject, oldest first. */
  async events(tenantId: string, subjectId: string): Promise<LogEntry[]> {
    await this.service.services.platform.relay.drain(tenantId);
    const log = this.service.services.platform.mongo.connection.collection<LogEntry>('event_log');
    const entries = await log.find({ tenant_id: tenantId }).toArray();
    return entries.filter(({ subject }) => subject.id === subjectId).sort((a, b) => a.sequence - b.sequence);
  }
}

export function identityOf({ teamId, enterpriseId, isEnterpriseInstall, appId }: FakeWorkspace) {
  return { teamId: isEnterpriseInstall ? null : teamId, enterpriseId, isEnterpriseInstall, appId };
}

async function toAnswer(response: Response): Promise<ChatAnswer> {
  const text = await response.text();
  const body = text === '' ? undefined : (JSON.parse(text) as NonNullable<ChatAnswer['body']>);
  return { status: response.status, headers: response.headers, text, body };
}
