/** With `thread_ts`, the message is a reply to the message of that name. */
export interface ChatPostMessagePayload {
  type: 'chat_post_message';
  channel_id: string;
  text: string;
  thread_ts?: string;
}

/** `ts` names the message within its channel. */
export interface ChatPostMessageResult {
  type: 'chat_post_message';
  channel_id: string;
  ts: string;
}
