/** A tenant that may post to a channel of a chat workspace, and helpers that propose and execute its messages. */

import type { CallContext } from '../../src/call-context.ts';
import type { ActionDocument } from '../../src/proposals/schema.ts';
import type { ApiAnswer } from './api-client.ts';
import type { ChatDesk } from './chat-desk.ts';
import { type FakeWorkspace, newChatId } from './fake-chat.ts';
import { RefundDesk } from './governance.ts';

export class Poster {
  readonly chat: ChatDesk;
  /** Desk whose people and key propose, approve and execute. */
  readonly desk: RefundDesk;
  readonly workspace: FakeWorkspace;
  /** Id of a channel that the app is a member of. */
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

  /** Opens a new tenant with a new workspace, and stores the workspace's bot token. */
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

  /** Stores another token of the workspace. */
  async storeToken(token: string): Promise<void> {
    const { status, text } = await this.chat.storeToken(this.desk.creator, tokenBody(this.workspace, token));
    if (status !== 200) throw new Error(`The token was not stored: ${text}`);
  }

  /** Proposes a message, for a new WorkItem. */
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

  /** Proposes a message, has another person approve it, and returns the proposal's id. */
  async approved(payload: object = {}, by?: CallContext): Promise<string> {
    const { body } = await this.propose(payload);
    await this.desk.approve(body.proposal_id, by);
    return body.proposal_id;
  }

  execute = (proposalId: string, dryRun = false): Promise<ApiAnswer> => this.desk.execute(proposalId, dryRun);

  /** Returns the only action record of a proposal. @throws {Error} if there is none, or more than one. */
  async action(proposalId: string): Promise<ActionDocument> {
    const [action, ...others] = await this.desk.actionRows.find({ proposal_id: proposalId }).toArray();
    if (action === undefined || others.length > 0) throw new Error(`${proposalId} has not one record`);
    return action;
  }

  /** Returns the texts of the channel's messages, oldest first. */
  posted(): string[] {
    return this.chat.platform.messages.filter(({ channel }) => channel === this.channelId).map(({ text }) => text);
  }

  /** Returns the calls that posted to the channel. */
  calls() {
    return this.chat.platform.callsOf('chat.postMessage').filter(({ form }) => form['channel'] === this.channelId);
  }
}

function tokenBody({ teamId, appId }: FakeWorkspace, token: string): object {
  return { chat_team_id: teamId, chat_api_app_id: appId, bot_token: token };
}
