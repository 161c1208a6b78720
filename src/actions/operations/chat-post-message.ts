import type { ChatPostMessagePayload } from '../../integrations/connectors/connector.ts';
import type { Operation } from './operation.ts';

/** Characters of a message that its summary quotes; all of them stand in the payload. */
const QUOTED = 120;

/** Posts a message to a channel of a chat workspace. It cannot be taken back from those who have read it. */
export const chatPostMessage: Operation<ChatPostMessagePayload> = {
  version: 1,
  title: 'Chat message',
  summary: ({ channel_id, text, thread_ts }) => {
    const where = thread_ts === undefined ? `to channel ${channel_id}` : `to a thread of channel ${channel_id}`;
    return `Post ${where}: “${quote(text)}”`;
  },
  resourceType: 'chat_channel',
  integrationKinds: ['chat'],
  risk: () => 'medium',
  highestRisk: 'medium',
  resourceId: ({ channel_id }) => channel_id,
  problems: () => [],
  resultOf: ({ type, channel_id }, reference) => ({ type, channel_id, ts: reference }),
};

function quote(text: string): string {
  const characters = [...text];
  return characters.length <= QUOTED ? text : `${characters.slice(0, QUOTED).join('')}…`;
}
