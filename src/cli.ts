import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { InFlight } from './actions/in-flight.ts';
import { type Principal, personPrincipal } from './call-context.ts';
import { composeServices, type Services } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';
import { AppError } from './errors/app-error.ts';
import { formatReport } from './evidence/report.ts';
import { KeySetError, readKeySet, type VerificationKey } from './evidence/verification-keys.ts';
import { verifyPacket } from './evidence/verify.ts';
import type { AdminContext } from './identity/api-keys/service.ts';
import { type AgentEndpoint, permits, ROLES, type Role, scopesOf } from './identity/roles.ts';
import { CREATED_KINDS, type IntegrationKind, PROVIDERS } from './integrations/providers/registry.ts';
import { serve } from './main.ts';
import { lineProblem } from './platform/plain-text.ts';
import { RELEASE } from './platform/release.ts';
import { SIGNING_PURPOSES, type SigningPurpose } from './platform/signing-keys/purposes.ts';
import { StartUpError } from './platform/start-up-error.ts';
import { describePlan } from './platform/storage/plan-text.ts';
import { JsonFault, readJson } from './platform/strict-json.ts';

/** Acts for whoever can reach the database; no person answers for it. */
const COMMAND_LINE: Principal = {
  type: 'system',
  id: 'workgate-cli',
  displayName: 'Workgate command line',
  lineage: 'workgate-cli',
  accountable: null,
  accountables: [],
};

const adminContext = (tenantId: string): AdminContext => ({
  tenantId,
  principal: COMMAND_LINE,
  correlationId: randomUUID(),
});

const KEY_SET_TIMEOUT_MS = 10_000;

const DEFAULT_INTERVAL_SECONDS = 300;
/** A refresh takes no longer, nor does the lease of a process that died in one. */
const REFRESH_TIMEOUT_MS = 310_000;
/** A service looks for what is due every five or six seconds. */
const BEGIN_TIMEOUT_MS = 30_000;
const REFRESH_POLL_MS = 200;

const newPassword = () => randomBytes(18).toString('base64url');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says what a withdrawal of authority came too late for, beside what the command prints. */
function sayInFlight({ actions, hasMore }: InFlight): void {
  if (actions.length === 0) return;
  const names = actions.map(({ actionId, proposalId }) => `${actionId} (${proposalId})`).join(', ');
  const count = hasMore ? `More than ${actions.length} actions are` : counted(actions.length);
  process.stderr.write(
    `${count} already on the way and cannot be recalled: ${names}${hasMore ? ' and others' : ''}.\n`,
  );
}

function counted(actions: number): string {
  return actions === 1 ? '1 action is' : `${actions} actions are`;
}

/** Prints a record, or a list of records, with the names of the API: snake_case. */
function printJson(value: object): void {
  print(JSON.stringify(renamed(value), null, 2));
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [snakeCase(name), renamed(field)]));
}

/**
 * Runs one command on connected services; events that it caused are moved to the log before it ends.
 * @throws {StartUpError} if the database is not in a form that this release can work with.
 */
async function withServices(act: (services: Services) => Promise<void>): Promise<void> {
  await withAnyDatabase(async (services) => {
    const { state, processes } = services.storage;
    await state.assertPrepared();
    // A command that takes long is a process that uses the database, as a service is.
    await processes.start(() => undefined);
    try {
      await state.assertPrepared();
      await act(services);
    } finally {
      await processes.stop();
    }
  });
}

/** The same for a command that is about a tenant. @throws {AppError} `not_found` if there is none. */
function withTenant(tenantId: string, act: (services: Services) => Promise<void>): Promise<void> {
  return withServices(async (services) => {
    await services.tenants.get(tenantId);
    await act(services);
  });
}

/** The same, whatever form the database has: for those commands that are about it. */
async function withAnyDatabase(act: (services: Services) => Promise<void>): Promise<void> {
  const services = await composeServices({ ...readConfig(), logLevel: 'silent' });
  try {
    await act(services);
  } finally {
    await services.relay.stop();
    await services.feed.stop();
    await services.mongo.close();
  }
}

function oneLine(text: string): string {
  const problem = lineProblem(text);
  if (problem !== undefined) throw new InvalidArgumentError(`It ${problem}.`);
  return text;
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
}

function moment(text: string): Date {
  const value = new Date(text);
  if (Number.isNaN(value.getTime())) throw new InvalidArgumentError('It must be a time such as 2027-01-31T12:00:00Z.');
  return value;
}

interface Confirmation {
  yes?: boolean;
}

const confirmation = () => new Option('-y, --yes', 'do not ask');

/** Has somebody who is there agree to what cannot be undone. @throws {AppError} `invalid_state` if they do not. */
async function confirm(consequence: string, agreed = false): Promise<void> {
  if (agreed) return;
  if (!stdin.isTTY) throw new AppError('invalid_state', `${consequence} If that is wanted, say --yes.`);
  const prompt = createInterface({ input: stdin, output: process.stderr });
  const answer = await prompt.question(`${consequence} Go on? [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('invalid_state', 'Nothing was done.');
}

const collect = (value: string, earlier: string[] = []) => [...earlier, value];

function createProgram(): Command {
  const program = new Command('workgate').description('Governed work intake for people and agents.');
  program.version(RELEASE, '-V, --version', 'say which release this is').showHelpAfterError();

  program
    .command('serve')
    .description('run the service until SIGTERM')
    .action(() => serve());

  program
    .command('migrate')
    .description('bring the database to the form of this release; safe to repeat, and beside the release before')
    .option('--plan', 'say what would be done, and do nothing')
    .option('--contract', 'then remove what only earlier releases need, once none of them runs any more')
    .action(({ plan = false, contract = false }: { plan?: boolean; contract?: boolean }) =>
      withAnyDatabase(async ({ storage: { migrator } }) => {
        if (plan) for (const line of describePlan(await migrator.plan())) print(line);
        else await migrator.migrate({ contract }, print);
      }),
    );

  program
    .command('master-key')
    .description('master keys')
    .command('retire <keyId>')
    .description('forget a master key, after everything was moved away from it')
    .addOption(confirmation())
    .action((keyId: string, { yes }: Confirmation) =>
      withServices(async ({ storage, keyRing, signingKeys, secrets, tenants }) => {
        await storage.state.assertMayRetire(keyRing, keyId);
        await confirm(
          `What is still sealed under the master key ${keyId} alone, as in old backups, is lost with it.`,
          yes,
        );
        for (const purpose of SIGNING_PURPOSES) await signingKeys.leaveMasterKey(purpose, keyId);
        for (const tenantId of await tenants.listIds()) await secrets.leaveMasterKey(tenantId, keyId);
        await storage.state.retireMasterKey(keyId);
        print(`retired: ${keyId}`);
      }),
    );

  const tenant = program.command('tenant').description('tenants');
  addTenantCommands(tenant);
  addMemberCommands(tenant, program.command('member').description('members of a tenant'));
  const key = program.command('key').description('API keys of a tenant');
  addKeyCommands(key);
  addKeyOwnerCommands(key);
  addAdminCommands(program.command('admin').description('people who administer a tenant'));
  addIntegrationCommands(program.command('integration').description('ways of a tenant to its providers'));
  addPolicyCommands(program.command('policy').description("a tenant's own policies"));
  addChatCommands(program.command('chat').description('workspaces of the chat platform'));
  addSourceCommands(program.command('source').description('feeds that the data views of a tenant are made of'));
  addProposalCommands(program.command('proposal').description('action proposals'));
  addSigningKeyCommands(program.command('signing-key').description('keys that tokens and evidence are signed with'));
  addDelegationCommands(program.command('delegation').description('delegations of people to agents'));
  addVerifyCommand(program);
  return program;
}

function addTenantCommands(tenant: Command): void {
  tenant
    .command('create')
    .description('make a tenant')
    .requiredOption('--name <name>', 'name for people', oneLine)
    .option('--rate-limit <n>', 'requests per minute of each of its keys', wholeNumber)
    .option('--agent-rate-limit <n>', 'the same for its agents, by key or delegation', wholeNumber)
    .action((options: { name: string; rateLimit?: number; agentRateLimit?: number }) =>
      withServices(async ({ tenants }) => {
        const { name, rateLimit: publicPerMinute, agentRateLimit: agentPerMinute } = options;
        printJson(await tenants.create({ name, publicPerMinute, agentPerMinute }));
      }),
    );
  tenant
    .command('list')
    .description('list all tenants')
    .action(() => withServices(async ({ tenants }) => printJson(await tenants.list())));
}

function addMemberCommands(tenant: Command, member: Command): void {
  tenant
    .command('settings')
    .description('show what a tenant has settled for itself, or settle it')
    .requiredOption('--tenant <id>', 'the tenant')
    .option(
      '--approver-seasoning-days <n>',
      'days until a role counts that somebody accountable has given, 0 to 90',
      (text) => (text === '0' ? 0 : wholeNumber(text)),
    )
    .action(({ tenant: tenantId, approverSeasoningDays: days }: { tenant: string; approverSeasoningDays?: number }) =>
      withTenant(tenantId, async ({ seasoning }) => {
        if (days !== undefined) await seasoning.change(adminContext(tenantId), days);
        printJson({ tenantId, approverSeasoningDays: await seasoning.days(tenantId) });
      }),
    );
  member
    .command('vouch')
    .description('vouch for a member, whose role then counts whomever they have it from')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--email <address>', 'address of the member')
    .action(({ tenant: tenantId, email }: { tenant: string; email: string }) =>
      withTenant(tenantId, async (services) =>
        printJson(await services.members.vouch(adminContext(tenantId), await personIdOf(services, email))),
      ),
    );
}

interface CreateKeyOptions {
  tenant: string;
  name: string;
  scope: string[];
  expiresAt?: Date;
  rateLimit?: number;
  agentRateLimit?: number;
  allowNetwork?: string[];
  owner?: string;
}

/** The id of the account of an address. @throws {AppError} `not_found` */
async function personIdOf({ accounts }: Services, email: string): Promise<string> {
  const person = await accounts.findByEmail(email);
  if (person === null) throw new AppError('not_found', `There is no account of ${email}.`);
  return person.personId;
}

function addKeyCommands(key: Command): void {
  key
    .command('create')
    .description('make an API key; its secret is shown this once')
    .requiredOption('--tenant <id>', 'tenant that the key acts for')
    .requiredOption('--name <name>', 'what the key is for', oneLine)
    .requiredOption('--scope <scope>', 'a scope; repeat for more', collect)
    .option('--expires-at <time>', 'end of its life, RFC 3339', moment)
    .option('--rate-limit <n>', 'requests per minute', wholeNumber)
    .option('--agent-rate-limit <n>', 'requests per minute by MCP and A2A', wholeNumber)
    .option('--allow-network <cidr>', 'the only networks it may be used from; repeat for more', collect)
    .option('--owner <email>', 'the member who answers for it; needed in production')
    .action((options: CreateKeyOptions) =>
      withTenant(options.tenant, async (services) => {
        const { key: created, token } = await services.apiKeys.create(adminContext(options.tenant), {
          name: options.name,
          scopes: options.scope,
          expiresAt: options.expiresAt,
          publicPerMinute: options.rateLimit,
          agentPerMinute: options.agentRateLimit,
          allowedNetworks: options.allowNetwork,
          ownerId: options.owner === undefined ? undefined : await personIdOf(services, options.owner),
        });
        printJson({ ...created, token });
      }),
    );
  key
    .command('list')
    .description('list the API keys of a tenant, without their secrets')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((options: { tenant: string }) =>
      withTenant(options.tenant, async ({ apiKeys }) => printJson(await apiKeys.list(adminContext(options.tenant)))),
    );
  key
    .command('revoke <keyId>')
    .description('revoke an API key for good; honoured everywhere within 2 seconds')
    .requiredOption('--tenant <id>', 'the tenant')
    .addOption(confirmation())
    .action((keyId: string, { tenant, yes }: { tenant: string } & Confirmation) =>
      withTenant(tenant, async ({ apiKeys, inFlight }) => {
        await confirm(`Whatever uses the API key ${keyId} stops working, for good.`, yes);
        printJson(await apiKeys.revoke(adminContext(tenant), keyId));
        sayInFlight(await inFlight.list(tenant));
      }),
    );
}

function addKeyOwnerCommands(key: Command): void {
  key
    .command('claim <keyId>')
    .description('make a member the owner of an API key that nobody answers for')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--owner <email>', 'the member who answers for it from now on')
    .action((keyId: string, { tenant, owner }: { tenant: string; owner: string }) =>
      withTenant(tenant, async (services) =>
        printJson(await services.apiKeys.claim(adminContext(tenant), keyId, await personIdOf(services, owner))),
      ),
    );
  key
    .command('offer <keyId>')
    .description('offer an API key to another member, who accepts it when they are signed in')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--to <email>', 'the member who may accept it')
    .action((keyId: string, { tenant, to }: { tenant: string; to: string }) =>
      withTenant(tenant, async (services) =>
        printJson(await services.apiKeys.offer(adminContext(tenant), keyId, await personIdOf(services, to))),
      ),
    );
}

const ONE_APPROVER =
  'This is the only person of the tenant who may approve. What policy does not approve by itself needs a second one, since ' +
  'nobody approves what they, or keys of theirs, have proposed.';

interface CreateAdminOptions {
  tenant: string;
  email: string;
  name?: string;
  role: Role;
}

function addAdminCommands(admin: Command): void {
  admin
    .command('create')
    .description('make the first administrator of a tenant; a new account gets a password that is shown this once')
    .requiredOption('--tenant <id>', 'tenant to administer')
    .requiredOption('--email <address>', 'address to sign in with')
    .option('--name <name>', 'name for people; the address if absent', oneLine)
    .addOption(new Option('--role <role>', 'role in the tenant').choices(ROLES).default('owner'))
    .action(({ tenant, email, name = email, role }: CreateAdminOptions) =>
      withTenant(tenant, async ({ accounts, members }) => {
        const known = await accounts.findByEmail(email);
        const password = newPassword();
        const person = known ?? (await accounts.create({ email, name, password }));
        await members.add(tenant, person.personId, role);
        const approvers = [...(await members.roles(tenant)).values()].filter((one) => permits(one, 'actions.approve'));
        const note = approvers.length === 1 ? { note: ONE_APPROVER } : {};
        printJson({ ...person, tenantId: tenant, role, ...(known === null ? { password } : {}), ...note });
      }),
    );
  admin
    .command('reset-password')
    .description('give an account a new password, which is shown this once, and end all its sessions')
    .requiredOption('--email <address>', 'address of the account')
    .action(({ email }: { email: string }) =>
      withServices(async ({ accounts }) => {
        const password = newPassword();
        printJson({ ...(await accounts.resetPassword(email, password)), password });
      }),
    );
}

function addIntegrationCommands(integration: Command): void {
  integration
    .command('create')
    .description(`make an integration; ${CREATED_KINDS.map(aboutKind).join(', ')}`)
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--name <name>', 'name for people', oneLine)
    .addOption(new Option('--kind <kind>', 'kind of provider').choices(CREATED_KINDS).makeOptionMandatory())
    .action(({ tenant, name, kind }: { tenant: string; name: string; kind: IntegrationKind }) =>
      withTenant(tenant, async ({ integrations }) => {
        const { made } = PROVIDERS[kind];
        const isKept = made.by === 'administrator' && made.credential !== undefined;
        const credential = isKept ? (await text(stdin)).trim() : undefined;
        printJson(await integrations.create(adminContext(tenant), { name, kind, credential }));
      }),
    );
  integration
    .command('list')
    .description('list the integrations of a tenant')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ integrations }) => {
        const waiting = await integrations.waiting(tenant, null);
        const found = await integrations.list(tenant);
        printJson(found.map((one) => ({ ...one, waiting: waiting.get(one.integrationId) ?? [] })));
      }),
    );
  integration
    .command('confirm')
    .argument('<integrationId>', 'the integration')
    .argument('<version>', 'the version that is confirmed, as it is listed', wholeNumber)
    .description('have what administrators have changed of an integration count for their own proposals, too')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((integrationId: string, version: number, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ integrations }) =>
        printJson(await integrations.confirm(adminContext(tenant), integrationId, version)),
      ),
    );
}

function aboutKind(kind: IntegrationKind): string {
  const { made } = PROVIDERS[kind];
  return made.by === 'administrator' ? made.about : '';
}

function addPolicyCommands(policy: Command): void {
  policy
    .command('show')
    .description('show the own policies of a tenant, and what of them waits for another administrator')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ policies }) => printJson(await policies.read(tenant))),
    );
  policy
    .command('confirm')
    .argument('<version>', 'the version that is confirmed, as it is shown', wholeNumber)
    .description('have what administrators have changed of the policies count for their own proposals, too')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((version: number, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ policies }) => printJson(await policies.confirm(adminContext(tenant), version))),
    );
}

interface MapChannelOptions {
  tenant: string;
  integration: string;
  channel: string;
  pack: string;
  queue: string;
}

function addChatCommands(chat: Command): void {
  chat
    .command('install')
    .description('record an installation without asking the platform, to try commands with; in development only')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--team <id>', 'id of the workspace')
    .requiredOption('--app <id>', 'id of the app')
    .action(({ tenant, team: teamId, app: appId }: { tenant: string; team: string; app: string }) =>
      withTenant(tenant, async ({ config, chatInstallations }) => {
        if (config.environment !== 'development') {
          throw new AppError(
            'invalid_state',
            'Install the app from the page /admin/chat: the platform has to confirm it.',
          );
        }
        const identity = { teamId, appId, enterpriseId: null, isEnterpriseInstall: false };
        const install = { identity, teamName: null, scopes: ['commands'] };
        printJson(await chatInstallations.record(adminContext(tenant), install));
      }),
    );
  chat
    .command('release')
    .description(
      'give up the workspace of an integration that is off, so that another tenant can install the app there',
    )
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--integration <id>', 'the chat integration; it stays as history')
    .addOption(confirmation())
    .action(({ tenant, integration, yes }: { tenant: string; integration: string } & Confirmation) =>
      withTenant(tenant, async ({ chatInstallations, inFlight }) => {
        await confirm(
          `The workspace of ${integration} is given up, and another tenant may install the app there.`,
          yes,
        );
        printJson(await chatInstallations.release(adminContext(tenant), integration));
        sayInFlight(await inFlight.list(tenant));
      }),
    );
  chat
    .command('map-channel')
    .description('make the commands of a channel work of a pack')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--integration <id>', 'the chat integration')
    .requiredOption('--channel <id>', 'id of the channel at the platform')
    .option('--pack <key>', 'the pack', 'customer_support')
    .option('--queue <key>', 'the queue of the pack', 'general')
    .action((options: MapChannelOptions) =>
      withTenant(options.tenant, async ({ chatChannels }) => {
        const { tenant, integration: integrationId, channel: pageId, pack: packKey, queue: queueKey } = options;
        const mapping = { integrationId, pageId, packKey, queueKey, enabled: true };
        printJson(await chatChannels.put(adminContext(tenant), mapping));
      }),
    );
}

interface AddSourceOptions {
  tenant: string;
  view: string;
  adapter: string;
  location: string[];
  timezone: string;
  interval: number;
  disabled?: boolean;
}

interface ChangeSourceOptions {
  tenant: string;
  location?: string[];
  timezone?: string;
  interval?: number;
}

function addSourceCommands(source: Command): void {
  source
    .command('add <sourceKey>')
    .description("register a data source; a file: location is a path below the service's WORKGATE_DATA_ROOT")
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--adapter <key>', 'format of its documents: racecard, meeting_tree or form_service')
    .requiredOption('--location <location>', 'https: address, or file: or folder of *.json; repeat for more', collect)
    .option('--view <key>', 'view that it feeds', 'racing_catalog')
    .option('--timezone <zone>', 'IANA zone where the documents do not say their own', 'UTC')
    .option('--interval <seconds>', 'time between two refreshes', wholeNumber, DEFAULT_INTERVAL_SECONDS)
    .option('--disabled', 'register it without refreshing or serving it')
    .action((sourceKey: string, options: AddSourceOptions) =>
      withTenant(options.tenant, async ({ dataSources }) => {
        const { tenant, view: viewKey, adapter, location: locations, timezone, interval } = options;
        const refreshIntervalMs = interval * 1000;
        const enabled = options.disabled !== true;
        const input = { sourceKey, viewKey, adapter, locations, timezone, refreshIntervalMs, enabled };
        printJson(await dataSources.register(adminContext(tenant), input, true));
        sayWhoReads(locations);
      }),
    );
  source
    .command('list')
    .description('list the data sources of a tenant, with how they are')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ dataSources }) => printJson(await dataSources.list(tenant))),
    );
  for (const [name, enabled, description] of [
    ['enable', true, 'refresh and serve a data source again'],
    ['disable', false, 'neither refresh nor serve a data source any more'],
  ] as const) {
    source
      .command(`${name} <sourceKey>`)
      .description(description)
      .requiredOption('--tenant <id>', 'the tenant')
      .action((sourceKey: string, { tenant }: { tenant: string }) =>
        withTenant(tenant, async ({ dataSources }) =>
          printJson(await dataSources.setEnabled(adminContext(tenant), sourceKey, enabled)),
        ),
      );
  }
  addSourceChanges(source);
  source
    .command('refresh <sourceKey>')
    .description('have the service refresh a data source now, and wait for it; status 1 if that fails')
    .requiredOption('--tenant <id>', 'the tenant')
    .action((sourceKey: string, { tenant }: { tenant: string }) =>
      withTenant(tenant, async (services) => {
        const refreshed = await awaitRefresh(services, tenant, sourceKey);
        printJson(refreshed);
        if (refreshed.lastAttempt?.ok !== true) process.exitCode = 1;
      }),
    );
}

function addSourceChanges(source: Command): void {
  source
    .command('change <sourceKey>')
    .description('change a data source, which goes on serving what it has until the service has refreshed it')
    .requiredOption('--tenant <id>', 'the tenant')
    .option('--location <location>', 'where its documents are from now on; repeat for more', collect)
    .option('--timezone <zone>', 'IANA zone where the documents do not say their own')
    .option('--interval <seconds>', 'time between two refreshes', wholeNumber)
    .action((sourceKey: string, { tenant, location: locations, timezone, interval }: ChangeSourceOptions) =>
      withTenant(tenant, async ({ dataSources }) => {
        if (locations === undefined && timezone === undefined && interval === undefined) {
          throw new AppError('invalid_state', 'Say what to change: --location, --timezone or --interval.');
        }
        const { version } = await dataSources.get(tenant, sourceKey);
        const refreshIntervalMs = interval === undefined ? undefined : interval * 1000;
        const changes = { locations, timezone, refreshIntervalMs };
        printJson(await dataSources.change(adminContext(tenant), sourceKey, version, changes, true));
        sayWhoReads(locations ?? []);
      }),
    );
  source
    .command('remove <sourceKey>')
    .description('remove a data source, with all that it has loaded')
    .requiredOption('--tenant <id>', 'the tenant')
    .addOption(confirmation())
    .action((sourceKey: string, { tenant, yes }: { tenant: string } & Confirmation) =>
      withTenant(tenant, async ({ dataSources }) => {
        const { sourceId, version, load } = await dataSources.get(tenant, sourceKey);
        const groups = load?.groupCount ?? 0;
        await confirm(`The source ${sourceKey} is removed, with all that it has loaded (${groups} groups now).`, yes);
        await dataSources.remove(adminContext(tenant), sourceKey, version);
        printJson({ sourceId, sourceKey, removed: true });
      }),
    );
}

/** A command looks into no folder: its environment is another than that of the service. */
function sayWhoReads(locations: readonly string[]): void {
  if (!locations.some((location) => location.startsWith('file:'))) return;
  const hint = '`workgate source refresh` waits for it and says how it went.';
  process.stderr.write(
    `The service reads file: locations, below the WORKGATE_DATA_ROOT that it was started with. ${hint}\n`,
  );
}

/**
 * Makes a source due, and waits until the service has refreshed it. Nothing is refreshed here, where locations may lead
 * elsewhere.
 * @throws {AppError} `invalid_state` if it is off, or no service begins with it in time; `execution_in_progress` if none ends
 * it in time.
 */
async function awaitRefresh({ dataSources }: Services, tenant: string, sourceKey: string) {
  process.stderr.write(`Waiting for the service to refresh ${sourceKey} ...\n`);
  const waitingMs = performance.now();
  let before = await dataSources.get(tenant, sourceKey);
  // One that is under way may have read what the operator has changed since.
  while (before.refreshing && performance.now() - waitingMs < REFRESH_TIMEOUT_MS) {
    await setTimeout(REFRESH_POLL_MS);
    before = await dataSources.get(tenant, sourceKey);
  }
  await dataSources.refreshNow(tenant, sourceKey);
  const startedMs = performance.now();
  let begun = false;
  for (;;) {
    const source = await dataSources.get(tenant, sourceKey);
    if (!source.enabled) throw new AppError('invalid_state', `The source ${sourceKey} was switched off meanwhile.`);
    if (source.lastAttempt !== undefined && source.lastAttempt.at > (before.lastAttempt?.at ?? 0)) return source;
    // Sources of a tenant are refreshed one after another: the service is at work while it is at one of them.
    begun ||= source.refreshing || (await dataSources.list(tenant)).some(({ refreshing }) => refreshing);
    const waitedMs = performance.now() - startedMs;
    if (waitedMs > (begun ? REFRESH_TIMEOUT_MS : BEGIN_TIMEOUT_MS)) throw notRefreshed(sourceKey, begun);
    await setTimeout(REFRESH_POLL_MS);
  }
}

function notRefreshed(sourceKey: string, begun: boolean): AppError {
  if (begun) {
    const problem = `The service is not through with ${sourceKey} after ${REFRESH_TIMEOUT_MS / 1000} seconds.`;
    return new AppError('execution_in_progress', `${problem} \`workgate source list\` tells how it is.`);
  }
  const problem = `No service has begun to refresh ${sourceKey} within ${BEGIN_TIMEOUT_MS / 1000} seconds`;
  const why = 'none runs on this database, or all have other sources to refresh';
  const remedy = 'Start one with `workgate serve`; it refreshes the source by itself.';
  return new AppError('invalid_state', `${problem}: ${why}. ${remedy}`);
}

function addProposalCommands(proposal: Command): void {
  for (const decision of ['approve', 'reject'] as const) {
    proposal
      .command(`${decision} <proposalId>`)
      .description(`${decision} a proposal in the name of a member who signs with their password on standard input`)
      .requiredOption('--tenant <id>', 'the tenant')
      .requiredOption('--email <address>', 'address of the member')
      .option('--comment <text>', 'what to say to it')
      .action((proposalId: string, options: { tenant: string; email: string; comment?: string }) =>
        withTenant(options.tenant, async ({ sessions, proposals }) => {
          const password = (await text(stdin)).trim();
          const { session, cookies } = await sessions.signIn(options.email, password, 'command line');
          await sessions.signOut(cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '));
          const { personId, name } = session.person;
          const membership = await sessions.membership(personId, options.tenant);
          if (membership === null) throw new AppError('not_found', `You do not belong to a tenant ${options.tenant}.`);
          const call = {
            tenantId: options.tenant,
            tenantCreatedAt: membership.tenant.createdAt,
            principal: personPrincipal(personId, name),
            scopes: new Set(scopesOf(membership.role)),
            correlationId: randomUUID(),
          } as const;
          const decided = await proposals[decision](call, proposalId, options.comment ?? null);
          printJson({ proposalId, status: decided.status, approvals: decided.approvals.length });
        }),
      );
  }
}

function addSigningKeyCommands(signingKey: Command): void {
  signingKey
    .command('rotate')
    .description('sign with a new key from now on; the old one goes on verifying what it has signed')
    .addOption(new Option('--purpose <purpose>', 'what the key signs').choices(SIGNING_PURPOSES).default('delegation'))
    .action(({ purpose }: { purpose: SigningPurpose }) =>
      withServices(async ({ signingKeys }) => printJson({ keyId: await signingKeys.rotate(purpose), purpose })),
    );
}

/** Needs neither database nor configuration: a packet is checked against public keys and nothing else. */
function addVerifyCommand(program: Command): void {
  program
    .command('verify <packet>')
    .description(
      'check an evidence packet offline; status 0 if nothing was altered, 1 otherwise ("-" reads it from standard input)',
    )
    .requiredOption('--jwks <file or URL>', 'public keys of the service, as /.well-known/jwks.json has them')
    .action(async (packet: string, { jwks }: { jwks: string }) => {
      const keys = await loadKeySet(jwks);
      const report = verifyPacket(packet === '-' ? await text(stdin) : await readFile(packet, 'utf8'), keys);
      print(formatReport(packet === '-' ? 'standard input' : packet, report));
      if (!report.verified) process.exitCode = 1;
    });
}

async function loadKeySet(source: string): Promise<VerificationKey[]> {
  let json: string;
  if (/^https?:/.test(source)) {
    const response = await fetch(source, { signal: AbortSignal.timeout(KEY_SET_TIMEOUT_MS) });
    if (!response.ok) throw new KeySetError(`${source} answers ${response.status}.`);
    json = await response.text();
  } else {
    json = await readFile(source, 'utf8');
  }
  try {
    return readKeySet(readJson(json));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    throw new KeySetError(`${source} is no JSON with one reading: ${error.message}`, { cause: error });
  }
}

function addDelegationCommands(delegation: Command): void {
  delegation
    .command('verify')
    .description('say what a delegation token, read from standard input, is good for at this moment')
    .addOption(
      new Option('--endpoint <door>', 'the door it would be presented at').choices(['mcp', 'a2a']).default('mcp'),
    )
    .action(({ endpoint }: { endpoint: AgentEndpoint }) =>
      withServices(async ({ delegations }) => {
        const { tenantId, principal, scopes, approvalGrant, usedAt } = await delegations.authenticate(
          (await text(stdin)).trim(),
          endpoint,
        );
        const { id: delegationId, displayName: agent, accountable: personId } = principal;
        const approval = approvalGrant && {
          proposal_id: approvalGrant.proposalId,
          payload_hash: approvalGrant.payloadHash,
          used_at: usedAt,
        };
        printJson({ delegationId, tenantId, agent, personId, scopes: [...scopes], approval });
      }),
    );
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'path' in error;
}

/** Errors that tell their reader what to do are shown without a stack; all others are faults of ours. */
function isForPeople(error: unknown): error is Error {
  const forPeople = [ConfigError, StartUpError, AppError, KeySetError];
  return forPeople.some((kind) => error instanceof kind) || isMissingFile(error);
}

/** At a command line "temporarily unavailable" can only mean the database. */
function explain(error: unknown): string {
  if (error instanceof AppError && error.code === 'unavailable') {
    return `The database does not answer; check MONGODB_URI and that it runs. (${(error.cause as Error | undefined)?.message})`;
  }
  return isForPeople(error) ? error.message : ((error as Error).stack ?? String(error));
}

try {
  await createProgram().parseAsync();
} catch (error) {
  process.stderr.write(`workgate: ${explain(error)}\n`);
  process.exitCode = 1;
}
