// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The message as the platform stored it.
 */
export interface ChatPostMessageResult {
  /** Names the kind of result. */
  type: 'chat_post_message';
  /** Id of the channel on the chat platform. Never a direct message. */
  channelId: string;
  /** Timestamp that identifies the message in its channel. */
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
