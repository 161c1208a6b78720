import { type Command, Option } from 'commander';
import { AppError } from '../errors/app-error.ts';
import type { FreezeTarget } from '../execution/index.ts';
import { oneLine } from './arguments.ts';
import { printJson, sayInFlight } from './output.ts';
import { onTenant, tenantCommand } from './session.ts';

interface FreezeOptions {
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
  const set = tenantCommand(freeze, 'set', { isDefault: true })
    .description('freeze one target, immediately and on every node; approved proposals stay approved')
    .requiredOption('--reason <text>', 'reason; shown to everybody whose execution is refused', oneLine)
    .action(
      onTenant(async ({ actions: { freezes } }, call, options: FreezeOptions) => {
        const { freeze: frozen, inFlight } = await freezes.freeze(call, targetOf(options), options.reason);
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
  tenantCommand(freeze, 'list')
    .description('list active freezes, and the last ones that ended')
    .action(onTenant(({ actions: { freezes } }, call) => freezes.list(call)));
  tenantCommand(program, 'thaw')
    .argument('<freezeId>', 'id of the freeze, from the list')
    .description('end a freeze, so that approved proposals can be executed again')
    .requiredOption('--reason <text>', 'why', oneLine)
    .action(
      onTenant(({ actions: { freezes } }, call, freezeId: string, { reason }: { reason: string }) =>
        freezes.thaw(call, freezeId, reason),
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
