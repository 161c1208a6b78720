import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import type { AgentEndpoint } from '../identity/index.ts';
import { printJson } from './output.ts';
import { withServices } from './session.ts';

export function addDelegationCommands(program: Command): void {
  const delegation = program.command('delegation').description('delegations of people to agents');
  delegation
    .command('verify')
    .description('show what a delegation token, read from standard input, allows now')
    .addOption(new Option('--endpoint <door>', 'the door that would receive it').choices(['mcp', 'a2a']).default('mcp'))
    .action(({ endpoint }: { endpoint: AgentEndpoint }) =>
      withServices(async ({ identity: { delegations } }) => {
        const { tenantId, principal, scopes, approvalGrant, usedAt } = await delegations.authenticate(
          (await text(stdin)).trim(),
          endpoint,
        );
        const { id: delegationId, displayName: agent, accountable: personId } = principal;
        const approval = approvalGrant && {
          proposal_id: approvalGrant.proposalId,
          payload_hash: approvalGrant.payloadHash,
          used_at: usedAt,
        };
        printJson({ delegationId, tenantId, agent, personId, scopes: [...scopes], approval });
      }),
    );
}
