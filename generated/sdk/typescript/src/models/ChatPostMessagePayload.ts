// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Posts a message to a channel of a chat workspace.
 */
export interface ChatPostMessagePayload {
  /** Names the kind of payload; equal to `action_operation`. */
  type: 'chat_post_message';
  /** Id of the channel on the chat platform. Never a direct message. */
  channelId: string;
  /** Text of the message; not only white space. Shown literally: mentions, links and special commands in angle
   * brackets are not expanded. Line breaks and tabs are allowed, other control characters are not. */
  text: string;
  /** The message that this one answers, by its chat platform timestamp. */
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
