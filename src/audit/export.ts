import { createHash } from 'node:crypto';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { OpenPlaces } from '../platform/admission/open-places.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { type OutboxEvent, outboxEvent } from '../platform/outbox/event.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { csvEnd, csvHeader, csvLine } from './csv.ts';
import type { AuditFilter, ExportFormat, ExportPart } from './model.ts';
import type { LogNames } from './names.ts';
import type { AuditRepository } from './repository.ts';
import { type LogSearch, passes } from './search.ts';
import { assertKnownTypes } from './service.ts';

export interface AuditExportsOptions {
  repository: (tenantId: string) => AuditRepository;
  eventLog: (tenantId: string) => EventLog;
  search: LogSearch;
  names: LogNames;
  settle: (tenantId: string, isLogged: () => Promise<boolean>) => Promise<void>;
}

/** Entries in memory at once. A client that reads slowly delays the next ones. */
const CHUNK = 250;
/** Concurrent exports, per tenant and per process. */
const MAX_OF_TENANT = 2;
const MAX_OF_ALL = 8;
const RETRY_AFTER_SECONDS = 10;

/** Exports the log as files of any length, of which only a part is in memory. */
export class AuditExports {
  readonly #options: AuditExportsOptions;
  readonly #places = new OpenPlaces();

  constructor(options: AuditExportsOptions) {
    this.#options = options;
  }

  /**
   * Yields the matching entries that were in the log at the time of the request, then a summary of the file. The export
   * is logged before any entry is sent, so that an aborted export is logged too.
   * @throws {AppError} `validation_error` for an unknown type; `rate_limited` if too many exports run; `unavailable`.
   */
  async *export(
    call: CallContext,
    filter: AuditFilter,
    format: ExportFormat,
    signal: AbortSignal,
  ): AsyncGenerator<ExportPart, void> {
    assertKnownTypes(filter);
    const { tenantId } = call;
    const release = this.#places.take(
      [
        { holder: tenantId, limit: MAX_OF_TENANT },
        { holder: 'all', limit: MAX_OF_ALL },
      ],
      ({ limit }) => {
        const message = `${limit} exports are running already. Wait until one has ended.`;
        return new AppError('rate_limited', message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
    );
    try {
      const head = await this.#options.eventLog(tenantId).head();
      const exportId = await this.#record(call, filter, format, head);
      const hash = createHash('sha256');
      let [entries, sizeBytes] = [0, 0];
      const chunk = (text: string): ExportPart => {
        const bytes = Buffer.from(text);
        hash.update(bytes);
        sizeBytes += bytes.length;
        return { kind: 'chunk', bytes };
      };
      if (format === 'csv') yield chunk(csvHeader());
      for await (const read of this.#read(tenantId, filter, head)) {
        if (signal.aborted) return;
        entries += read.length;
        if (read.length > 0) yield chunk(await this.#lines(tenantId, read, format));
      }
      const jsonEnd = `${JSON.stringify({ complete: true, entries, export_id: exportId })}\n`;
      yield chunk(format === 'csv' ? csvEnd(entries, exportId) : jsonEnd);
      yield { kind: 'end', exportId, entries, sizeBytes, sha256: hash.digest('hex') };
    } finally {
      release();
    }
  }

  async #lines(tenantId: string, entries: readonly LogEntry[], format: ExportFormat): Promise<string> {
    if (format === 'json_lines') return entries.map((entry) => `${JSON.stringify(toJson(entry))}\n`).join('');
    const names = await this.#options.names.of(tenantId, entries);
    return entries.map((entry) => csvLine(entry, names)).join('');
  }

  async *#read(tenantId: string, filter: AuditFilter, head: number): AsyncGenerator<LogEntry[]> {
    const log = this.#options.eventLog(tenantId);
    if (filter.workItemId !== undefined) {
      let after = 0;
      for (;;) {
        const read = await log.listOfWorkItem(filter.workItemId, after, CHUNK);
        yield read.filter((entry) => entry.sequence <= head && passes(filter, entry));
        after = read.at(-1)?.sequence ?? head;
        if (read.length < CHUNK || after >= head) return;
      }
    }
    for await (const { from, to } of this.#options.search.windowsForwards(tenantId, filter, head)) {
      for (let after = from - 1; after < to; after += CHUNK) {
        const read = await log.listWholeBehind(after, Math.min(CHUNK, to - after));
        yield read.filter((entry) => passes(filter, entry));
      }
    }
  }

  /** Returns once the event of the export is in the log. */
  async #record(call: CallContext, filter: AuditFilter, format: ExportFormat, head: number): Promise<string> {
    const { repository, eventLog, settle } = this.#options;
    const exportId = newId('axp');
    const at = currentTime();
    const event: OutboxEvent = outboxEvent(call, {
      type: 'audit_log.exported',
      subject: { type: 'audit_export', id: exportId },
      subject_version: 1,
      work_item_id: null,
      at,
      data: { format, through_sequence: head, filter: toData(filter) },
    });
    await repository(call.tenantId).insertExport({
      _id: exportId,
      format,
      exported_by: event.actor,
      exported_at: at,
      outbox: [event],
    });
    await settle(call.tenantId, () => eventLog(call.tenantId).holds([event.id]));
    return exportId;
  }
}

/** Event data has ids and types, but nothing personal. */
function toData({ types = [], actorId, workItemId, subjectId, since, before }: AuditFilter): JsonValue {
  return {
    types: [...types],
    actor_id: actorId ?? null,
    work_item_id: workItemId ?? null,
    subject_id: subjectId ?? null,
    since: since?.toISOString() ?? null,
    before: before?.toISOString() ?? null,
  };
}

/** Converts an entry to the field names that its hash covers. */
function toJson({ _id, tenant_id, sequence, at, ...rest }: LogEntry) {
  return { sequence, entry_id: _id, tenant_id, at: at.toISOString(), ...rest };
}
