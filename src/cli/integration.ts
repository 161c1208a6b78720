import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Setting } from '../integrations/index.ts';
import { CREATED_KINDS, type IntegrationKind, PROVIDERS } from '../integrations/providers/registry.ts';
import { oneLine, wholeNumber } from './arguments.ts';
import { adminContext } from './operator.ts';
import { printJson } from './output.ts';
import { withTenant } from './session.ts';

export function addIntegrationCommands(program: Command): void {
  const integration = program
    .command('integration')
    .description('integrations: connections of a tenant to its providers');
  const create = integration
    .command('create')
    .description(`make an integration; ${CREATED_KINDS.map(aboutKind).join(', ')}`)
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--name <name>', 'display name', oneLine)
    .addOption(new Option('--kind <kind>', 'kind of provider').choices(CREATED_KINDS).makeOptionMandatory())
    .action(({ tenant, name, kind, ...given }: { tenant: string; name: string; kind: IntegrationKind }) =>
      withTenant(tenant, async ({ integrations: { integrations } }) => {
        const { made } = PROVIDERS[kind];
        const isKept = made.by === 'administrator' && made.credential !== undefined;
        const credential = isKept ? (await text(stdin)).trim() : undefined;
        const settings = toSettings(given);
        printJson(await integrations.create(adminContext(tenant), { name, kind, credential, settings }));
      }),
    );
  for (const { field, about } of SETTINGS) create.addOption(new Option(`${flagOf(field)} <${field}>`, about));
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
    .command('rotate-secret')
    .argument('<integrationId>', 'the integration')
    .description('create a new signing secret for requests, and print it once')
    .requiredOption('--tenant <id>', 'the tenant')
    .option('--overlap-hours <n>', 'how long earlier secrets stay valid, up to 720; 0 ends them immediately', hours, 24)
    .action((integrationId: string, { tenant, overlapHours }: { tenant: string; overlapHours: number }) =>
      withTenant(tenant, async ({ integrations: { signingSecrets } }) => {
        const overlapMs = overlapHours * 60 * 60 * 1000;
        const { integration: made, ...rotated } = await signingSecrets.rotate(
          adminContext(tenant),
          integrationId,
          overlapMs,
        );
        printJson({ ...made, ...rotated });
      }),
    );
  integration
    .command('confirm')
    .argument('<integrationId>', 'the integration')
    .argument('<version>', 'the version to confirm, from the list', wholeNumber)
    .description("confirm changes of an integration, so that they also apply to their authors' own proposals")
    .requiredOption('--tenant <id>', 'the tenant')
    .action((integrationId: string, version: number, { tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ integrations: { integrations } }) =>
        printJson(await integrations.confirm(adminContext(tenant), integrationId, version)),
      ),
    );
}

const MOST_OVERLAP_HOURS = 30 * 24;

function hours(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= MOST_OVERLAP_HOURS) return value;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${MOST_OVERLAP_HOURS}.`);
}

const SETTINGS: readonly Setting[] = CREATED_KINDS.flatMap((kind) => {
  const { made } = PROVIDERS[kind];
  return made.by === 'administrator' ? (made.settings ?? []) : [];
});

function flagOf(field: string): string {
  return `--${field.replaceAll('_', '-')}`;
}

/** Commander names the options in camelCase; the settings have the names of their fields. */
function toSettings(options: Readonly<Record<string, string>>): Record<string, string> {
  const given = SETTINGS.flatMap(({ field }): [string, string][] => {
    const value = options[new Option(flagOf(field)).attributeName()];
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(given);
}

function aboutKind(kind: IntegrationKind): string {
  const { made } = PROVIDERS[kind];
  return made.by === 'administrator' ? made.about : '';
}
