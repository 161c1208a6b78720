import type { PostingRefusal } from './chat-platform.ts';
import type { ChatCardProblem } from './links/model.ts';
import type { ChatIdentity } from './model.ts';

/** A proposal that waits for approval, before any platform markup. */
export interface ChatCard {
  /** For places that show a single line. Contains nothing of the payload. */
  headline: string;
  summary: string;
  /** Every field of the payload, in full. */
  fields: readonly CardLine[];
  notes: readonly CardLine[];
  /** Null while the proposal waits. */
  state: string | null;
  /** Value of the Approve and Reject buttons, or why the decision is made elsewhere; null if there is none to make. */
  decide: { value: string } | { elsewhere: string } | null;
  url: string;
}

export interface CardLine {
  name: string;
  value: string;
}

export type ChatInteraction =
  | ({ kind: 'press'; what: 'approve' | 'reject'; channelId: string; messageId: string; promptId: string } & ByWhom)
  | ({ kind: 'form'; comment: string } & ByWhom)
  | { kind: 'other' };

interface ByWhom {
  identity: ChatIdentity;
  userId: string;
  value: string;
  /** URL for messages that only this person sees. */
  replyAddress: string | undefined;
}

/** Data that a form returns when it is submitted. */
export type FormSubject = Pick<ByWhom, 'value' | 'replyAddress'>;

export interface MessagePlace {
  channelId: string;
  messageId: string;
}

export type Posted = MessagePlace | { refused: PostingRefusal } | 'unknown';

/** Result of posting to an account. The `problem` is null if the refusal is temporary, and says nothing about it. */
export type PostedDirect = MessagePlace | { refused: DirectRefusal } | 'unknown';
export type DirectRefusal = PostingRefusal & { problem: ChatCardProblem | null };

export interface CardPoster {
  /** `unknown` if it is unclear whether the message was posted. */
  post: (channelId: string, card: ChatCard) => Promise<Posted>;
  /** Sends a direct message from the app. Returns the place that a later update needs, or `unknown`. */
  postDirect: (userId: string, card: ChatCard) => Promise<PostedDirect>;
  /** Replaces a posted card. Idempotent. Returns `gone` if the message cannot be edited any more. */
  update: (channelId: string, messageId: string, card: ChatCard) => Promise<Posted | 'gone'>;
  /** Asks the person who rejects for a comment. False if the platform did not open the form. */
  askComment: (promptId: string, subject: FormSubject, title: string) => Promise<boolean>;
}
