import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './finding.ts';

type Json = Record<string, unknown>;

/**
 * Compares ways to send credentials, by the name of the scheme. Each scheme must stay, and only its description may
 * change.
 */
export function compareSchemes(before: Json, after: Json, path: string): Difference[] {
  const demands = (scheme: unknown) =>
    JSON.stringify(scheme, (key, value) => (key === 'description' ? undefined : value));
  return Object.entries(before).flatMap(([name, scheme]) => {
    const where = `${path}.${name}`;
    if (!Object.hasOwn(after, name)) return [{ path: where, problem: 'is gone' }];
    return demands(scheme) === demands(after[name]) ? [] : [{ path: where, problem: `is ${demands(after[name])} now` }];
  });
}

/**
 * Compares lists of accepted combinations of credentials, of which clients send one. Each combination must stay
 * accepted. Without any requirement, or if sending nothing is accepted, no client is refused.
 */
export function compareRequirements(before: unknown, after: unknown, path: string): Difference[] {
  const [old, now] = [objectsOf(before), objectsOf(after)];
  if (now.length === 0 || now.some((way) => Object.keys(way).length === 0)) return [];
  if (old.length === 0) return [{ path, problem: 'demands a credential now' }];
  return old
    .filter((way) => !now.some((one) => isDeepStrictEqual(one, way)))
    .map((way) => ({ path, problem: `does not take ${JSON.stringify(way)} any more` }));
}

const objectsOf = (value: unknown) => (value ?? []) as Json[];
