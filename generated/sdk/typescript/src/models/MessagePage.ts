// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Message, MessageFromJSON } from './Message.js';

/**
 * A page of messages, oldest first.
 */
export interface MessagePage {
  /** The messages of this page. */
  messages: Array<Message>;
  /** Send it as `page_token` to get the next page; null on the last page. */
  nextPageToken: string | null;
}

/** @internal */
export function MessagePageFromJSON(json: any): MessagePage {
  return {
    messages: json.messages.map(MessageFromJSON),
    nextPageToken: json.next_page_token,
  };
}
