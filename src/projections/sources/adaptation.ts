import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Adapter, RawDocument } from '../adapter.ts';
import { chunksOf, entriesOf } from '../chunks.ts';
import type { Group, SourceProblem } from '../model.ts';
import { MAX_KEPT_PROBLEMS } from '../publisher.ts';

/*
 * What is done with the documents of a load before it can be published. It takes as long as they are large, and up to
 * 64 MiB come from strangers, so that it happens in a process of its own (adaptation-process.ts).
 */

/** A document as it was loaded. */
export interface LoadedDocument extends RawDocument {
  /** Begins a sentence about it, such as `file:cards holds monday.json, which`, for those who run the source. */
  subject: string;
}

export interface AdaptationJob {
  /** Key of the adapter. */
  adapter: string;
  /** IANA zone that counts where a document does not say its own. */
  timezone: string;
  /** `sha256` of the load that is served; undefined if nothing is. */
  served: string | undefined;
  documents: readonly LoadedDocument[];
}

/** `refused`: the whole load is, for a reason that is told to those who run the source. `sha256` is over all documents. */
export type Adaptation =
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; reason: string }
  | ({ outcome: 'adapted'; groups: Group[] } & AdaptedLoad);

export interface AdaptedLoad {
  sha256: string;
  /** The first of them. */
  problems: SourceProblem[];
  /** How many there were. */
  problemCount: number;
}

/** What the process answers: groups, a chunk at a time, then the rest. */
export type AdaptationMessage =
  | { groups: readonly Group[] }
  | { end: Exclude<Adaptation, { outcome: 'adapted' }> | ({ outcome: 'adapted' } & AdaptedLoad) };

/** A group has some hundred of both. What has more than this is no group, and would be held in one piece. */
const MAX_GROUP_ENTRIES = 20_000;
/** Events and participants of a message: some milliseconds for who takes it. */
const MESSAGE_ENTRIES = 2_000;

/** Looks whether the documents are JSON and others than those that are served, and then makes groups of them. */
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

/** The same piece by piece, so that whoever takes it is never held up for long. */
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

/** Whether it is one JSON text in UTF-8 (RFC 8259). */
function isJson(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false;
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** Names and lengths are in it, so that no two lists of documents look the same. */
function digestOf(documents: readonly RawDocument[]): string {
  const hash = createHash('sha256');
  for (const { name, bytes } of documents) {
    hash.update(JSON.stringify([name, bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}
