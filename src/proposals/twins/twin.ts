import { isOpen, isUnsettled, type ProposalStatus } from '../proposal.ts';
import type { ProposalDocument } from '../schema.ts';

export const MAX_TWINS = 20;

/** Newest first. */
export function twinsOf({ twins = [], later_twins = [] }: Pick<ProposalDocument, 'twins' | 'later_twins'>) {
  return [...later_twins.toReversed(), ...twins].slice(0, MAX_TWINS);
}

/** True for a proposal that may still have the effect, or has had it. */
export function countsAsTwin(status: ProposalStatus): boolean {
  return isOpen(status) || isUnsettled(status) || status === 'executed';
}
