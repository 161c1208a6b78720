import type { ErrorDetail } from '../errors/app-error.ts';
import { cutText } from '../platform/text-length.ts';

/** Returns the first problem that keeps a value from having one canonical form for all readers (RFC 7493, RFC 8785). */
export function iJsonProblem(value: unknown, maxDepth: number): ErrorDetail | null {
  const open: { value: unknown; field: string; depth: number }[] = [{ value, field: '', depth: 0 }];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { field, depth } = one;
    const problem = problemOf(one.value, depth, maxDepth);
    if (problem !== undefined) return { field, problem };
    if (typeof one.value !== 'object' || one.value === null) continue;
    const isArray = Array.isArray(one.value);
    for (const [name, member] of Object.entries(one.value)) {
      const within = isArray ? `${field}[${name}]` : `${field}${field === '' ? '' : '.'}${cutText(name, 80)}`;
      if (!name.isWellFormed()) return { field, problem: `has a name that ${HALF_A_PAIR}` };
      open.push({ value: member, field: cutText(within, 200), depth: depth + 1 });
    }
  }
  return null;
}

const HALF_A_PAIR = 'holds half of a surrogate pair; send whole characters';

function problemOf(value: unknown, depth: number, maxDepth: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed() ? undefined : HALF_A_PAIR;
    case 'number':
      if (!Number.isFinite(value)) return 'must be a finite number; leave it out, or send a text';
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        return `is an integer beyond ${Number.MAX_SAFE_INTEGER}, which some JSON parsers round; send it as a string`;
      }
      return undefined;
    case 'boolean':
      return undefined;
    case 'object':
      return depth >= maxDepth && value !== null ? `is nested deeper than the ${maxDepth} levels allowed` : undefined;
    default:
      return 'must be a JSON value';
  }
}
