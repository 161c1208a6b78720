import { randomUUID } from 'node:crypto';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { personPrincipal } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { permissionsOfRole } from '../identity/permissions.ts';
import { printJson } from './output.ts';
import { withTenant } from './session.ts';

export function addProposalCommands(program: Command): void {
  const proposal = program.command('proposal').description('action proposals');
  for (const decision of ['approve', 'reject'] as const) {
    proposal
      .command(`${decision} <proposalId>`)
      .description(`${decision} a proposal in the name of a member who signs with their password on standard input`)
      .requiredOption('--tenant <id>', 'the tenant')
      .requiredOption('--email <address>', 'address of the member')
      .option('--comment <text>', 'comment on the decision')
      .action((proposalId: string, options: { tenant: string; email: string; comment?: string }) =>
        withTenant(options.tenant, async ({ identity: { sessions }, actions: { approvals } }) => {
          const password = (await text(stdin)).trim();
          if (password === '')
            throw validationError([{ field: 'password', problem: 'is missing; send it on standard input' }]);
          const { session, cookies } = await sessions.signIn(options.email, password, { address: 'command line' });
          await sessions.signOut(cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '));
          const { personId, name } = session.person;
          const membership = await sessions.membership(personId, options.tenant);
          if (membership === null) throw new AppError('not_found', `You do not belong to a tenant ${options.tenant}.`);
          const call = {
            tenantId: options.tenant,
            tenantCreatedAt: membership.tenant.createdAt,
            principal: personPrincipal(personId, name),
            // Policy decides whether the role may do this, so that a refusal is in the event log.
            permissions: new Set([...permissionsOfRole(membership.role), 'actions.approve' as const]),
            correlationId: randomUUID(),
          } as const;
          const decided = await approvals[decision](call, proposalId, options.comment ?? null);
          printJson({ proposalId, status: decided.status, approvals: decided.approvals.length });
        }),
      );
  }
}
