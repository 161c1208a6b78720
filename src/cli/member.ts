import type { Command } from 'commander';
import { adminContext, personIdOf } from './operator.ts';
import { printJson } from './output.ts';
import { withTenant } from './session.ts';

export function addMemberCommands(program: Command): void {
  const member = program.command('member').description('members of a tenant');
  member
    .command('vouch')
    .description('vouch for a member, so that they count as a person of their own at once')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--email <address>', 'address of the member')
    .action(({ tenant: tenantId, email }: { tenant: string; email: string }) =>
      withTenant(tenantId, async (services) =>
        printJson(await services.identity.members.vouch(adminContext(tenantId), await personIdOf(services, email))),
      ),
    );
}
