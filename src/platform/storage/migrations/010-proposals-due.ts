import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, StoredDocument } from '../migration.ts';

const COLLECTION = 'action_proposals';
const OPEN = ['pending_approval', 'auto_approved', 'approved'];
const UNSETTLED = ['executing', 'outcome_unknown'];

interface Proposal extends StoredDocument {
  status: string;
  version: number;
  expires_at: Date;
  execution?: { lease_until: Date | null };
  due_at?: Date;
}

function dueAtOf({ status, expires_at, execution }: Proposal): Date | undefined {
  if (OPEN.includes(status)) return expires_at;
  return UNSETTLED.includes(status) ? (execution?.lease_until ?? undefined) : undefined;
}

/** A proposal that changes meanwhile is left out: its writer sets `due_at` itself, unless the writer is 0.3.0. */
function correction(proposal: Proposal): mongo.AnyBulkWriteOperation<StoredDocument>[] {
  const { _id, version, due_at } = proposal;
  const wanted = dueAtOf(proposal);
  if (wanted?.getTime() === due_at?.getTime()) return [];
  const update = wanted === undefined ? { $unset: { due_at: '' as const } } : { $set: { due_at: wanted } };
  return [{ updateOne: { filter: { _id, version }, update } }];
}

export const migration: Migration = {
  name: '010-proposals-due',
  says: 'Proposals that expire, and executions that are not settled, say when they are due',
  migrate: {
    collection: COLLECTION,
    // 0.3.0 changes proposals without `due_at`, and nothing tells which ones. So all are read.
    filter: { $or: [{ status: { $in: [...OPEN, ...UNSETTLED] } }, { due_at: { $exists: true } }] },
    async apply(documents, { db }) {
      const corrections = (documents as readonly Proposal[]).flatMap(correction);
      if (corrections.length === 0) return;
      await withMongoErrors(db.collection<StoredDocument>(COLLECTION).bulkWrite(corrections, { ordered: false }));
    },
  },
};
