// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Asks to post a message to a channel of a chat workspace.
 */
export interface ChatPostMessagePayload {
  /** Names the kind of payload; equal to `action_operation`. */
  type: 'chat_post_message';
  /** The channel, as the chat platform names it. It is never a direct message. */
  channelId: string;
  /** What the message says; not only white space. It appears as it is: mentions, links and special commands in
   * angle brackets are shown, not expanded. It may have line breaks and tabs, but no other control characters. */
  text: string;
  /** The message that this one answers, by its time stamp at the chat platform. */
  threadTs?: string;
}

/** @internal */
export function ChatPostMessagePayloadToJSON(value: ChatPostMessagePayload): unknown {
  return {
    type: value.type,
    channel_id: value.channelId,
    text: value.text,
    thread_ts: value.threadTs,
  };
}
