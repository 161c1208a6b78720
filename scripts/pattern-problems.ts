/** What callers are told of a value that a `pattern` refuses, as the contracts say it beside the pattern. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './development.ts';

/**
 * The member of a schema that says, to be read after the name of a field, what is wrong where its `pattern` does not match.
 * It is for the service alone and is not published: the hash of a payload's schema is over all that is, but for what the
 * contract names (PayloadHash).
 */
export const PROBLEM = 'x-problem';

/** A contract as others read it. */
export function withoutProblems<Contract extends object>(contract: Contract): Contract {
  const text = JSON.stringify(contract, (name, value: unknown) => (name === PROBLEM ? undefined : value));
  return JSON.parse(text) as Contract;
}

/** Documents of contracts, each with the name that errors give it. */
export type Documents = readonly (readonly [name: string, document: unknown])[];

export interface PatternProblem {
  pattern: string;
  problem: string;
  /** The document and the JSON pointer of the schema. */
  place: string;
}

/** Every pattern for which there are words. */
export function patternProblems(documents: Documents): PatternProblem[] {
  const found: PatternProblem[] = [];
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, [PROBLEM]: problem } = node as Record<string, unknown>;
    if (typeof pattern === 'string' && typeof problem === 'string') found.push({ pattern, problem, place });
    for (const [name, child] of Object.entries(node)) visit(child, `${place}/${name}`);
  };
  for (const [name, document] of documents) visit(document, `${name}#`);
  return found;
}

/** @throws {Error} if two schemas have the same pattern and other words for it, naming both. */
export function assertOneProblemPerPattern(documents: Documents): void {
  const known = new Map<string, PatternProblem>();
  for (const one of patternProblems(documents)) {
    const first = known.get(one.pattern) ?? one;
    known.set(one.pattern, first);
    if (first.problem !== one.problem) {
      throw new Error(`${first.place} and ${one.place} have the same pattern, and say different things in ${PROBLEM}`);
    }
  }
}

/** The documents of all contracts of HTTP, MCP and A2A, as they are written. */
export function writtenDocuments(): Documents {
  const folder = path.join(ROOT, 'contracts/openapi');
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8'))]);
}
