import type { Command } from 'commander';
import { collect, moment, oneLine, wholeNumber } from './arguments.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { adminContext, personIdOf } from './operator.ts';
import { printJson, sayInFlight } from './output.ts';
import { withTenant } from './session.ts';

interface CreateKeyOptions {
  tenant: string;
  name: string;
  scope: string[];
  expiresAt?: Date;
  rateLimit?: number;
  agentRateLimit?: number;
  allowNetwork?: string[];
  carries?: string[];
  owner?: string;
}

export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('API keys of a tenant');
  addOwnKeyCommands(key);
  addKeyOwnerCommands(key);
}

function addOwnKeyCommands(key: Command): void {
  key
    .command('create')
    .description('create an API key, and print its secret once')
    .requiredOption('--tenant <id>', 'tenant that the key acts for')
    .requiredOption('--name <name>', 'what the key is for', oneLine)
    .requiredOption('--scope <scope>', 'a scope; repeat for more', collect)
    .option('--expires-at <time>', 'expiry time, RFC 3339', moment)
    .option('--rate-limit <n>', 'requests per minute', wholeNumber)
    .option('--agent-rate-limit <n>', 'requests per minute by MCP and A2A', wholeNumber)
    .option('--allow-network <cidr>', 'a network that it may be used from; repeat for more; default: any', collect)
    .option(
      '--carries <integration>',
      'an integration whose operations it executes, or whose results it reports; repeat for more',
      collect,
    )
    .option('--owner <email>', 'the member who owns it; required in production')
    .action((options: CreateKeyOptions) =>
      withTenant(options.tenant, async (services) => {
        const { key: created, token } = await services.identity.apiKeys.create(adminContext(options.tenant), {
          name: options.name,
          scopes: options.scope,
          expiresAt: options.expiresAt,
          publicPerMinute: options.rateLimit,
          agentPerMinute: options.agentRateLimit,
          allowedNetworks: options.allowNetwork,
          carries: options.carries,
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
      withTenant(options.tenant, async ({ identity: { apiKeys } }) =>
        printJson(await apiKeys.list(adminContext(options.tenant))),
      ),
    );
  key
    .command('revoke <keyId>')
    .description('revoke an API key permanently; takes effect everywhere within 2 seconds')
    .requiredOption('--tenant <id>', 'the tenant')
    .addOption(confirmation())
    .action((keyId: string, { tenant, yes }: { tenant: string } & Confirmation) =>
      withTenant(tenant, async ({ identity: { apiKeys }, actions: { inFlight } }) => {
        await confirm(`Everything that uses the API key ${keyId} stops working, permanently.`, yes);
        printJson(await apiKeys.revoke(adminContext(tenant), keyId));
        sayInFlight(await inFlight.list(tenant));
      }),
    );
}

function addKeyOwnerCommands(key: Command): void {
  key
    .command('claim <keyId>')
    .description('make a member the owner of an API key that has no owner')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--owner <email>', 'the member who owns it from now on')
    .action((keyId: string, { tenant, owner }: { tenant: string; owner: string }) =>
      withTenant(tenant, async (services) =>
        printJson(
          await services.identity.apiKeys.claim(adminContext(tenant), keyId, await personIdOf(services, owner)),
        ),
      ),
    );
  key
    .command('offer <keyId>')
    .description('offer an API key to another member, who can accept it after signing in')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--to <email>', 'the member who may accept it')
    .action((keyId: string, { tenant, to }: { tenant: string; to: string }) =>
      withTenant(tenant, async (services) =>
        printJson(await services.identity.apiKeys.offer(adminContext(tenant), keyId, await personIdOf(services, to))),
      ),
    );
}
