import {
  AuditExportFormat,
  type ExportAuditLogResponse,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';

/** Parts that are put together at once: a browser may keep what is put together elsewhere than in memory. */
const PARTS_AT_ONCE = 64;

export interface ExportFile {
  name: string;
  content: Blob;
  entries: string;
}

/**
 * Reads a file to its end.
 * @param onRead is told how many bytes have come.
 * @throws where the file ends before its end: it is then no file.
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
  throw new Error('The file broke off before its end.');
}

/** Has the browser keep the file. */
export function saveExport({ name, content }: ExportFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
