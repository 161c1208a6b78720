import { createClient } from '@connectrpc/connect';
import { useTransport } from '@connectrpc/connect-query';
import { Button, Group, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import {
  AuditExportFormat,
  AuditService,
  type ExportAuditLogResponse,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { notifyFailure } from '../frame/notify-failure.tsx';
import type { AuditFilters } from './audit-filters.tsx';
import { saveFile } from './save-file.ts';

const FORMATS = [
  { format: AuditExportFormat.CSV, label: 'As CSV' },
  { format: AuditExportFormat.JSON_LINES, label: 'As JSON lines' },
] as const;

/** Buttons that save the entries of the current filters as a file, from the whole log. */
export function ExportButtons({ filter }: { filter: AuditFilters['filter'] }) {
  const transport = useTransport();
  const [readBytes, setReadBytes] = useState<number>();
  const stop = useRef<AbortController>(null);
  const save = async (format: AuditExportFormat) => {
    const abort = new AbortController();
    stop.current = abort;
    setReadBytes(0);
    try {
      const client = createClient(AuditService, transport);
      const parts = client.exportAuditLog({ filter, format }, { signal: abort.signal, timeoutMs: 0 });
      const file = await readExport(parts, format, setReadBytes);
      saveFile(file.name, file.content);
      notifications.show({ message: `Saved ${file.name} with ${file.entries} entries.`, color: 'green' });
    } catch (error) {
      if (!abort.signal.aborted) notifyFailure('The log was not exported', error);
    } finally {
      setReadBytes(undefined);
    }
  };
  if (readBytes !== undefined) {
    return (
      <Group gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {`Exporting… ${Math.round(readBytes / 1024).toLocaleString()} KiB`}
        </Text>
        <Button variant="default" size="sm" onClick={() => stop.current?.abort()}>
          Stop
        </Button>
      </Group>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

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
async function readExport(
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
