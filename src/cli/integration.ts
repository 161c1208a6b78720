import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { CREATED_KINDS, type IntegrationKind, PROVIDERS } from '../integrations/providers/registry.ts';
import { oneLine, wholeNumber } from './arguments.ts';
import { adminContext } from './operator.ts';
import { printJson } from './output.ts';
import { withTenant } from './session.ts';

export function addIntegrationCommands(program: Command): void {
  const integration = program.command('integration').description('ways of a tenant to its providers');
  integration
    .command('create')
    .description(`make an integration; ${CREATED_KINDS.map(aboutKind).join(', ')}`)
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--name <name>', 'name for people', oneLine)
    .addOption(new Option('--kind <kind>', 'kind of provider').choices(CREATED_KINDS).makeOptionMandatory())
    .action(({ tenant, name, kind }: { tenant: string; name: string; kind: IntegrationKind }) =>
      withTenant(tenant, async ({ integrations: { integrations } }) => {
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

function aboutKind(kind: IntegrationKind): string {
  const { made } = PROVIDERS[kind];
  return made.by === 'administrator' ? made.about : '';
}
