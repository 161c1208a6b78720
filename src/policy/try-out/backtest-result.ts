/** From the proposer's point of view. */
export type ChangeOfDecision =
  | 'newly_denied'
  | 'no_longer_denied'
  | 'newly_automatic'
  | 'no_longer_automatic'
  | 'needs_more'
  | 'needs_fewer';

export interface BacktestResult {
  /** Hexadecimal SHA-256 of the compared policies, the decisions and the result. */
  hash: string;
  packKey: string;
  presentVersion: string;
  candidateVersion: string;
  /** Decisions to which other packs applied too, or that lack a recorded fact or a payload. */
  notReplayable: number;
  /** True if there are decisions beyond the examined ones. */
  hasOlder: boolean;
  counts: ReadonlyMap<ChangeOfDecision, number>;
}
