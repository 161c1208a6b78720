/** Messages for values that a `pattern` refuses, which the contracts state beside the pattern. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './development.ts';

/**
 * Schema member with the message for a value that the `pattern` refuses, a text to follow the field's name. The message
 * is for the service alone and is not published. The hash of a payload's schema covers all published members, except
 * those that the contract names (PayloadHash).
 */
export const PROBLEM = 'x-problem';

/** Returns a contract in its published form, without these messages. */
export function withoutProblems<Contract extends object>(contract: Contract): Contract {
  const text = JSON.stringify(contract, (name, value: unknown) => (name === PROBLEM ? undefined : value));
  return JSON.parse(text) as Contract;
}

/** Documents of contracts, each with its name in error messages. */
export type Documents = readonly (readonly [name: string, document: unknown])[];

export interface PatternProblem {
  pattern: string;
  problem: string;
  /** Document and JSON pointer of the schema. */
  place: string;
}

/** Returns every pattern that has a message. */
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

/** Checks that equal patterns have equal messages. @throws {Error} naming two schemas whose messages differ. */
export function assertOneProblemPerPattern(documents: Documents): void {
  const known = new Map<string, PatternProblem>();
  for (const one of patternProblems(documents)) {
    const first = known.get(one.pattern) ?? one;
    known.set(one.pattern, first);
    if (first.problem !== one.problem) {
      throw new Error(`${first.place} and ${one.place} have the same pattern, but different texts in ${PROBLEM}`);
    }
  }
}

/** Returns the documents of all contracts of HTTP, MCP and A2A, as written. */
export function writtenDocuments(): Documents {
  const folder = path.join(ROOT, 'contracts/openapi');
  return globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8'))]);
}
