/** A tenant that may post to a channel of a chat workspace, and what tests need to bring its messages about. */
import type { ActionDocument } from '../../src/actions/schema.ts';
import type { CallContext } from '../../src/call-context.ts';
import type { ApiAnswer } from './api-client.ts';
import type { ChatDesk } from './chat-desk.ts';
import { type FakeWorkspace, newChatId } from './fake-chat.ts';
import { RefundDesk } from './governance.ts';

export class Poster {
  readonly chat: ChatDesk;
  /** Who proposes, approves and executes. */
  readonly desk: RefundDesk;
  readonly workspace: FakeWorkspace;
  /** A channel that the app is in. */
  readonly channelId: string;
  readonly integrationId: string;
  readonly token: string;

  private constructor(
    chat: ChatDesk,
    desk: RefundDesk,
    workspace: FakeWorkspace,
    channelId: string,
    integrationId: string,
    token: string,
  ) {
    this.chat = chat;
    this.desk = desk;
    this.workspace = workspace;
    this.channelId = channelId;
    this.integrationId = integrationId;
    this.token = token;
  }

  /** A new tenant with a new workspace, whose bot token it has stored. */
  static async open(chat: ChatDesk): Promise<Poster> {
    const desk = await RefundDesk.open(chat.service);
    await desk.creator.signIn();
    const channelId = newChatId('C');
    const workspace = chat.platform.workspace({ channels: [channelId] });
    const token = chat.platform.issueToken(workspace);
    const { status, text, body } = await chat.storeToken(desk.creator, tokenBody(workspace, token));
    if (status !== 200) throw new Error(`The token was not stored: ${text}`);
    const { integration_id: integrationId } = body as { integration_id?: string };
    return new Poster(chat, desk, workspace, channelId, integrationId ?? '', token);
  }

  /** Stores another token, issued for the workspace. */
  async storeToken(token: string): Promise<void> {
    const { status, text } = await this.chat.storeToken(this.desk.creator, tokenBody(this.workspace, token));
    if (status !== 200) throw new Error(`The token was not stored: ${text}`);
  }

  /** Hands in a message, for a new WorkItem. */
  async propose(payload: object = {}, more: object = {}): Promise<ApiAnswer> {
    const workItemId = await this.desk.workItem();
    return this.desk.key.client.post(`/api/v1/public/work-items/${workItemId}/action-proposals`, {
      integration_id: this.integrationId,
      approval_reason: 'The team waits for the outcome.',
      resource_type: 'chat_channel',
      action_operation: 'chat_post_message',
      payload: { type: 'chat_post_message', channel_id: this.channelId, text: 'It is done.', ...payload },
      ...more,
    });
  }

  /** A message that somebody else has approved. @returns the id of its proposal. */
  async approved(payload: object = {}, by?: CallContext): Promise<string> {
    const { body } = await this.propose(payload);
    await this.desk.approve(body.proposal_id, by);
    return body.proposal_id;
  }

  execute = (proposalId: string, dryRun = false): Promise<ApiAnswer> => this.desk.execute(proposalId, dryRun);

  /** The one record that a proposal has. */
  async action(proposalId: string): Promise<ActionDocument> {
    const [action, ...others] = await this.desk.actionRows.find({ proposal_id: proposalId }).toArray();
    if (action === undefined || others.length > 0) throw new Error(`${proposalId} has not one record`);
    return action;
  }

  /** Texts that stand in the channel, the oldest first. */
  posted(): string[] {
    return this.chat.platform.messages.filter(({ channel }) => channel === this.channelId).map(({ text }) => text);
  }

  /** Calls to post to the channel. */
  calls() {
    return this.chat.platform.callsOf('chat.postMessage').filter(({ form }) => form['channel'] === this.channelId);
  }
}

function tokenBody({ teamId, appId }: FakeWorkspace, token: string): object {
  return { chat_team_id: teamId, chat_api_app_id: appId, bot_token: token };
}
