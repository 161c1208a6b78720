import { describe, it } from 'vitest';

type Arguments<Row> = Row extends readonly unknown[] ? [...Row] : [Row];
/** `it` or `describe`, with a type of `each` that accepts any array. Vitest's own types accept only literal tables. */
interface Table {
  each(rows: readonly unknown[]): (title: string, options: object, body: unknown) => void;
}

const FULL = { tags: 'full' };

/**
 * A table of tests whose rows show the same promise for many values. `make test` runs the first row and every `step`th
 * after it; `make test-full` runs the others. Use `each` like `it.each`, and `suites` like `describe.each`.
 */
export function sampled(step: number) {
  const over =
    (table: Table) =>
    <const Row>(rows: readonly Row[]) =>
    (title: string, body: (...row: Arguments<Row>) => unknown): void => {
      const others = rows.filter((_, index) => index % step !== 0);
      table.each(rows.filter((_, index) => index % step === 0))(title, {}, body);
      if (others.length > 0) table.each(others)(title, FULL, body);
    };
  return { each: over(it as unknown as Table), suites: over(describe as unknown as Table) };
}
