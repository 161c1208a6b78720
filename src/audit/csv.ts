import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { NamedActor } from './model.ts';
import { type Names, namedActor, subjectName } from './names.ts';

const COLUMNS: Readonly<Record<string, (entry: LogEntry, actor: NamedActor, names: Names) => string>> = {
  sequence: (entry) => String(entry.sequence),
  at: (entry) => entry.at.toISOString(),
  type: (entry) => entry.type,
  actor_type: (_, actor) => actor.type,
  actor_id: (_, actor) => actor.id,
  actor_name: (_, actor) => actor.name,
  accountable_id: (_, actor) => actor.accountable ?? '',
  accountable_name: (_, actor) => actor.accountableName,
  subject_type: (entry) => entry.subject.type,
  subject_id: (entry) => entry.subject.id,
  subject_name: (entry, _, names) => subjectName(entry, names),
  subject_version: (entry) => String(entry.subject_version),
  work_item_id: (entry) => entry.work_item_id ?? '',
  correlation_id: (entry) => entry.correlation_id,
  entry_id: (entry) => entry._id,
  data: (entry) => JSON.stringify(entry.data),
  data_hash: (entry) => entry.data_hash,
  hash: (entry) => entry.hash,
};
const NAMES = Object.keys(COLUMNS);

/** Cells that a spreadsheet would run as a formula (OWASP, CSV injection), also with full-width characters. */
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
  return line(NAMES);
}

export function csvLine(entry: LogEntry, names: Names): string {
  const actor = namedActor(entry.actor, names);
  return line(Object.values(COLUMNS).map((cell) => cell(entry, actor, names)));
}

/** Returns the last line. A file without it is incomplete. */
export function csvEnd(entries: number, exportId: string): string {
  const cells = ['complete', String(entries), exportId];
  return line([...cells, ...Array.from({ length: NAMES.length - cells.length }, () => '')]);
}
