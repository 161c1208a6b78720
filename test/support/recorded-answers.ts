/**
 * Responses of the REST door, as the e2e tests received them: one for each operation and status. `ApiClient` records
 * them, and `make test-prism` has Prism validate them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface RecordedAnswer {
  operationId: string;
  status: number;
  request: { method: string; target: string; contentType: string | null; body: string | null };
  headers: Record<string, string>;
  body: string;
}

/** Folder that `make test` and `make test-full` set. Other runs record nothing. */
const FOLDER = process.env['TEST_RECORD_ANSWERS'];
const recorded = new Set<string>();

/** Records the response, unless this worker or another has recorded one for the operation and status. */
export function recordAnswer(answer: RecordedAnswer): void {
  const name = `${answer.operationId}-${answer.status}.json`;
  if (FOLDER === undefined || recorded.has(name)) return;
  recorded.add(name);
  mkdirSync(FOLDER, { recursive: true });
  try {
    writeFileSync(path.join(FOLDER, name), JSON.stringify(answer, null, 2), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Reads the recorded responses. @throws {Error} if no run has recorded any. */
export function readRecordedAnswers(folder: string): RecordedAnswer[] {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    throw new Error(`No answers are recorded in ${folder}: run make test first.`);
  }
  return names.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as RecordedAnswer);
}
