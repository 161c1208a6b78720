/** Reason why a link ended. */
export type LinkEnd =
  | 'unlinked'
  | 'password_reset'
  | 'member_removed'
  | 'member_signed_out'
  | 'app_uninstalled'
  | 'workspace_released';

/** Reason why a card could not be delivered to an account. */
export type ChatCardProblem =
  | 'account_unreachable'
  | 'messages_disabled'
  | 'app_disconnected'
  | 'restricted'
  | 'unanswered'
  | 'refused';

/** Failure to deliver the last card for an account. */
export interface UndeliveredCard {
  problem: ChatCardProblem;
  /** Time of the first failure since the last success. */
  since: Date;
  /** Time before which no other card is tried. */
  nextAttemptAt: Date;
}

/** An account in a workspace that is linked to a member. */
export interface ChatLink {
  linkId: string;
  integrationId: string;
  /** Display name of the workspace. */
  workspaceName: string;
  /** Id of the account at the platform. */
  userId: string;
  linkedAt: Date;
  /** Null if the last card for the account was delivered. */
  undelivered: UndeliveredCard | null;
}

/** Content of the email that tells a member that an account was linked to them. */
export interface ChatLinkLetter {
  tenantName: string;
  workspaceName: string;
  userId: string;
  linkedAt: Date;
  /** Null while the account is linked. */
  endedAt: Date | null;
}

/** A code that links one account, once. */
export interface LinkCode {
  /** For example `K7QF-93XM`. Shown once; only its hash is stored. */
  code: string;
  expiresAt: Date;
}

/** A code typed in the chat, and the account that typed it. */
export interface CodeTyped {
  tenantId: string;
  integrationId: string;
  userId: string;
  code: string;
  correlationId: string;
}

/** Result of typing a code in the chat. */
export type LinkOutcome =
  | { kind: 'linked'; personName: string }
  /** Not a valid code in this workspace: it never existed, was used, has expired, or its member has left. */
  | { kind: 'unknown_code' }
  /** The account, or the member in this workspace, already has a link. */
  | { kind: 'linked_already' }
  /** The account, or its workspace, has tried too many codes. */
  | { kind: 'too_many' };
