import { type Command, Option } from 'commander';
import { ROLES, type Role } from '../identity/roles.ts';
import { reason, wholeNumber } from './arguments.ts';
import { summaryOf } from './operation.ts';
import { personIdOf } from './operator.ts';
import { onTenant, tenantCommand } from './session.ts';

interface Given {
  reason: string;
}

/** Breaks the glass: confirms one named change for a tenant in which nobody independent is left to confirm it. */
export function addConfirmCommands(program: Command): void {
  const confirm = program
    .command('confirm')
    .description('confirm one waiting change in place of an independent administrator');
  const change = (name: string, what: string) =>
    tenantCommand(confirm, name)
      .description(`confirm ${what}`)
      .requiredOption('--reason <text>', 'reason, for the log; for a pack and policies, for packets as well', reason);
  change('pack', 'an activation of a pack')
    .argument('<key>', 'the pack')
    .argument('<revision>', 'the revision, from "pack list"', wholeNumber)
    .action(
      onTenant(({ actions: { packService } }, call, key: string, revision: number, { reason }: Given) =>
        packService.confirm(call, key, revision, reason),
      ),
    );
  change('policies', 'changes of the policies of a tenant')
    .argument('<version>', 'the version, from "policy show"', wholeNumber)
    .action(
      onTenant(({ actions: { policies } }, call, version: number, { reason }: Given) =>
        policies.confirm(call, version, reason),
      ),
    );
  change('operation', 'a version of an operation')
    .argument('<name>', 'the operation')
    .argument('<version>', 'the version, from "operation list"', wholeNumber)
    .action(
      onTenant(async ({ actions: { operations } }, call, name: string, version: number, { reason }: Given) =>
        summaryOf(await operations.confirm(call, name, version, reason)),
      ),
    );
  change('integration', 'the changes of an integration')
    .argument('<integrationId>', 'the integration')
    .argument('<version>', 'the version, from "integration list"', wholeNumber)
    .action(
      onTenant(({ integrations: { integrations } }, call, id: string, version: number, { reason }: Given) =>
        integrations.confirm(call, id, version, reason),
      ),
    );
  change('role', 'the role of a member, who counts as a person of their own from then on')
    .requiredOption('--email <address>', 'address of the member')
    .addOption(new Option('--role <role>', 'the role; refused if the member has another').choices(ROLES))
    .action(
      onTenant(async (services, call, { email, role, reason }: Given & { email: string; role?: Role }) =>
        services.identity.members.vouch(call, await personIdOf(services, email), role, reason),
      ),
    );
}
