import { type Command, Option } from 'commander';
import { oneLine, wholeNumber } from './arguments.ts';
import { printJson } from './output.ts';
import { onTenant, tenantCommand, withServices } from './session.ts';

interface DaysOptions {
  maturityDays?: number;
  /** The former name. */
  approverSeasoningDays?: number;
}

const numberOfDays = (text: string) => (text === '0' ? 0 : wholeNumber(text));

export function addTenantCommands(program: Command): void {
  const tenant = program.command('tenant').description('tenants');
  tenant
    .command('create')
    .description('make a tenant')
    .requiredOption('--name <name>', 'display name', oneLine)
    .option('--rate-limit <n>', 'requests per minute of each of its keys', wholeNumber)
    .option('--agent-rate-limit <n>', 'requests per minute of each of its agents, by key or delegation', wholeNumber)
    .action((options: { name: string; rateLimit?: number; agentRateLimit?: number }) =>
      withServices(async ({ identity: { tenants } }) => {
        const { name, rateLimit: publicPerMinute, agentRateLimit: agentPerMinute } = options;
        printJson(await tenants.create({ name, publicPerMinute, agentPerMinute }));
      }),
    );
  tenant
    .command('list')
    .description('list all tenants')
    .action(() => withServices(async ({ identity: { tenants } }) => printJson(await tenants.list())));
  tenantCommand(tenant, 'settings')
    .description('show or change the settings of a tenant')
    .option(
      '--maturity-days <n>',
      'days until a role counts that was granted by somebody accountable, 1 to 90 (0 only in development)',
      numberOfDays,
    )
    .addOption(
      new Option('--approver-seasoning-days <n>', 'the former name of --maturity-days')
        .argParser(numberOfDays)
        .conflicts('maturityDays')
        .hideHelp(),
    )
    .action(
      onTenant(async ({ identity: { roleMaturity } }, call, options: DaysOptions) => {
        const change = options.maturityDays ?? options.approverSeasoningDays;
        if (change !== undefined) await roleMaturity.change(call, change);
        const { days, wanted } = await roleMaturity.view(call.tenantId, null);
        const shown = { tenantId: call.tenantId, maturityDays: days, approverSeasoningDays: days };
        return wanted.length === 0 ? shown : { ...shown, waitingMaturityDays: wanted.map((wish) => wish.days) };
      }),
    );
}
