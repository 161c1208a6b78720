import type { Command } from 'commander';
import { Option } from 'commander';
import type { FreezeTarget } from '../actions/freezes/model.ts';
import { AppError } from '../errors/app-error.ts';
import { oneLine } from './arguments.ts';
import { adminContext } from './operator.ts';
import { printJson, sayInFlight } from './output.ts';
import { withTenant } from './session.ts';

interface FreezeOptions {
  tenant: string;
  reason: string;
  everything?: true;
  operation?: string;
  integration?: string;
  key?: string;
  delegation?: string;
}

const TARGETS = ['everything', 'operation', 'integration', 'key', 'delegation'];

export function addFreezeCommands(program: Command): void {
  const freeze = program.command('freeze').description('have nothing more sent, of a tenant or of something it has');
  const set = freeze
    .command('set', { isDefault: true })
    .description('freeze one thing, at once and on every node; what waits stays approved')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--reason <text>', 'why; it is shown to whoever is kept from executing something', oneLine)
    .action((options: FreezeOptions) =>
      withTenant(options.tenant, async ({ actions: { freezes } }) => {
        const { freeze: frozen, inFlight } = await freezes.freeze(
          adminContext(options.tenant),
          targetOf(options),
          options.reason,
        );
        printJson(frozen);
        sayInFlight(inFlight);
      }),
    );
  const add = (flags: string, about: string) => {
    const option = new Option(flags, about);
    set.addOption(option.conflicts(TARGETS.filter((name) => name !== option.attributeName())));
  };
  add('--everything', 'the tenant as a whole');
  add('--operation <name>', 'an operation, whatever carries it');
  add('--integration <id>', 'an integration');
  add('--key <id>', 'what an API key has a hand in, also as it was and will be rotated');
  add('--delegation <id>', 'what a delegation to an agent has a hand in');
  freeze
    .command('list')
    .description('list what is frozen, and the last that was thawed')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { freezes } }) => printJson(await freezes.list({ tenantId: tenant }))),
    );
  program
    .command('thaw')
    .argument('<freezeId>', 'the freeze, as it is listed')
    .description('end a freeze: what was approved can be executed again')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--reason <text>', 'why', oneLine)
    .action((freezeId: string, { tenant, reason }: Pick<FreezeOptions, 'tenant' | 'reason'>) =>
      withTenant(tenant, async ({ actions: { freezes } }) =>
        printJson(await freezes.thaw(adminContext(tenant), freezeId, reason)),
      ),
    );
}

/** A tenant as a whole is frozen only where that is said: nobody does it by forgetting an option. */
function targetOf({ everything, operation, integration, key, delegation }: FreezeOptions): FreezeTarget {
  if (everything) return { kind: 'tenant', targetId: null };
  if (operation !== undefined) return { kind: 'operation', targetId: operation };
  if (integration !== undefined) return { kind: 'integration', targetId: integration };
  if (key !== undefined) return { kind: 'api_key', targetId: key };
  if (delegation !== undefined) return { kind: 'delegation', targetId: delegation };
  throw new AppError('validation_error', `Say what to freeze: one of --${TARGETS.join(', --')}.`);
}
