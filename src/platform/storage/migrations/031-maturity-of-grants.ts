import { withMongoErrors } from '../../mongo/errors.ts';
import type { Migration, MigrationTools, StoredDocument } from '../migration.ts';

const COLLECTION = 'standings';
const DAY_MS = 86_400_000;
/** Days of a tenant of release 0.4.0 that had set none. */
const DEFAULT_DAYS = 7;

interface Origin {
  at: Date;
  matures_at?: Date;
}

interface Given {
  grants: { derives_from: Origin[] }[];
  vouches: { derives_from: Origin[] }[];
}

type Standing = StoredDocument & Given & { tenant_id: string; version: number; ended?: Given };

/** Returns the most days that could count in release 0.4.0: wishes for fewer may have waited then. */
async function mostDays({ db }: MigrationTools, tenantId: string): Promise<number> {
  const settings = db.collection<StoredDocument>('tenant_settings');
  const row = await withMongoErrors(settings.findOne({ _id: tenantId }));
  const wishes = (row?.['approver_seasoning'] ?? []) as { days: number; by: string | null }[];
  const first = wishes[0]?.by === null ? [] : [DEFAULT_DAYS];
  return Math.max(...first, ...wishes.map(({ days }) => days));
}

function maturing<Part extends Given>(given: Part, days: number): Part {
  const latest = (origin: Origin): Origin => ({
    matures_at: new Date(origin.at.getTime() + days * DAY_MS),
    ...origin,
  });
  const each = <One extends { derives_from: Origin[] }>(ones: One[]) =>
    ones.map((one) => ({ ...one, derives_from: one.derives_from.map(latest) }));
  return { ...given, grants: each(given.grants), vouches: each(given.vouches) };
}

/** A standing that somebody has changed since it was read is read again. */
async function write({ db }: MigrationTools, found: Standing, days: number): Promise<void> {
  const standings = db.collection<Standing>(COLLECTION);
  const { _id } = found;
  for (let row: Standing | null = found; row !== null; row = await withMongoErrors(standings.findOne({ _id }))) {
    const { grants, vouches } = maturing(row, days);
    const $set = { grants, vouches, ...(row.ended && { ended: maturing(row.ended, days) }) };
    const result = await withMongoErrors(standings.updateOne({ _id, version: row.version }, { $set }));
    if (result.matchedCount === 1) return;
  }
}

export const migration: Migration = {
  name: '031-maturity-of-grants',
  says: 'Roles of earlier releases mature by the present waiting days at the latest, also if somebody sets more',
  migrate: {
    collection: COLLECTION,
    filter: {},
    async apply(documents, tools) {
      const days = new Map<string, number>();
      for (const row of documents as readonly Standing[]) {
        const { tenant_id: tenantId } = row;
        const most = days.get(tenantId) ?? (await mostDays(tools, tenantId));
        days.set(tenantId, most);
        await write(tools, row, most);
      }
    },
  },
};
