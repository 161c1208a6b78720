// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The message as the chat platform took it.
 */
export interface ChatPostMessageResult {
  /** Names the kind of result. */
  type: 'chat_post_message';
  /** The channel, as the chat platform names it. It is never a direct message. */
  channelId: string;
  /** Time stamp that names the message within its channel. */
  ts: string;
}

/** @internal */
export function ChatPostMessageResultFromJSON(json: any): ChatPostMessageResult {
  return {
    type: json.type,
    channelId: json.channel_id,
    ts: json.ts,
  };
}
