import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { type Names, namedActor, subjectName } from './names.ts';

const COLUMNS = [
  'sequence',
  'at',
  'type',
  'actor_type',
  'actor_id',
  'actor_name',
  'accountable_id',
  'accountable_name',
  'subject_type',
  'subject_id',
  'subject_name',
  'subject_version',
  'work_item_id',
  'correlation_id',
  'entry_id',
  'data',
  'data_hash',
  'hash',
] as const;

/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection), also with full-width characters or spaces.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^\s*[\t\r\n]|^\p{Cc}/u;
const QUOTED = /[",\r\n]/;
/** Places in a cell where a spreadsheet of another locale would start a new cell, quoted or not, and run a formula. */
const FORMULA_INSIDE = /([;\t\r\n]["'\p{Zs}]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/** Formats a cell (RFC 4180). An apostrophe makes a spreadsheet treat a formula as text. */
export function csvCell(value: string): string {
  const harmless = value.replaceAll(FORMULA_INSIDE, "$1'");
  const text = FORMULA.test(value) ? `'${harmless}` : harmless;
  return text !== value || QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function csvHeader(): string {
  return line(COLUMNS);
}

export function csvLine(entry: LogEntry, names: Names): string {
  const actor = namedActor(entry.actor, names);
  const cells: Record<(typeof COLUMNS)[number], string> = {
    ...headCells(entry),
    actor_type: actor.type,
    actor_id: actor.id,
    actor_name: actor.name,
    accountable_id: actor.accountable ?? '',
    accountable_name: actor.accountableName,
    subject_name: subjectName(entry, names),
    data: JSON.stringify(entry.data),
    data_hash: entry.data_hash,
    hash: entry.hash,
  };
  return line(COLUMNS.map((column) => cells[column]));
}

function headCells(head: EntryHead) {
  return {
    sequence: String(head.sequence),
    at: head.at.toISOString(),
    type: head.type,
    subject_type: head.subject.type,
    subject_id: head.subject.id,
    subject_version: String(head.subject_version),
    work_item_id: head.work_item_id ?? '',
    correlation_id: head.correlation_id,
    entry_id: head._id,
  };
}

/** Returns the last line. A file without it is incomplete. */
export function csvEnd(entries: number, exportId: string): string {
  const cells = ['complete', String(entries), exportId];
  return line([...cells, ...Array.from({ length: COLUMNS.length - cells.length }, () => '')]);
}
