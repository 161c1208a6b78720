import type { PostingRefusal } from './chat-platform.ts';
import type { ChatCardProblem } from './links/model.ts';
import type { ChatIdentity } from './model.ts';

/** Something that waits for approval, as it stands in a channel or a direct message: what the service says, before any platform's markup. */
export interface ChatCard {
  /** What is said where only one line is shown. Nothing of the payload. */
  headline: string;
  /** What exactly would be done. */
  summary: string;
  /** Every field of the payload, whole. */
  fields: readonly CardLine[];
  /** What else is known of it. */
  notes: readonly CardLine[];
  /** What became of it; null while it waits. */
  state: string | null;
  /** What the buttons that decide stand for; null if it is decided elsewhere alone, and why. */
  decide: { value: string } | { elsewhere: string } | null;
  /** Where the whole case is. */
  url: string;
}

export interface CardLine {
  name: string;
  value: string;
}

/** What somebody did in the chat. */
export type ChatInteraction =
  | ({ kind: 'press'; what: 'approve' | 'reject'; channelId: string; messageId: string; promptId: string } & ByWhom)
  | ({ kind: 'form'; comment: string } & ByWhom)
  | { kind: 'other' };

interface ByWhom {
  identity: ChatIdentity;
  userId: string;
  /** Of the button. */
  value: string;
  /** Where they are told something for themselves alone; undefined where the platform does not say. */
  replyAddress: string | undefined;
}

/** What a form is opened for, which it brings back. */
export type FormSubject = Pick<ByWhom, 'value' | 'replyAddress'>;

/** Where a message stands: its channel, and its id within that. */
export interface MessagePlace {
  channelId: string;
  messageId: string;
}

export type Posted = MessagePlace | { refused: PostingRefusal } | 'unknown';

/** What came of a card for an account. Where it passes by itself, that says nothing of the account: there is no problem then. */
export type PostedDirect = MessagePlace | { refused: DirectRefusal } | 'unknown';
export type DirectRefusal = PostingRefusal & { problem: ChatCardProblem | null };

/** Posts cards with one token. */
export interface CardPoster {
  /** @returns where it stands; `unknown` where it may have been posted, or not. */
  post: (channelId: string, card: ChatCard) => Promise<Posted>;
  /**
   * Posts a card to an account alone, as a direct message of the app.
   * @returns where it stands, by which it is written anew; `unknown` where it may have been posted, or not.
   */
  postDirect: (userId: string, card: ChatCard) => Promise<PostedDirect>;
  /** Writes a card anew, where it stands; `gone` if it stands there no more. Again is the same. */
  update: (channelId: string, messageId: string, card: ChatCard) => Promise<Posted | 'gone'>;
  /** Asks whoever rejects for a comment. @returns false if the platform would not show the form. */
  askComment: (promptId: string, subject: FormSubject, title: string) => Promise<boolean>;
}
