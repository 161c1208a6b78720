import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './finding.ts';

type Json = Record<string, unknown>;

/** How credentials are sent, by the names of the schemes: each has to be there, and the same but for its description. */
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
 * What clients have to send: one of a list of ways. Each has to stay one; where there is no demand, or one of the ways
 * is to send nothing, nobody is refused.
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
