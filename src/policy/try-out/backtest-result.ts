/** Kinds of change of a decision, from the proposer's point of view. */
export type ChangeOfDecision =
  | 'newly_denied'
  | 'no_longer_denied'
  | 'newly_automatic'
  | 'no_longer_automatic'
  | 'needs_more'
  | 'needs_fewer';

export interface BacktestResult {
  /** Hexadecimal SHA-256 of the RFC 8785 form of the compared policies, the decisions and the result. */
  hash: string;
  packKey: string;
  presentVersion: string;
  candidateVersion: string;
  /**
   * Decisions of the pack that cannot be replayed: a fact that the policies ask about was not recorded, or the payload
   * is gone.
   */
  notReplayable: number;
  /** True if there are decisions older than the ones that were read. */
  hasOlder: boolean;
  /** Number of changed decisions, by kind of change. */
  counts: ReadonlyMap<ChangeOfDecision, number>;
}
