import type { Command } from 'commander';
import { oneLine, wholeNumber } from './arguments.ts';
import { printJson } from './output.ts';
import { onTenant, tenantCommand, withServices } from './session.ts';

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
      '--approver-seasoning-days <n>',
      'days until a role counts that was granted by somebody accountable, 1 to 90 (0 only in development)',
      (text) => (text === '0' ? 0 : wholeNumber(text)),
    )
    .action(
      onTenant(async ({ identity: { seasoning } }, call, options: { approverSeasoningDays?: number }) => {
        const { approverSeasoningDays: days } = options;
        if (days !== undefined) await seasoning.change(call, days);
        return { tenantId: call.tenantId, approverSeasoningDays: await seasoning.days(call.tenantId) };
      }),
    );
}
