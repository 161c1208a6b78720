import type { InFlight } from '../execution/index.ts';

// A reader of the output, such as `head`, may have closed it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the actions that a withdrawal of authority came too late for, on standard error. */
export function sayInFlight({ actions, hasMore }: InFlight): void {
  if (actions.length === 0) return;
  const names = actions.map(({ actionId, proposalId }) => `${actionId} (${proposalId})`).join(', ');
  const count = hasMore ? `More than ${actions.length} actions are` : counted(actions.length);
  process.stderr.write(`${count} already being sent and cannot be stopped: ${names}${hasMore ? ' and others' : ''}.\n`);
}

function counted(actions: number): string {
  return actions === 1 ? '1 action is' : `${actions} actions are`;
}

/** Prints a record, or a list of records, with the names of the API: snake_case. */
export function printJson(value: object): void {
  print(JSON.stringify(renamed(value), null, 2).replaceAll(INVISIBLE, escaped));
}

/** Characters in texts of others that could move a terminal's cursor or turn its text around. */
const INVISIBLE = /[^\P{Cc}\n]|\p{Cf}/gu;

/** Returns the same JSON for a character. */
function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [snakeCase(name), renamed(field)]));
}
