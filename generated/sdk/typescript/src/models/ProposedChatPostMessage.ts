// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * A proposed message, exactly as submitted and as it will be posted.
 */
export interface ProposedChatPostMessage {
  /** Names the kind of payload; equal to `action_type`. */
  type: 'chat_post_message';
  /** Id of the channel on the chat platform. Never a direct message. */
  channelId: string;
  /** Text of the message; not only white space. Shown literally: mentions, links and special commands in angle
   * brackets are not expanded. */
  text: string;
  /** The message that this one answers, by its chat platform timestamp. */
  threadTs?: string;
}

/** @internal */
export function ProposedChatPostMessageFromJSON(json: any): ProposedChatPostMessage {
  return {
    type: json.type,
    channelId: json.channel_id,
    text: json.text,
    threadTs: json.thread_ts,
  };
}
