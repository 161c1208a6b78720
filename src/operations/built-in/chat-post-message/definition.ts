import { defineOperation, resultSchema } from '../../operation.ts';
import type { ChatPostMessagePayload, ChatPostMessageResult } from './payload.ts';

/** A message cannot be taken back from people who have read it. */
export const chatPostMessage = defineOperation<ChatPostMessagePayload, ChatPostMessageResult>({
  operation: 'chat_post_message',
  version: 1,
  title: 'Chat message',
  example: { type: 'chat_post_message', channel_id: 'C0123456789', text: 'Order 1234: the refund is on its way.' },
  summary: [
    { needs: 'thread_ts', template: 'Post to a thread of channel {channel_id}: “{text:120}”' },
    { template: 'Post to channel {channel_id}: “{text:120}”' },
  ],
  resource: { type: 'chat_channel', id: 'channel_id' },
  risk: { rules: [], otherwise: 'medium' },
  result: { schema: resultSchema('chat_post_message', ['channel_id', 'ts']), reference: 'ts' },
});
