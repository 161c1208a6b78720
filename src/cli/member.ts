import type { Command } from 'commander';
import { personIdOf } from './operator.ts';
import { onTenant, tenantCommand } from './session.ts';

export function addMemberCommands(program: Command): void {
  const member = program.command('member').description('members of a tenant');
  tenantCommand(member, 'vouch')
    .description('vouch for a member, so that they count as a person of their own at once')
    .requiredOption('--email <address>', 'address of the member')
    .action(
      onTenant(async (services, call, { email }: { email: string }) =>
        services.identity.members.vouch(call, await personIdOf(services, email)),
      ),
    );
}
