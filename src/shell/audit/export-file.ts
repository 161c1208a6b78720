import {
  AuditExportFormat,
  type ExportAuditLogResponse,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';

/** Number of parts to merge into one Blob at a time. Browsers may keep a Blob outside memory. */
const PARTS_AT_ONCE = 64;

interface ExportFile {
  name: string;
  content: Blob;
  entries: string;
}

/**
 * Reads an export to its end.
 * @param onRead Called with the number of bytes read so far.
 * @throws if the stream ends early or has the wrong size: an incomplete file is worthless.
 */
export async function readExport(
  parts: AsyncIterable<ExportAuditLogResponse>,
  format: AuditExportFormat,
  onRead: (bytes: number) => void,
): Promise<ExportFile> {
  const isCsv = format === AuditExportFormat.CSV;
  const type = isCsv ? 'text/csv' : 'application/jsonl';
  let content = new Blob([], { type });
  let loose: BlobPart[] = [];
  let size = 0;
  for await (const { part } of parts) {
    if (part.case === 'end') {
      content = new Blob([content, ...loose], { type });
      if (BigInt(content.size) !== part.value.sizeBytes) break;
      const { exportId, entries } = part.value;
      return { name: `workgate-audit-log-${exportId}.${isCsv ? 'csv' : 'jsonl'}`, content, entries: String(entries) };
    }
    if (part.case !== 'chunk') continue;
    loose.push(new Uint8Array(part.value));
    size += part.value.length;
    if (loose.length === PARTS_AT_ONCE) [content, loose] = [new Blob([content, ...loose], { type }), []];
    onRead(size);
  }
  throw new Error('The file is incomplete. Export it again.');
}
