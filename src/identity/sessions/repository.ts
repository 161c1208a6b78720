import type { Connection, mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import type { SessionDocument } from './schema.ts';

const WITHOUT_TOKEN = { token: 0 } as const;
const MAX_LISTED = 100;

/** A session belongs to a person and to no tenant. */
export class SessionRepository {
  readonly #sessions: mongo.Collection<SessionDocument>;

  constructor(connection: Connection) {
    this.#sessions = connection.collection<SessionDocument>('sessions');
  }

  /** Lists a person's live sessions, newest first. */
  async listOf(personId: string, now: Date): Promise<SessionDocument[]> {
    const found = await withMongoErrors(
      this.#sessions.find({ person_id: personId }, { projection: WITHOUT_TOKEN }).toArray(),
    );
    const live = found.filter(({ expires_at }) => expires_at > now);
    return live.sort((a, b) => b.created_at.getTime() - a.created_at.getTime()).slice(0, MAX_LISTED);
  }

  /** Returns the tenant of each session. Sessions that have ended are absent. */
  async activeTenants(sessionIds: readonly string[], now: Date): Promise<ReadonlyMap<string, string | null>> {
    const projection = { active_tenant_id: 1 } as const;
    const filter = { _id: { $in: [...sessionIds] }, expires_at: { $gt: now } };
    const found = this.#sessions.find(filter, { projection });
    const rows = await withMongoErrors(found.toArray());
    return new Map(rows.map(({ _id, active_tenant_id }) => [_id, active_tenant_id ?? null]));
  }

  /** Returns false if the person has no session of this id. */
  async end(personId: string, sessionId: string): Promise<boolean> {
    const { deletedCount } = await withMongoErrors(this.#sessions.deleteOne({ _id: sessionId, person_id: personId }));
    return deletedCount === 1;
  }

  /** Returns the number of sessions ended. */
  async endOthers(personId: string, keptId: string): Promise<number> {
    const filter = { person_id: personId, _id: { $ne: keptId } };
    return (await withMongoErrors(this.#sessions.deleteMany(filter))).deletedCount;
  }

  async recordSeen(sessionId: string, at: Date, notBefore: Date): Promise<void> {
    const filter = { _id: sessionId, last_seen_at: { $not: { $gte: notBefore } } };
    await withMongoErrors(this.#sessions.updateOne(filter, { $set: { last_seen_at: at } }));
  }
}
