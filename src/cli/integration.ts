import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import type { NewIntegration } from '../integrations/new-integration.ts';
import { oneLine, wholeNumber } from './arguments.ts';
import { adminContext } from './operator.ts';
import { printJson } from './output.ts';
import { withTenant } from './session.ts';

/** A chat workspace is connected by installing the app in it. */
const CREATED_KINDS = ['sandbox_commerce', 'stripe'] as const satisfies NewIntegration['kind'][];

export function addIntegrationCommands(program: Command): void {
  const integration = program.command('integration').description('ways of a tenant to its providers');
  integration
    .command('create')
    .description(
      'make an integration; a sandbox_commerce one is a shop of its own, the key of a stripe one is read from standard input',
    )
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--name <name>', 'name for people', oneLine)
    .addOption(new Option('--kind <kind>', 'kind of provider').choices(CREATED_KINDS).makeOptionMandatory())
    .action(({ tenant, name, kind }: { tenant: string; name: string; kind: NewIntegration['kind'] }) =>
      withTenant(tenant, async ({ integrations: { integrations } }) => {
        const credential = kind === 'stripe' ? (await text(stdin)).trim() : '';
        printJson(await integrations.create(adminContext(tenant), { name, kind, credential }));
      }),
    );
  integration
    .command('list')
    .description('list the integrations of a tenant')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ integrations: { integrations } }) => {
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
      withTenant(tenant, async ({ integrations: { integrations } }) =>
        printJson(await integrations.confirm(adminContext(tenant), integrationId, version)),
      ),
    );
}
