import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { personPrincipal } from '../call-context.ts';
import { AppError, validationError } from '../errors/app-error.ts';
import { permissionsOfRole } from '../identity/permissions.ts';
import { onTenant, tenantCommand } from './session.ts';

interface DecisionOptions {
  email: string;
  comment?: string;
}

export function addProposalCommands(program: Command): void {
  const proposal = program.command('proposal').description('action proposals');
  for (const decision of ['approve', 'reject'] as const) {
    tenantCommand(proposal, `${decision} <proposalId>`)
      .description(`${decision} a proposal in the name of a member who signs with their password on standard input`)
      .requiredOption('--email <address>', 'address of the member')
      .option('--comment <text>', 'comment on the decision')
      .action(
        onTenant(async (services, { tenantId, correlationId }, proposalId: string, options: DecisionOptions) => {
          const { sessions } = services.identity;
          const password = (await text(stdin)).trim();
          if (password === '')
            throw validationError([{ field: 'password', problem: 'is missing; send it on standard input' }]);
          const { session, cookies } = await sessions.signIn(options.email, password, { address: 'command line' });
          await sessions.signOut(cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '));
          const { personId, name } = session.person;
          const membership = await sessions.membership(personId, tenantId);
          if (membership === null) throw new AppError('not_found', `You do not belong to a tenant ${tenantId}.`);
          const call = {
            tenantId,
            tenantCreatedAt: membership.tenant.createdAt,
            principal: personPrincipal(personId, name),
            // Policy decides whether the role may do this, so that a refusal is in the event log.
            permissions: new Set([...permissionsOfRole(membership.role), 'actions.approve' as const]),
            correlationId,
          } as const;
          const decided = await services.actions.approvals[decision](call, proposalId, options.comment ?? null);
          return { proposalId, status: decided.status, approvals: decided.approvals.length };
        }),
      );
  }
}
