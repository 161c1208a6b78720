// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * A proposed message, exactly as it was handed in and as it will be posted.
 */
export interface ProposedChatPostMessage {
  /** Names the kind of payload; equal to `action_type`. */
  type: 'chat_post_message';
  /** The channel, as the chat platform names it. It is never a direct message. */
  channelId: string;
  /** What the message says; not only white space. It appears as it is: mentions, links and special commands in
   * angle brackets are shown, not expanded. */
  text: string;
  /** The message that this one answers, by its time stamp at the chat platform. */
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
