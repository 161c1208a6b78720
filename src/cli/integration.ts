import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Setting } from '../integrations/index.ts';
import { CREATED_KINDS, type IntegrationKind, PROVIDERS } from '../integrations/providers/registry.ts';
import { HOUR_MS } from '../platform/durations.ts';
import { oneLine } from './arguments.ts';
import { onTenant, tenantCommand } from './session.ts';

export function addIntegrationCommands(program: Command): void {
  const integration = program
    .command('integration')
    .description('integrations: connections of a tenant to its providers');
  const create = tenantCommand(integration, 'create')
    .description(`make an integration; ${CREATED_KINDS.map(aboutKind).join(', ')}`)
    .requiredOption('--name <name>', 'display name', oneLine)
    .addOption(new Option('--kind <kind>', 'kind of provider').choices(CREATED_KINDS).makeOptionMandatory())
    .action(
      onTenant(async ({ integrations: { integrations } }, call, options: { name: string; kind: IntegrationKind }) => {
        const { name, kind, ...given } = options;
        const { made } = PROVIDERS[kind];
        const isKept = made.by === 'administrator' && made.credential !== undefined;
        const credential = isKept ? (await text(stdin)).trim() : undefined;
        return integrations.create(call, { name, kind, credential, settings: toSettings(given) });
      }),
    );
  for (const { field, about } of SETTINGS) create.addOption(new Option(`${flagOf(field)} <${field}>`, about));
  tenantCommand(integration, 'list')
    .description('list the integrations of a tenant')
    .action(
      onTenant(async ({ integrations: { integrations } }, { tenantId }) => {
        const waiting = await integrations.waiting(tenantId, null);
        const found = await integrations.list(tenantId);
        return found.map((one) => ({ ...one, waiting: waiting.get(one.integrationId) ?? [] }));
      }),
    );
  tenantCommand(integration, 'rotate-secret')
    .argument('<integrationId>', 'the integration')
    .description('create a new signing secret for requests, and print it once')
    .option('--overlap-hours <n>', 'how long earlier secrets stay valid, up to 720; 0 ends them immediately', hours, 24)
    .action(
      onTenant(async ({ integrations }, call, integrationId: string, options: { overlapHours: number }) => {
        const overlapMs = options.overlapHours * HOUR_MS;
        const { integration: made, ...rotated } = await integrations.signingSecrets.rotate(
          call,
          integrationId,
          overlapMs,
        );
        return { ...made, ...rotated };
      }),
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
