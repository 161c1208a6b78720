import type { JsonObject, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type AuditActorSchema,
  type AuditEntrySchema,
  AuditExportFormat,
  type AuditService as Contract,
  type AuditFilter as WireFilter,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import type { AuditEntry, AuditFilter, ExportFormat, ExportPart, NamedActor } from '../../audit/index.ts';
import type { AuditExportUseCases, AuditUseCases } from '../../audit/use-cases.ts';
import { boundedStream, endingStream } from './bounded-stream.ts';
import { callOf } from './caller.ts';
import { pageOf } from './paging.ts';
import { fromApiTime } from './time-wire.ts';
import { PRINCIPAL_TYPE } from './work-item-wire.ts';

export interface AuditHandlerServices {
  auditLog: AuditUseCases;
  auditExports: AuditExportUseCases;
}

const FORMATS: Readonly<Record<AuditExportFormat, ExportFormat>> = {
  // Never used, because validation refuses it.
  [AuditExportFormat.UNSPECIFIED]: 'json_lines',
  [AuditExportFormat.CSV]: 'csv',
  [AuditExportFormat.JSON_LINES]: 'json_lines',
};

export function createAuditHandlers({ auditLog, auditExports }: AuditHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async listAuditEntries(request, context) {
      const filter = fromApiFilter(request.filter);
      const page = await auditLog.listAuditEntries(callOf(context), filter, pageOf(request));
      return {
        entries: page.entries.map(toApiEntry),
        nextPageToken: page.nextPageToken ?? '',
        searchedSince: page.searchedSince === null ? undefined : timestampFromDate(page.searchedSince),
        head: BigInt(page.head),
      };
    },

    async getAuditEntry({ sequence }, context) {
      const { entry, whole, inclusion } = await auditLog.getAuditEntry(callOf(context), Number(sequence));
      return {
        entry: toApiEntry(entry),
        data: whole.data as JsonObject,
        dataHash: whole.data_hash,
        hash: whole.hash,
        inclusion: {
          ...inclusion,
          leafIndex: BigInt(inclusion.leafIndex),
          treeSize: BigInt(inclusion.treeSize),
        },
      };
    },

    async *watchAuditLog(_request, context) {
      const heads = boundedStream(context, (signal) => auditLog.watchAuditLog(callOf(context), signal));
      for await (const head of heads) yield { head: BigInt(head) };
    },

    async *exportAuditLog({ filter, format }, context) {
      const asked = fromApiFilter(filter);
      const parts = endingStream(context, (signal) =>
        auditExports.exportAuditLog(callOf(context), asked, FORMATS[format], signal),
      );
      for await (const part of parts) yield toApiPart(part);
    },
  };
}

function fromApiFilter(filter: WireFilter | undefined): AuditFilter {
  if (filter === undefined) return {};
  const { types, actorId, workItemId, subjectId, since, before } = filter;
  return {
    types,
    actorId: given(actorId),
    workItemId: given(workItemId),
    subjectId: given(subjectId),
    since: fromApiTime('since', since),
    before: fromApiTime('before', before),
  };
}

function given(text: string): string | undefined {
  return text === '' ? undefined : text;
}

export function toApiActor(actor: NamedActor): MessageInitShape<typeof AuditActorSchema> {
  const { type, id, name, accountable, accountableName } = actor;
  const isOther = accountable !== null && accountable !== id;
  return {
    type: PRINCIPAL_TYPE[type],
    id,
    name,
    accountableId: isOther ? accountable : '',
    accountableName: isOther ? accountableName : '',
  };
}

function toApiEntry({
  head,
  actor,
  subjectName,
  workItemSubject,
}: AuditEntry): MessageInitShape<typeof AuditEntrySchema> {
  return {
    sequence: BigInt(head.sequence),
    entryId: head._id,
    type: head.type,
    at: timestampFromDate(head.at),
    subjectType: head.subject.type,
    subjectId: head.subject.id,
    subjectName,
    subjectVersion: BigInt(head.subject_version),
    workItemId: head.work_item_id ?? '',
    actor: toApiActor(actor),
    correlationId: head.correlation_id,
    workItemSubject,
  };
}

function toApiPart(part: ExportPart) {
  if (part.kind === 'chunk') return { part: { case: 'chunk', value: part.bytes } } as const;
  const { exportId, entries, sizeBytes, sha256 } = part;
  const value = { exportId, entries: BigInt(entries), sizeBytes: BigInt(sizeBytes), sha256 };
  return { part: { case: 'end', value } } as const;
}
