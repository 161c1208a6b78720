import type { Command } from 'commander';
import { collect, moment, oneLine, wholeNumber } from './arguments.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { personIdOf } from './operator.ts';
import { printJson, sayInFlight } from './output.ts';
import { onTenant, tenantCommand } from './session.ts';

interface CreateKeyOptions {
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
    .action(
      onTenant(async (services, call, options: CreateKeyOptions) => {
        const { key: created, token } = await services.identity.apiKeys.create(call, {
          name: options.name,
          scopes: options.scope,
          expiresAt: options.expiresAt,
          publicPerMinute: options.rateLimit,
          agentPerMinute: options.agentRateLimit,
          allowedNetworks: options.allowNetwork,
          carries: options.carries,
          ownerId: options.owner === undefined ? undefined : await personIdOf(services, options.owner),
        });
        return { ...created, token };
      }),
    );
  tenantCommand(key, 'list')
    .description('list the API keys of a tenant, without their secrets')
    .action(onTenant(({ identity: { apiKeys } }, call) => apiKeys.list(call)));
  tenantCommand(key, 'revoke <keyId>')
    .description('revoke an API key permanently; takes effect everywhere within 2 seconds')
    .addOption(confirmation())
    .action(
      onTenant(async ({ identity: { apiKeys }, actions }, call, keyId: string, { yes }: Confirmation) => {
        await confirm(`Everything that uses the API key ${keyId} stops working, permanently.`, yes);
        printJson(await apiKeys.revoke(call, keyId));
        sayInFlight(await actions.inFlight.list(call.tenantId));
      }),
    );
  addKeyOwnerCommands(key);
}

function addKeyOwnerCommands(key: Command): void {
  tenantCommand(key, 'claim <keyId>')
    .description('make a member the owner of an API key that has no owner')
    .requiredOption('--owner <email>', 'the member who owns it from now on')
    .action(
      onTenant(async (services, call, keyId: string, { owner }: { owner: string }) =>
        services.identity.apiKeys.claim(call, keyId, await personIdOf(services, owner)),
      ),
    );
  tenantCommand(key, 'offer <keyId>')
    .description('offer an API key to another member, who can accept it after signing in')
    .requiredOption('--to <email>', 'the member who may accept it')
    .action(
      onTenant(async (services, call, keyId: string, { to }: { to: string }) =>
        services.identity.apiKeys.offer(call, keyId, await personIdOf(services, to)),
      ),
    );
}
