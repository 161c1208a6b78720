import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Adapter, RawDocument } from '../adapter.ts';
import { chunksOf, entriesOf } from '../chunks.ts';
import { type Group, MAX_KEPT_PROBLEMS, type SourceProblem } from '../model.ts';

/* Runs in a process of its own (adaptation-process.ts): up to 64 MiB come from strangers. */

export interface LoadedDocument extends RawDocument {
  /** Start of a sentence about the document, such as `file:cards holds monday.json, which`. */
  subject: string;
}

export interface AdaptationJob {
  adapter: string;
  /** IANA zone for documents that do not name their own. */
  timezone: string;
  served: string | undefined;
  documents: readonly LoadedDocument[];
}

/** `refused` rejects the whole load; the people who run the source see the reason. `sha256` covers all documents. */
export type Adaptation =
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; reason: string }
  | ({ outcome: 'adapted'; groups: Group[] } & AdaptedLoad);

export interface AdaptedLoad {
  sha256: string;
  problems: SourceProblem[];
  problemCount: number;
}

/** Groups, one chunk at a time, then the rest of the result. */
export type AdaptationMessage =
  | { groups: readonly Group[] }
  | { end: Exclude<Adaptation, { outcome: 'adapted' }> | ({ outcome: 'adapted' } & AdaptedLoad) };

/** A real group has about a hundred events and participants. A larger one would block in one piece. */
const MAX_GROUP_ENTRIES = 20_000;
/** Events and participants per message, a few milliseconds for the receiver. */
const MESSAGE_ENTRIES = 2_000;

export function adaptDocuments(job: AdaptationJob, adapters: ReadonlyMap<string, Adapter>): Adaptation {
  const { documents, timezone, served } = job;
  const adapter = adapters.get(job.adapter);
  if (adapter === undefined) return { outcome: 'refused', reason: `There is no adapter ${job.adapter}.` };
  const broken = documents.find(({ bytes }) => !isJson(bytes));
  if (broken !== undefined) return { outcome: 'refused', reason: `${broken.subject} is not JSON.` };
  const sha256 = digestOf(documents);
  if (sha256 === served) return { outcome: 'unchanged' };
  const adapted = adapter.adapt(documents, { timezone });
  const [groups, huge] = [adapted.groups.filter((group) => !isHuge(group)), adapted.groups.filter(isHuge)];
  const tooLarge = huge.map(({ groupId }) => ({ where: groupId, problem: 'has too many events and participants' }));
  const problems = [...tooLarge, ...adapted.problems.slice(0, MAX_KEPT_PROBLEMS)].slice(0, MAX_KEPT_PROBLEMS);
  return {
    outcome: 'adapted',
    sha256,
    groups,
    problems,
    problemCount: huge.length + adapted.problems.length,
  };
}

export function* messagesOf(adaptation: Adaptation): Generator<AdaptationMessage> {
  if (adaptation.outcome !== 'adapted') {
    yield { end: adaptation };
    return;
  }
  const { groups, ...end } = adaptation;
  for (const chunk of chunksOf(groups, MESSAGE_ENTRIES)) yield { groups: chunk };
  yield { end };
}

const isHuge = (group: Group): boolean => entriesOf(group) > MAX_GROUP_ENTRIES;

/** Returns true for a single JSON text in UTF-8 (RFC 8259). */
function isJson(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false;
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Covers names and lengths, so that no two lists of documents look the same. */
function digestOf(documents: readonly RawDocument[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of documents) {
    hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}
