import { median } from './statistics.ts';

/** One line of the table: a ratio, measured once in each round. */
export interface Row {
  what: string;
  /** One value per round. */
  ratios: number[];
  /** Bound for the median; absent for ratios that only inform. */
  goal?: { atLeast: number } | { above: number } | { atMost: number };
  /** Absolute figures, which depend on the machine. */
  absolute: string;
}

const HEADINGS = ['ratio', 'median', 'lowest to highest', 'rounds', 'goal', 'met', 'absolute figures (not judged)'];

/** Formats the rows as a Markdown table with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [format(HEADINGS), rule, ...lines.slice(1).map(format)].join('\n');
}

function toCells({ what, ratios, goal, absolute }: Row): string[] {
  const middle = median(ratios);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return [what, middle.toFixed(2), range, String(ratios.length), goalText(goal), metText(middle, goal), absolute];
}

function goalText(goal: Row['goal']): string {
  if (goal === undefined) return '';
  if ('atLeast' in goal) return `>= ${goal.atLeast.toFixed(2)}`;
  return 'above' in goal ? `> ${goal.above.toFixed(2)}` : `<= ${goal.atMost.toFixed(2)}`;
}

function metText(value: number, goal: Row['goal']): string {
  if (goal === undefined) return '';
  const met = 'atLeast' in goal ? value >= goal.atLeast : 'above' in goal ? value > goal.above : value <= goal.atMost;
  return met ? 'yes' : 'NO';
}
