import { randomBytes } from 'node:crypto';
import { type Command, Option } from 'commander';
import { permits, ROLES, type Role } from '../identity/roles.ts';
import { oneLine } from './arguments.ts';
import { operatorContext } from './operator.ts';
import { printJson } from './output.ts';
import { onTenant, withServices } from './session.ts';

const newPassword = () => randomBytes(18).toString('base64url');

const ONE_APPROVER =
  'This is the only person of the tenant who may approve. Add a second approver for what policy does not approve: ' +
  'nobody can approve what they, or their API keys, proposed.';

type NewAdmin = { email: string; name?: string; role: Role; verified?: true };

export function addAdminCommands(program: Command): void {
  const admin = program.command('admin').description('people who administer a tenant');
  admin
    .command('create')
    .description('create the first administrator of a tenant; prints the password of a new account, once')
    .requiredOption('--tenant <id>', 'tenant to administer')
    .requiredOption('--email <address>', 'address to sign in with')
    .option('--name <name>', 'display name; default: the address', oneLine)
    .addOption(new Option('--role <role>', 'role in the tenant').choices(ROLES).default('owner'))
    .option(
      '--verified',
      'you know that the address is theirs; otherwise they verify it by email, if the service sends any',
    )
    .action(
      onTenant(async ({ identity: { accounts, members, emailVerification } }, { tenantId }, options: NewAdmin) => {
        const { email, name = email, role, verified = false } = options;
        const known = await accounts.findByEmail(email);
        const password = newPassword();
        const person = known ?? (await accounts.create({ email, name, password }));
        await members.add(tenantId, person.personId, role);
        if (verified) await emailVerification.verify(person);
        const roles = [...(await members.roles(tenantId)).values()];
        const note = roles.filter((one) => permits(one, 'actions.approve')).length === 1 ? { note: ONE_APPROVER } : {};
        const emailVerified = verified || person.emailVerified;
        return { ...person, emailVerified, tenantId, role, ...(known === null ? { password } : {}), ...note };
      }),
    );
  admin
    .command('reset-password')
    .description('give an account a new password, print it once, and end its sessions and links of chat accounts')
    .requiredOption('--email <address>', 'address of the account')
    .action(({ email }: { email: string }) =>
      withServices(async ({ identity: { passwordReset } }) => {
        const password = newPassword();
        printJson({ ...(await passwordReset.override(operatorContext(), email, password)), password });
      }),
    );
}
