export type LinkEnd =
  | 'unlinked'
  | 'password_reset'
  | 'member_removed'
  | 'member_signed_out'
  | 'app_uninstalled'
  | 'workspace_released';

export type ChatCardProblem =
  | 'account_unreachable'
  | 'messages_disabled'
  | 'app_disconnected'
  | 'restricted'
  | 'unanswered'
  | 'refused';

export interface UndeliveredCard {
  problem: ChatCardProblem;
  /** First failure since the last success. */
  since: Date;
  nextAttemptAt: Date;
}

export interface ChatLinkLetter {
  tenantName: string;
  workspaceName: string;
  userId: string;
  linkedAt: Date;
  /** Null while the account is linked. */
  endedAt: Date | null;
}

export interface CodeTyped {
  tenantId: string;
  integrationId: string;
  userId: string;
  code: string;
  correlationId: string;
}

export type LinkOutcome =
  | { kind: 'linked'; personName: string }
  /** The code never existed, was used, has expired, or its member has left. */
  | { kind: 'unknown_code' }
  | { kind: 'linked_already' }
  | { kind: 'too_many' };
