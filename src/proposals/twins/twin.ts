import type { ProposalDocument } from '../schema.ts';

export const MAX_TWINS = 20;

/** Newest first. */
export function twinsOf({ twins = [], later_twins = [] }: Pick<ProposalDocument, 'twins' | 'later_twins'>) {
  return [...later_twins.toReversed(), ...twins].slice(0, MAX_TWINS);
}
