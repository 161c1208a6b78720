import type { JsonObject, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type {
  DsseEnvelopeSchema,
  EvidenceEntrySchema,
} from '../../../generated/proto/workgate/action/v1/evidence_pb.js';
import type { DsseEnvelope } from '../../evidence/index.ts';
import type { LogEntry } from '../../platform/outbox/log-entry.ts';
import { PRINCIPAL_TYPE } from './work-item-wire.ts';

/** Converts an entry of a WorkItem's evidence. Entries without a WorkItem never get here. */
export function toApiEvidenceEntry(entry: LogEntry): MessageInitShape<typeof EvidenceEntrySchema> {
  const { type, id, accountable } = entry.actor;
  return {
    sequence: BigInt(entry.sequence),
    entryId: entry._id,
    type: entry.type,
    subject: entry.subject,
    subjectVersion: BigInt(entry.subject_version),
    workItemId: entry.work_item_id ?? '',
    actor: { type: PRINCIPAL_TYPE[type], id, accountable: accountable ?? undefined },
    correlationId: entry.correlation_id,
    at: timestampFromDate(entry.at),
    dataHash: entry.data_hash,
    data: entry.data as JsonObject,
    hash: entry.hash,
  };
}

export function toApiEnvelope(envelope: DsseEnvelope): MessageInitShape<typeof DsseEnvelopeSchema> {
  return {
    payload: Buffer.from(envelope.payload, 'base64'),
    payloadType: envelope.payloadType,
    signatures: envelope.signatures.map(({ sig, keyid }) => ({ sig: Buffer.from(sig, 'base64'), keyid })),
  };
}
