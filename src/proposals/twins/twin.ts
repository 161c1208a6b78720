import type { ProposalDocument } from '../schema.ts';

export const MAX_TWINS = 20;

/** Returns what an agent does about the twins of a proposal, followed by a space; nothing if there are none. */
export function adviceOnTwins({ twins }: { twins: readonly unknown[] }): string {
  if (twins.length === 0) return '';
  return 'twins names equal proposals: if this one repeats a call by mistake, withdraw it. ';
}

/** Newest first. */
export function twinsOf({ twins = [], later_twins = [] }: Pick<ProposalDocument, 'twins' | 'later_twins'>) {
  return [...later_twins.toReversed(), ...twins].slice(0, MAX_TWINS);
}
