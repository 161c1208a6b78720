/** Executes a proposal through each door, and reads the error code of a refusal. */
import { ConnectError } from '@connectrpc/connect';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { ProposalDocument } from '../../src/proposals/schema.ts';
import { A2aAgent, actionMessage } from './a2a.ts';
import type { RefundDesk } from './governance.ts';
import { McpAgent } from './mcp.ts';
import type { TestPerson } from './people.ts';

export type Door = 'REST' | 'MCP' | 'A2A' | 'Connect';
export const DOORS: Door[] = ['REST', 'MCP', 'A2A', 'Connect'];

/**
 * Executes a proposal as the desk's API key, or over Connect as the signed-in member. Returns null on success, else the
 * error code.
 */
export async function executeAt(
  door: Door,
  desk: RefundDesk,
  member: TestPerson,
  { _id, work_item_id }: Pick<ProposalDocument, '_id' | 'work_item_id'>,
): Promise<{ code: string } | null> {
  switch (door) {
    case 'REST': {
      const { status, body } = await desk.execute(_id);
      return status === 200 ? null : { code: body.error.code };
    }
    case 'MCP': {
      const agent = new McpAgent(desk.service, { apiKey: desk.key.token });
      const { text, output } = await agent.call('execute_action', { proposal_id: _id, dry_run: false });
      return output === undefined ? { code: codeIn(text) } : null;
    }
    case 'A2A': {
      const agent = A2aAgent.withKey(desk.service, desk.key.token);
      const message = actionMessage({ type: 'execute', proposal_id: _id }, { taskId: work_item_id });
      const { body } = await agent.call('message/send', { message });
      return body.error === undefined ? null : { code: codeIn(JSON.stringify(body.error)) };
    }
    case 'Connect': {
      const executing = member.client(ActionService).executeActionProposal({ proposalId: _id, dryRun: false });
      const refused = await executing.then(
        () => null,
        (error) => ConnectError.from(error),
      );
      return refused && { code: codeIn(refused.rawMessage) };
    }
  }
}

/** Finds the error code that a message names, or whose wording it uses. Returns the whole text if none matches. */
function codeIn(text: string): string {
  const said = CODES.find(([code, words]) => text.includes(code) || words.test(text));
  return said === undefined ? text : said[0];
}

const CODES: [string, RegExp][] = [
  ['policy_denied', /Policy does not allow/],
  ['approval_required', /(has|have) to approve/],
  ['payload_mismatch', /The payload is not the one|The integration points to another address/],
  ['invalid_state', /takes no effect any more|cannot be executed|takes no more/],
  ['authorization_error', /has left the tenant/],
];
