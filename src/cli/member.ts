import { type Command, Option } from 'commander';
import { ROLES, type Role } from '../identity/roles.ts';
import { personIdOf } from './operator.ts';
import { onTenant, tenantCommand } from './session.ts';

export function addMemberCommands(program: Command): void {
  const member = program.command('member').description('members of a tenant');
  tenantCommand(member, 'vouch')
    .description('vouch for a member, so that they count as a person of their own at once')
    .requiredOption('--email <address>', 'address of the member')
    .addOption(
      new Option('--role <role>', 'the role that you vouch for; refused if the member has another').choices(ROLES),
    )
    .action(
      onTenant(async (services, call, { email, role }: { email: string; role?: Role }) =>
        services.identity.members.vouch(call, await personIdOf(services, email), role),
      ),
    );
}
