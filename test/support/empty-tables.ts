/**
 * Refuses empty tables in `it.each` and its like. Vitest creates no test for `it.each([])`, so no run or report would
 * show what was not tested. Vitest loads this file before each test file.
 */
import { describe, it } from 'vitest';

type Table = (this: unknown, rows: unknown, ...values: unknown[]) => unknown;

interface Tables {
  each: Table;
  for: Table;
}

/** Marks functions that are already wrapped, because files of one worker may share their Vitest. */
const REFUSES = Symbol.for('workgate.refuses-empty-tables');

for (const owner of [it, describe] as unknown as (Tables & { fn: Tables })[]) {
  // `it.concurrent` and other variants take their `each` and `for` from `fn`.
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
