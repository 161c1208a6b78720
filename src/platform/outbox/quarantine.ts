import { createHash } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import type { JsonValue } from '../canonical-json.ts';
import { currentTime } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { withMongoErrors } from '../mongo/errors.ts';
import type { EventActor, OutboxEvent } from './event.ts';
import type { Pending } from './pending-events.ts';

const { EJSON } = mongoose.mongo.BSON;

/** An event that has no canonical form, stored as it was found. */
export interface QuarantinedEvent {
  /** Id of the event, and of the entry that replaces it in the log. */
  _id: string;
  tenant_id: string;
  collection: string;
  document_id: string;
  problem: string;
  /** The event in canonical extended JSON, which distinguishes all types of BSON. */
  text: string;
  /** SHA-256 of the text, in hex. The entry in the log has the same digest. */
  digest: string;
  at: Date;
}

export const QUARANTINED_TYPE = 'event.quarantined';
const NOBODY: EventActor = { type: 'system', id: 'workgate-relay', accountable: null };

export class Quarantine {
  readonly #kept: mongo.Collection<QuarantinedEvent>;
  readonly #logger: Logger;
  readonly #onQuarantined: () => void;

  constructor(kept: mongo.Collection<QuarantinedEvent>, logger: Logger, onQuarantined: () => void) {
    this.#kept = kept;
    this.#logger = logger;
    this.#onQuarantined = onQuarantined;
  }

  /** Stores each event that cannot be logged, then replaces it by an event of the same id. Safe to repeat. */
  async replace(tenantId: string, queues: readonly Pending[]): Promise<ReadonlyMap<OutboxEvent, OutboxEvent>> {
    const replaced = new Map<OutboxEvent, OutboxEvent>();
    for (const { source, documentId, events } of queues) {
      for (const event of events) {
        const problem = problemOf(event);
        if (problem === undefined) continue;
        const place = { collection: source.collectionName, document_id: documentId };
        const digest = await this.#keep(event, { tenant_id: tenantId, ...place, problem });
        replaced.set(event, substituteOf(event, digest));
      }
    }
    return replaced;
  }

  async #keep(
    event: OutboxEvent,
    about: Pick<QuarantinedEvent, 'tenant_id' | 'collection' | 'document_id' | 'problem'>,
  ): Promise<string> {
    const text = EJSON.stringify(event, { relaxed: false });
    const digest = createHash('sha256').update(text).digest('hex');
    const kept = { ...about, text, digest, at: currentTime() };
    const { upsertedCount } = await withMongoErrors(
      this.#kept.updateOne({ _id: event.id }, { $setOnInsert: kept }, { upsert: true }),
    );
    if (upsertedCount === 1) {
      this.#logger.error({ ...about, event_id: event.id, digest }, 'an event cannot be logged and was quarantined');
      this.#onQuarantined();
    }
    return digest;
  }
}

/** The reason names places, never values. Undefined if the event can be logged. */
export function problemOf(event: OutboxEvent): string | undefined {
  const { type, subject, subject_version, work_item_id, actor, correlation_id, at, data, ...more } = event;
  const wrong = [
    [typeof type === 'string', 'type'],
    [isSubject(subject), 'subject'],
    [Number.isSafeInteger(subject_version), 'subject_version'],
    [work_item_id === null || typeof work_item_id === 'string', 'work_item_id'],
    [isActor(actor), 'actor'],
    [typeof correlation_id === 'string', 'correlation_id'],
    [isTime(at), 'at'],
  ].find(([isRight]) => isRight === false);
  if (wrong !== undefined) return `${wrong[1]} is not what an event has there`;
  if (!isObject(data)) return 'data is no object';
  // A later release may have added fields to events that this release does not know.
  for (const [name, value] of Object.entries({ ...more, subject, actor, data })) {
    const place = strangePlace(value, name);
    if (place !== undefined) return `${place} is no JSON`;
  }
  return undefined;
}

/** The first place that JSON cannot represent exactly. */
function strangePlace(value: unknown, place: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : place;
  if (!Array.isArray(value) && !isObject(value)) return place;
  for (const [name, member] of Object.entries(value)) {
    const found = strangePlace(member, `${place}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Stays in the history of the original's subject, if the original names a valid one. */
function substituteOf(event: OutboxEvent, digest: string): OutboxEvent {
  const { type, subject, subject_version, work_item_id, actor, correlation_id, at } = event;
  const data: Record<string, JsonValue> = { digest, ...(typeof type === 'string' ? { event_type: type } : {}) };
  return {
    id: event.id,
    type: QUARANTINED_TYPE,
    subject: isSubject(subject) ? subject : { type: 'event', id: event.id },
    subject_version: Number.isSafeInteger(subject_version) ? subject_version : 1,
    work_item_id: typeof work_item_id === 'string' ? work_item_id : null,
    actor: isActor(actor) ? actor : NOBODY,
    correlation_id: typeof correlation_id === 'string' ? correlation_id : '',
    at: isTime(at) ? at : currentTime(),
    data,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isSubject(value: unknown): value is OutboxEvent['subject'] {
  return isObject(value) && isText(value['id'], value['type']) && strangePlace(value, '') === undefined;
}

function isActor(value: unknown): value is EventActor {
  if (!isObject(value) || !isText(value['id'], value['type']) || strangePlace(value, '') !== undefined) return false;
  return value['accountable'] === null || isText(value['accountable']);
}

function isText(...values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string');
}

function isTime(value: unknown): value is Date {
  return value instanceof Date && !Number.isNaN(value.getTime());
}
