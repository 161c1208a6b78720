/** A service with a chat app, the platform that it talks to, and what tests need to send in the platform's name. */
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

/** The answer to a command or an event. */
export interface ChatAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined if it was empty. */
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

/** A workspace that a tenant has connected, with a channel that is mapped. */
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

  static async open(options: ServiceOptions = {}): Promise<ChatDesk> {
    const platform = await FakeChat.start();
    const env = { ...chatEnvironment(platform), ...options.env };
    return new ChatDesk(await TestService.start({ ...options, env }), platform);
  }

  async close(): Promise<void> {
    await this.service.stop();
    await this.platform.stop();
  }

  get signingSecret(): string {
    return this.service.env['CHAT_COMMAND_SIGNING_SECRET'] ?? '';
  }

  /** The call of an administrator, as a door makes it. */
  adminCall(tenantId: string): CallContext {
    return {
      tenantId,
      tenantCreatedAt: new Date(0),
      principal: TEST_ADMIN,
      permissions: ALL_PERMISSIONS,
      correlationId: 'test',
    };
  }

  /** An administrator of a new tenant, or of the one that is given, signed in. */
  async admin(tenantId?: string): Promise<{ tenantId: string; person: TestPerson }> {
    const id = tenantId ?? (await this.service.createTenant());
    return {
      tenantId: id,
      person: await (await TestPerson.create(this.service, [{ tenantId: id, role: 'admin' }])).signIn(),
    };
  }

  /** Installs the app past the browser, and maps a channel. */
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

  /** The form of a command as the platform sends it. */
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

  /** Sends a command that the platform has signed. */
  command(connected: ConnectedWorkspace, text: string, more: Record<string, string> = {}): Promise<ChatAnswer> {
    return this.send('commands', this.commandForm(connected, text, more));
  }

  /** Sends an event that the platform has signed. */
  event({ workspace }: Pick<ConnectedWorkspace, 'workspace'>, event: object, more: object = {}): Promise<ChatAnswer> {
    const { teamId, enterpriseId, appId, isEnterpriseInstall } = workspace;
    const body = {
      token: 'legacy',
      team_id: isEnterpriseInstall ? null : teamId,
      enterprise_id: enterpriseId,
      api_app_id: appId,
      type: 'event_callback',
      event_id: `Ev${randomBytes(5).toString('hex').toUpperCase()}`,
      // The second after the present one, which may be the one of the installation.
      event_time: Math.floor(Date.now() / 1000) + 1,
      authorizations: [{ team_id: teamId, enterprise_id: enterpriseId, is_enterprise_install: isEnterpriseInstall }],
      event,
      ...more,
    };
    return this.send('events', JSON.stringify(body));
  }

  /** Sends a body, signed unless other headers are given. */
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

  /** Opens an address of the door in the browser of somebody. */
  visit(path: string, person?: TestPerson, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = person === undefined ? {} : { Cookie: person.cookie };
    return fetch(`${this.service.address}${CHAT_ROUTES}/${path}`, {
      headers: { ...cookie, ...headers },
      redirect: 'manual',
    });
  }

  /** Starts an installation. @returns the state that the platform is to send back. */
  async start(person: TestPerson): Promise<string> {
    const response = await this.visit('oauth/start', person);
    return new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? '';
  }

  /** Comes back from the platform. @returns how the installation ended, as the admin page is told. */
  async complete(person: TestPerson | undefined, query: Record<string, string>): Promise<string> {
    const response = await this.visit(`oauth/callback?${new URLSearchParams(query)}`, person);
    const location = response.headers.get('location') ?? `status ${response.status}`;
    return location.replace('/admin/chat?chat_install=', '');
  }

  /** Hands in a bot token as the admin page does. */
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

  /** The installation as it is stored; undefined if the tenant has none of the workspace. */
  async stored(tenantId: string): Promise<ChatInstallationDocument | undefined> {
    const integrations =
      this.service.services.platform.mongo.connection.collection<IntegrationDocument>('integrations');
    return (await integrations.findOne({ tenant_id: tenantId, kind: 'chat' }))?.chat;
  }

  /** Types of the events of a subject in the log, oldest first. */
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
