import type { mongo } from 'mongoose';
import { unlessDuplicate } from '../mongo/errors.ts';
import { nativeCollection } from '../mongo/native.ts';
import { type Marked, MarkedUnits, type OnTurn } from './marked-units.ts';

/** One unit for a tenant, which says that there is something to look for. The first mark creates it. */
export class TenantRound {
  readonly #rounds: mongo.Collection<Marked>;
  readonly #units: MarkedUnits<Marked>;
  readonly #place: Pick<Marked, '_id' | 'tenant_id'>;

  constructor(model: Parameters<typeof nativeCollection>[0], tenantId: string) {
    this.#rounds = nativeCollection<Marked>(model);
    this.#units = new MarkedUnits(this.#rounds);
    this.#place = { _id: tenantId, tenant_id: tenantId };
  }

  async mark(dueAt: Date): Promise<void> {
    while (!(await this.#units.hasten(this.#place, dueAt))) {
      if (await unlessDuplicate(this.#rounds.insertOne({ ...this.#place, due_at: dueAt, marks: 1 }))) return;
    }
  }

  begin(): Promise<OnTurn<Marked> | null> {
    return this.#units.begin(this.#place);
  }

  /** @param next Time of the next round if there is no mark before; null for none. */
  async end(round: OnTurn<Marked>, next: Date | null, ifMarked: Date): Promise<void> {
    await this.#units.end(round, {}, next, ifMarked);
  }
}
