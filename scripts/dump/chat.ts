/**
 * Fills in the chat app: workspaces that installed, removed or only claimed it, commands, and messages with every
 * outcome.
 */
import { type FakeWorkspace, newChatId } from '../../test/support/fake-chat.ts';
import type { Json } from './doors.ts';
import type { Cast } from './people.ts';
import { execute, workItem } from './proposals.ts';
import type { Stage } from './stage.ts';

const INTEGRATIONS = 'integration.v1.IntegrationService';
const ACTIONS = 'action.v1.ActionService';
/** Fault of the chat platform for each outcome of a posted message; undefined for none. */
const ENDS = { posted: undefined, unknown: 'lost', found_posted: 'lost', found_missing: 'lost' } as const;

/** Values that later parts of the dump need. */
export interface ChatParts {
  /** Key of the workspace of `south`, confirmed by OAuth. */
  workspaceKey: string;
  integrationId: string;
  /** Integration of `north`, whose credential is the bot token. */
  postingIntegrationId: string;
}

export async function fillChat(stage: Stage, cast: Cast): Promise<ChatParts> {
  const postingIntegrationId = await posting(stage, cast);
  const parts = await commands(stage, cast);
  await otherInstallations(stage, cast);
  return { ...parts, postingIntegrationId };
}

/** Sends a command from a workspace of `south`. Creates channel mappings that are on, off and removed. */
async function commands(stage: Stage, { south, sam }: Cast): Promise<Omit<ChatParts, 'postingIntegrationId'>> {
  const { chat, doors } = stage;
  const workspace = chat.workspace();
  await doors.chatInstall(sam, chat.issueCode(workspace));
  const integrationId = await chatIntegrationOf(stage, workspace);
  const put = async (pageId: string) => {
    const mapping = { integrationId, pageId, packKey: 'customer_support', queueKey: 'general', enabled: true };
    return (await doors.connect(sam, `${INTEGRATIONS}/PutChatChannelMapping`, mapping)).mapping.mappingId;
  };
  const channelId = newChatId('C');
  await put(channelId);
  const off = { mappingId: await put(newChatId('C')), enabled: false };
  await doors.connect(sam, `${INTEGRATIONS}/SetChatChannelMappingEnabled`, off);
  await doors.connect(sam, `${INTEGRATIONS}/RemoveChatChannelMapping`, { mappingId: await put(newChatId('C')) });
  const target = ['--tenant', south, '--integration', integrationId, '--channel', newChatId('C')];
  await stage.cli('chat', 'map-channel', ...target, '--queue', 'refunds');

  await doors.chatCommand(workspace, channelId, 'The scanner in hall two is broken');
  const made = await stage.collection('work_items').countDocuments({ tenant_id: south, channel: 'chat' });
  if (made !== 1) throw new Error(`The command made ${made} WorkItems`);
  return { workspaceKey: `team:${workspace.teamId}`, integrationId };
}

/**
 * Creates further installations: an enterprise grid, a removed app, a workspace known only by its token, a released
 * one.
 */
async function otherInstallations(stage: Stage, { north, south, ada, sam }: Cast): Promise<void> {
  const { chat, doors } = stage;
  const grid = chat.workspace({ enterpriseId: newChatId('E'), isEnterpriseInstall: true });
  await doors.chatInstall(sam, chat.issueCode(grid));
  const removed = chat.workspace();
  await doors.chatInstall(sam, chat.issueCode(removed));
  await doors.chatToken(sam, removed, chat.issueToken(removed));
  await doors.chatEvent(removed, { type: 'tokens_revoked', tokens: { bot: ['U0BOT'] } });
  await doors.chatEvent(removed, { type: 'app_uninstalled' });
  const claimed = chat.workspace();
  const token = chat.issueToken(claimed);
  const { integration_id } = await doors.chatToken(ada, claimed, token);
  stage.notes.secrets.push({ tenant_id: north, integration_id, plain_text: token });

  const named = ['--tenant', south, '--team', newChatId('T'), '--app', newChatId('A')];
  const { integration_id: released } = await stage.cli('chat', 'install', ...named);
  await doors.connect(sam, `${INTEGRATIONS}/SetIntegrationEnabled`, { integrationId: released, enabled: false });
  await stage.cli('chat', 'release', '--tenant', south, '--integration', released, '--yes');
}

/**
 * Posts messages: one arrives, one is lost, and two lost ones are settled by a person, as posted and as missing.
 * @returns the integration.
 */
async function posting(stage: Stage, cast: Cast): Promise<string> {
  const { chat, doors } = stage;
  const { north, ada, ben, northKey } = cast;
  const channelId = newChatId('C');
  const workspace = chat.workspace({ channels: [channelId] });
  await doors.chatInstall(ada, chat.issueCode(workspace));
  const token = chat.issueToken(workspace);
  const { integration_id: integrationId } = await doors.chatToken(ada, workspace, token);
  stage.notes.secrets.push({ tenant_id: north, integration_id: integrationId, plain_text: token });
  const workItemId = await workItem(stage, northKey, 'Tell the team');
  for (const [end, fault] of Object.entries(ENDS)) {
    const body = {
      integration_id: integrationId,
      approval_reason: 'The team waits for the outcome.',
      resource_type: 'chat_channel',
      action_operation: 'chat_post_message',
      payload: { type: 'chat_post_message', channel_id: channelId, text: `This one is ${end}.` },
    };
    const proposal = await doors.rest(northKey, 'POST', `/work-items/${workItemId}/action-proposals`, { body });
    const { proposal_id: proposalId, payload_hash: payloadHash } = proposal;
    await doors.connect(ben, `${ACTIONS}/ApproveActionProposal`, { proposalId, payloadHash });
    if (fault !== undefined) chat.failNext('chat.postMessage', fault);
    const { action } = await execute(stage, northKey, proposalId);
    if (end.startsWith('found')) await settle(stage, cast, action, end === 'found_posted');
  }
  return integrationId;
}

async function settle(stage: Stage, { ada }: Cast, { action_id: actionId }: Json, done: boolean): Promise<void> {
  const outcome = done ? { providerReference: '1790000000.000100' } : { notDone: {} };
  const settlement = { actionId, reason: 'I have looked into the channel.', ...outcome };
  await stage.doors.connect(ada, `${ACTIONS}/SettleAction`, settlement);
}

async function chatIntegrationOf(stage: Stage, { teamId }: FakeWorkspace): Promise<string> {
  const row = await stage.collection('integrations').findOne({ 'chat.chat_team_id': teamId });
  if (row === null) throw new Error(`No integration is of the workspace ${teamId}`);
  return row._id;
}
