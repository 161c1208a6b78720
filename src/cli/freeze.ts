import type { Command } from 'commander';
import { Option } from 'commander';
import { AppError } from '../errors/app-error.ts';
import type { FreezeTarget } from '../execution/index.ts';
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
  const freeze = program.command('freeze').description('freezes: stop executions of a tenant, or of a part of it');
  const set = freeze
    .command('set', { isDefault: true })
    .description('freeze one target, immediately and on every node; approved proposals stay approved')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--reason <text>', 'reason; shown to everybody whose execution is refused', oneLine)
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
  add('--operation <name>', 'an operation, with every integration');
  add('--integration <id>', 'an integration');
  add('--key <id>', 'everything that involves an API key, including its earlier and later rotations');
  add('--delegation <id>', 'everything that involves a delegation to an agent');
  freeze
    .command('list')
    .description('list active freezes, and the last ones that ended')
    .requiredOption('--tenant <id>', 'the tenant')
    .action(({ tenant }: { tenant: string }) =>
      withTenant(tenant, async ({ actions: { freezes } }) => printJson(await freezes.list({ tenantId: tenant }))),
    );
  program
    .command('thaw')
    .argument('<freezeId>', 'id of the freeze, from the list')
    .description('end a freeze, so that approved proposals can be executed again')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--reason <text>', 'why', oneLine)
    .action((freezeId: string, { tenant, reason }: Pick<FreezeOptions, 'tenant' | 'reason'>) =>
      withTenant(tenant, async ({ actions: { freezes } }) =>
        printJson(await freezes.thaw(adminContext(tenant), freezeId, reason)),
      ),
    );
}

/** The tenant as a whole is frozen only by an explicit option, so that nobody does it by forgetting one. */
function targetOf({ everything, operation, integration, key, delegation }: FreezeOptions): FreezeTarget {
  if (everything) return { kind: 'tenant', targetId: null };
  if (operation !== undefined) return { kind: 'operation', targetId: operation };
  if (integration !== undefined) return { kind: 'integration', targetId: integration };
  if (key !== undefined) return { kind: 'api_key', targetId: key };
  if (delegation !== undefined) return { kind: 'delegation', targetId: delegation };
  throw new AppError('validation_error', `Choose what to freeze: add one of --${TARGETS.join(', --')}.`);
}
