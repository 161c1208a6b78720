import type { PostingRefusal } from './chat-platform.ts';
import type { ChatCardProblem } from './links/model.ts';
import type { ChatIdentity } from './model.ts';

/**
 * A proposal that waits for approval, shown in a channel or a direct message. Holds the content before any platform
 * markup.
 */
export interface ChatCard {
  /** Text for places that show a single line. Contains nothing of the payload. */
  headline: string;
  /** Description of exactly what would be done. */
  summary: string;
  /** Every field of the payload, in full. */
  fields: readonly CardLine[];
  /** Further facts about the proposal. */
  notes: readonly CardLine[];
  /** Outcome of the proposal; null while it waits. */
  state: string | null;
  /**
   * Value of the Approve and Reject buttons, or the reason why the decision has to be made elsewhere. Null if the card
   * has nothing to decide.
   */
  decide: { value: string } | { elsewhere: string } | null;
  /** Link to the full proposal. */
  url: string;
}

export interface CardLine {
  name: string;
  value: string;
}

/** An action of a person in the chat. */
export type ChatInteraction =
  | ({ kind: 'press'; what: 'approve' | 'reject'; channelId: string; messageId: string; promptId: string } & ByWhom)
  | ({ kind: 'form'; comment: string } & ByWhom)
  | { kind: 'other' };

interface ByWhom {
  identity: ChatIdentity;
  userId: string;
  /** Value of the button. */
  value: string;
  /** URL for messages that only this person sees; undefined if the platform does not send one. */
  replyAddress: string | undefined;
}

/** Data that a form carries and returns when it is submitted. */
export type FormSubject = Pick<ByWhom, 'value' | 'replyAddress'>;

/** Location of a message: its channel, and its id within that channel. */
export interface MessagePlace {
  channelId: string;
  messageId: string;
}

export type Posted = MessagePlace | { refused: PostingRefusal } | 'unknown';

/**
 * Result of posting a card to an account. A temporary refusal has the `problem` null, since it says nothing about the
 * account.
 */
export type PostedDirect = MessagePlace | { refused: DirectRefusal } | 'unknown';
export type DirectRefusal = PostingRefusal & { problem: ChatCardProblem | null };

/** Posts cards with one token. */
export interface CardPoster {
  /** @returns the location of the message; `unknown` if it is unclear whether the message was posted. */
  post: (channelId: string, card: ChatCard) => Promise<Posted>;
  /**
   * Posts a card to one account, as a direct message from the app.
   * @returns the location that a later update needs; `unknown` if it is unclear whether the message was posted.
   */
  postDirect: (userId: string, card: ChatCard) => Promise<PostedDirect>;
  /** Replaces a posted card. Idempotent. Returns `gone` if the message no longer exists or can no longer be edited. */
  update: (channelId: string, messageId: string, card: ChatCard) => Promise<Posted | 'gone'>;
  /**
   * Opens a form that asks the person who rejects for a comment.
   * @returns false if the platform did not open the form.
   */
  askComment: (promptId: string, subject: FormSubject, title: string) => Promise<boolean>;
}
