import type { JsonObject, MessageInitShape } from '@bufbuild/protobuf';
import {
  type AuditActorSchema,
  type AuditEntrySchema,
  AuditExportFormat,
  AuditService,
  type AuditFilter as WireFilter,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { PrincipalType as WirePrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { AuditEntry, AuditFilter, ExportPart, NamedActor } from '../../audit/index.ts';
import { boundedStream, endingStream } from './bounded-stream.ts';
import { callOf } from './caller.ts';
import { fromApiTime, pageOf, requiredEnum, toApiEnum, toApiTime } from './common-wire.ts';
import { serve } from './services.ts';

export const auditService = serve(AuditService, ({ auditLog, auditExports }) => ({
  async listAuditEntries(request, context) {
    const filter = fromApiFilter(request.filter);
    const page = await auditLog.listAuditEntries(callOf(context), filter, pageOf(request));
    return {
      entries: page.entries.map(toApiEntry),
      nextPageToken: page.nextPageToken ?? '',
      searchedSince: toApiTime(page.searchedSince),
      head: BigInt(page.head),
    };
  },

  async getAuditEntry({ sequence }, context) {
    const { entry, whole, inclusion } = await auditLog.getAuditEntry(callOf(context), Number(sequence));
    const { leafIndex, treeSize } = inclusion;
    return {
      entry: toApiEntry(entry),
      data: whole.data as JsonObject,
      dataHash: whole.data_hash,
      hash: whole.hash,
      inclusion: { ...inclusion, leafIndex: BigInt(leafIndex), treeSize: BigInt(treeSize) },
    };
  },

  async *watchAuditLog(_request, context) {
    const heads = boundedStream(context, (signal) => auditLog.watchAuditLog(callOf(context), signal));
    for await (const head of heads) yield { head: BigInt(head) };
  },

  async *exportAuditLog({ filter, format }, context) {
    const asked = fromApiFilter(filter);
    const parts = endingStream(context, (signal) =>
      auditExports.exportAuditLog(callOf(context), asked, requiredEnum(AuditExportFormat, format), signal),
    );
    for await (const part of parts) yield toApiPart(part);
  },
}));

function fromApiFilter(filter: WireFilter | undefined): AuditFilter {
  if (filter === undefined) return {};
  return {
    types: filter.types,
    actorId: filter.actorId || undefined,
    workItemId: filter.workItemId || undefined,
    subjectId: filter.subjectId || undefined,
    since: fromApiTime('since', filter.since),
    before: fromApiTime('before', filter.before),
  };
}

export function toApiActor(actor: NamedActor): MessageInitShape<typeof AuditActorSchema> {
  const { type, id, name, accountable, accountableName } = actor;
  const isOther = accountable !== null && accountable !== id;
  return {
    type: toApiEnum(WirePrincipalType, type),
    id,
    name,
    accountableId: isOther ? accountable : '',
    accountableName: isOther ? accountableName : '',
  };
}

function toApiEntry({ head, actor, ...named }: AuditEntry): MessageInitShape<typeof AuditEntrySchema> {
  return {
    ...named,
    sequence: BigInt(head.sequence),
    entryId: head._id,
    type: head.type,
    at: toApiTime(head.at),
    subjectType: head.subject.type,
    subjectId: head.subject.id,
    subjectVersion: BigInt(head.subject_version),
    workItemId: head.work_item_id ?? '',
    actor: toApiActor(actor),
    correlationId: head.correlation_id,
  };
}

function toApiPart(part: ExportPart) {
  if (part.kind === 'chunk') return { part: { case: 'chunk', value: part.bytes } } as const;
  const value = { ...part, entries: BigInt(part.entries), sizeBytes: BigInt(part.sizeBytes) };
  return { part: { case: 'end', value } } as const;
}
