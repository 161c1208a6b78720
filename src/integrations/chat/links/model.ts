/** Why a link has ended. */
export type LinkEnd =
  | 'unlinked'
  | 'password_reset'
  | 'member_removed'
  | 'member_signed_out'
  | 'app_uninstalled'
  | 'workspace_released';

/** Why a card could not be delivered to an account. */
export type ChatCardProblem =
  | 'account_unreachable'
  | 'messages_disabled'
  | 'app_disconnected'
  | 'restricted'
  | 'unanswered'
  | 'refused';

/** That the last card for an account was not delivered. */
export interface UndeliveredCard {
  problem: ChatCardProblem;
  /** When the first one was not, since one was. */
  since: Date;
  /** No other one is tried before. */
  nextAttemptAt: Date;
}

/** An account in a workspace that is linked to a member. */
export interface ChatLink {
  linkId: string;
  integrationId: string;
  /** Name of the workspace for people. */
  workspaceName: string;
  /** The account, as the platform names it. */
  userId: string;
  linkedAt: Date;
  /** Null unless the last card for it was not delivered. */
  undelivered: UndeliveredCard | null;
}

/** What the mail says by which a member learns that an account was linked to them. */
export interface ChatLinkLetter {
  tenantName: string;
  workspaceName: string;
  userId: string;
  linkedAt: Date;
  /** Null while it is linked. */
  endedAt: Date | null;
}

/** A code that links an account, once. */
export interface LinkCode {
  /** Such as `K7QF-93XM`; shown once, and stored as its hash. */
  code: string;
  expiresAt: Date;
}

/** Who has typed a code, where. */
export interface CodeTyped {
  tenantId: string;
  integrationId: string;
  userId: string;
  code: string;
  correlationId: string;
}

/** What became of a code that somebody has typed in the chat. */
export type LinkOutcome =
  | { kind: 'linked'; personName: string }
  /** No code that is good in this workspace: never made, used, too old, or of somebody who has left. */
  | { kind: 'unknown_code' }
  /** The account, or the member in this workspace, is linked already. */
  | { kind: 'linked_already' }
  /** This account, or the workspace, has tried too many. */
  | { kind: 'too_many' };
