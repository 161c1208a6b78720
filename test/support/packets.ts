/** Packets made without a service or database, by the formats alone, for tests of their verification. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { formatCheckpoint, signNote } from '../../src/evidence/checkpoint.ts';
import { type DsseEnvelope, signEnvelope } from '../../src/evidence/dsse.ts';
import { inclusionRanges, nodeHash, rangeRoot, type Subtree, treeRoot } from '../../src/evidence/merkle.ts';
import {
  encodeStatement,
  PAYLOAD_TYPE,
  type PacketPredicate,
  toPacketEntry,
  toPacketMessage,
  toPacketWorkItem,
} from '../../src/evidence/packet.ts';
import { readKeySet, type VerificationKey } from '../../src/evidence/verification-keys.ts';
import { newId } from '../../src/platform/ids.ts';
import type { OutboxEvent } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import { createdData, messageData, updatedData } from '../../src/work-items/events.ts';
import { fromMessageRow, fromRow, initialMessage } from '../../src/work-items/rows.ts';
import type { AuthorDocument, MessageDocument, WorkItemDocument } from '../../src/work-items/schema.ts';

export class TestSigner {
  readonly keyId = newId('sig');
  readonly privateKey: KeyObject;
  readonly publicBytes: Buffer;
  readonly purpose: string;

  constructor(purpose: string) {
    const { privateKey } = generateKeyPairSync('ed25519');
    this.privateKey = privateKey;
    this.publicBytes = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    this.purpose = purpose;
  }

  get jwk() {
    const x = this.publicBytes.toString('base64url');
    return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: this.keyId, x, purpose: this.purpose };
  }
}

/** The hash of a complete subtree over these leaves. */
export function subtreesOf(leaves: Buffer[]): (subtree: Subtree) => Buffer {
  const hashOf = ({ height, index }: Subtree): Buffer =>
    height === 0
      ? (leaves[index] as Buffer)
      : nodeHash(
          hashOf({ height: height - 1, index: 2 * index }),
          hashOf({ height: height - 1, index: 2 * index + 1 }),
        );
  return hashOf;
}

const SALT = 'c2FsdC1vZi10aGUtaXRlbQ';
const AUTHOR: AuthorDocument = { type: 'api_key', id: newId('key'), display_name: 'Helpdesk import' };
const ACTOR = { type: AUTHOR.type, id: AUTHOR.id, accountable: 'usr_ada' } as const;

/** A packet of a WorkItem with everything that a packet can hold, and what it takes to make altered ones. */
export class TestPacket {
  readonly tenantId = newId('ten');
  readonly packetSigner = new TestSigner('packet');
  readonly checkpointSigner = new TestSigner('checkpoint');
  readonly otherSigner = new TestSigner('delegation');
  readonly predicate: PacketPredicate;

  constructor() {
    const { row, messages, events, exported } = story(this.tenantId);
    // Entries of others lie before, between and behind.
    const others = () => Array.from({ length: 3 }, () => foreignEvent());
    const log = [...others(), ...events.flatMap((event) => [event, foreignEvent()]), exported, ...others()].map(
      (event, index) => toLogEntry(this.tenantId, index + 1, event),
    );
    const hashOf = subtreesOf(log.map((entry) => Buffer.from(entry.hash, 'hex')));
    const proofOf = (entry: LogEntry) =>
      inclusionRanges(entry.sequence - 1, log.length).map((range) => rangeRoot(range, hashOf));
    const initial = initialMessage(row);
    if (initial === undefined) throw new Error('The story begins with a message');
    this.predicate = {
      tenant_id: this.tenantId,
      export: { export_id: exported.subject.id, exported_at: exported.at.toISOString(), exported_by: ACTOR },
      work_item: toPacketWorkItem({ item: fromRow(row), salt: SALT, initialMessage: undefined, pendingEventIds: [] }),
      messages: [
        toPacketMessage({ message: initial, salt: SALT }),
        ...messages.map((message) => toPacketMessage({ message: fromMessageRow(message), salt: message.salt })),
      ],
      entries: log
        .filter((entry) => entry.work_item_id === row._id)
        .map((entry) => toPacketEntry(entry, proofOf(entry))),
      checkpoint: this.checkpointOf(log.length, treeRoot(log.length, hashOf)),
    };
  }

  get keys(): VerificationKey[] {
    return readKeySet({ keys: [this.otherSigner.jwk, this.checkpointSigner.jwk, this.packetSigner.jwk] });
  }

  checkpointOf(size: number, root: Buffer, signer = this.checkpointSigner, tenantId = this.tenantId): string {
    const origin = `workgate.test/logs/${tenantId}`;
    return signNote(formatCheckpoint({ origin, size, root }), origin, signer.privateKey, signer.publicBytes);
  }

  /** Signs a predicate, as the service would. */
  seal(predicate: PacketPredicate = this.predicate, signer = this.packetSigner): string {
    return JSON.stringify(signEnvelope(PAYLOAD_TYPE, encodeStatement(predicate), signer));
  }

  /** Puts another predicate into the envelope of the packet, as somebody without a key would. */
  swap(predicate: PacketPredicate): string {
    const envelope = JSON.parse(this.seal()) as DsseEnvelope;
    return JSON.stringify({ ...envelope, payload: encodeStatement(predicate).toString('base64') });
  }

  /** A copy of the predicate to alter. */
  copy(): PacketPredicate {
    // By way of JSON, so that equal parts are not one and the same.
    return JSON.parse(JSON.stringify(this.predicate)) as PacketPredicate;
  }
}

function foreignEvent(): OutboxEvent {
  const id = newId('wi');
  return eventOf(id, { type: 'work_item', id }, 'work_item.created', 1, new Date(), { status: 'new' });
}

function eventOf(
  workItemId: string,
  subject: OutboxEvent['subject'],
  type: string,
  version: number,
  at: Date,
  data: OutboxEvent['data'],
): OutboxEvent {
  const named = { id: newId('evt'), type, subject, subject_version: version, work_item_id: workItemId };
  return { ...named, actor: ACTOR, correlation_id: '4bf92f3577b34da6a3ce929d0e0e4736', at, data };
}

/** What happens to a WorkItem: it is created, talked about, updated, given away, and exported. */
function story(tenantId: string) {
  const id = newId('wi');
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));
  const subject = { type: 'work_item', id };
  const created: WorkItemDocument = {
    _id: id,
    tenant_id: tenantId,
    subject: 'Refund for order 1234',
    status: 'new',
    priority: 'high',
    channel: 'email',
    channel_id: null,
    tags: ['refund', 'vip'],
    contact: { name: 'Ada Lovelace', email: 'ada@example.com' },
    source_reference: 'mail-8412',
    pack_key: 'customer_support',
    queue_key: 'general',
    assignee: null,
    thread_id: newId('thr'),
    message_count: 1,
    created_at: at(0),
    updated_at: at(0),
    version: 1,
    created_by: AUTHOR,
    initial_message: { message_id: newId('msg'), role: 'user', content: 'The parcel came twice.' },
    salt: SALT,
    outbox: [],
  };
  const messages = [1, 2].map((minute): MessageDocument => {
    const content = `Message ${minute}`;
    const salt = `${minute}FsdC1vZi1hLW1lc3NhZ2U`;
    const base = { _id: newId('msg'), tenant_id: tenantId, work_item_id: id, role: 'user' as const };
    return { ...base, content, author: AUTHOR, created_at: at(minute), salt };
  });
  const status = { set: { status: 'in_progress' as const, subject: 'Refund for order 4321' }, unset: [] };
  const assignment = {
    set: { assignee: { type: 'user' as const, id: 'usr_grace', display_name: 'Grace' } },
    unset: [],
  };
  const row: WorkItemDocument = {
    ...created,
    ...status.set,
    ...assignment.set,
    message_count: 3,
    updated_at: at(4),
    version: 5,
  };
  const messageEvents = messages.map((message, index) => {
    const messageSubject = { type: 'message', id: message._id };
    return eventOf(id, messageSubject, 'message.appended', index + 2, message.created_at, messageData(message));
  });
  const updated = (version: number, plan: Parameters<typeof updatedData>[2]) =>
    eventOf(id, subject, 'work_item.updated', version, at(version - 1), updatedData(SALT, created, plan));
  const exportSubject = { type: 'evidence_export', id: newId('exp') };
  return {
    row,
    messages,
    events: [
      eventOf(id, subject, 'work_item.created', 1, at(0), createdData(created)),
      ...messageEvents,
      updated(4, status),
      updated(5, assignment),
    ],
    exported: eventOf(id, exportSubject, 'evidence.exported', 1, at(9), { work_item_version: 5 }),
  };
}
