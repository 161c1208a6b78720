/**
 * Refuses tables without a row. Of `it.each([])` Vitest makes no test at all, so that no run and no report shows what was
 * not tested. Vitest loads this before each file.
 */
import { describe, it } from 'vitest';

type Table = (this: unknown, rows: unknown, ...values: unknown[]) => unknown;

interface Tables {
  each: Table;
  for: Table;
}

/** Marks what refuses them already, since files of one worker may share their Vitest. */
const REFUSES = Symbol.for('workgate.refuses-empty-tables');

for (const owner of [it, describe] as unknown as (Tables & { fn: Tables })[]) {
  // What `it.concurrent` and the like have is taken from `fn`.
  for (const tables of [owner, owner.fn]) {
    for (const name of ['each', 'for'] as const) tables[name] = refusing(tables[name], name);
  }
}

function refusing(table: Table, name: string): Table {
  if (REFUSES in table) return table;
  const refused: Table = function (rows, ...values) {
    if (Array.isArray(rows) && rows.length === 0) throw new Error(`.${name}() has an empty table, which tests nothing`);
    return table.call(this, rows, ...values);
  };
  return Object.assign(refused, { [REFUSES]: true });
}
