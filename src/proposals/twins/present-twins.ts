import type { mongo } from 'mongoose';
import { findByIds } from '../../platform/mongo/by-ids.ts';
import type { ProposalDocument, TwinDocument } from '../schema.ts';
import { countsAsTwin, twinsOf } from './twin.ts';

/** Keeps the twins that still count, with their present status. Asks nothing if no row has twins, as most have none. */
export async function withPresentTwins(
  proposals: mongo.Collection<ProposalDocument>,
  tenantId: string,
  rows: ProposalDocument[],
): Promise<ProposalDocument[]> {
  const ids = new Set(rows.flatMap((row) => twinsOf(row).map(({ proposal_id }) => proposal_id)));
  if (ids.size === 0) return rows;
  const found = await findByIds(proposals, tenantId, [...ids], { projection: { status: 1 } });
  const states = new Map(found.map(({ _id, status }) => [_id, status]));
  const present = (twins: readonly TwinDocument[]) =>
    twins.flatMap((twin) => {
      const status = states.get(twin.proposal_id);
      return status !== undefined && countsAsTwin(status) ? [{ ...twin, status }] : [];
    });
  return rows.map(({ twins, later_twins, ...row }) => ({
    ...row,
    ...(twins && { twins: present(twins) }),
    ...(later_twins && { later_twins: present(later_twins) }),
  }));
}
