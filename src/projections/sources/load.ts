import type { LoadedDocument } from './adaptation.ts';
import { FetchError, fetchDocument } from './fetch.ts';
import { readFileLocation } from './files.ts';
import { isFileLocation, type LocationRules, locationProblem, nameOfLocation } from './locations.ts';
import type { Validators } from './schema.ts';

/** Bytes of all documents of one load together: they are in memory at the same time. */
export const MAX_LOAD_BYTES = 64 * 1024 * 1024;
/** Locations that are fetched at the same time. */
const CONCURRENCY = 4;

/** All documents of a source, in the order of its locations. */
export interface Load {
  documents: LoadedDocument[];
  /** Of each location. */
  validators: Validators[];
}

/** Why a source could not be loaded: a sentence for those who run it, with nothing of the machine in it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** One location: its documents, or null if they are what they were. */
type Part = { documents: LoadedDocument[]; validators: Validators } | null;

/**
 * Loads all locations of a source. They are one load: if one cannot be had, none is. Where one location has changed and
 * another says that it has not, the latter is fetched whole too, since nobody keeps the documents.
 * @param known the validators of the load that is served, in the order of the locations; none if nothing is.
 * @returns null if every location says that it has not changed.
 * @throws {LoadError}
 */
export async function loadLocations(
  locations: readonly string[],
  known: readonly Validators[] | undefined,
  rules: LocationRules,
  signal: AbortSignal,
): Promise<Load | null> {
  const budget = { bytes: 0 };
  const parts = await fetchEach(
    locations,
    (location, index, stop) => fetchLocation(location, index, { known: known?.[index], rules, signal: stop, budget }),
    signal,
  );
  if (parts.every((part) => part === null)) return null;
  const whole = await fetchEach(
    locations,
    (location, index, stop) => {
      const part = parts[index];
      if (part !== null && part !== undefined) return Promise.resolve(part);
      return fetchLocation(location, index, { known: undefined, rules, signal: stop, budget });
    },
    signal,
  );
  const present = whole.filter((part) => part !== null);
  return {
    documents: present.flatMap((part) => part.documents),
    validators: present.map((part) => part.validators),
  };
}

/** Runs over the locations, a few at a time; the first failure ends the rest. */
async function fetchEach(
  locations: readonly string[],
  fetchOne: (location: string, index: number, signal: AbortSignal) => Promise<Part>,
  signal: AbortSignal,
): Promise<Part[]> {
  const parts: Part[] = [];
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const rest = locations.entries();
  const work = async () => {
    for (const [index, location] of rest) parts[index] = await fetchOne(location, index, stop);
  };
  const workers = Array.from({ length: CONCURRENCY }, () =>
    work().catch((error: unknown) => {
      // Before the others notice: theirs would only say that they were stopped.
      const first = !failed.signal.aborted;
      failed.abort();
      if (first) throw error;
    }),
  );
  const outcomes = await Promise.allSettled(workers);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return parts;
}

interface LocationFetch {
  known: Validators | undefined;
  rules: LocationRules;
  signal: AbortSignal;
  /** What all locations have brought so far. */
  budget: { bytes: number };
}

async function fetchLocation(location: string, index: number, fetch: LocationFetch): Promise<Part> {
  const { known, rules, signal, budget } = fetch;
  const name = nameOfLocation(location, index);
  try {
    signal.throwIfAborted();
    // The rules may have changed since it was registered.
    const problem = locationProblem(location, rules);
    if (problem !== undefined) throw new FetchError(problem);
    const part = isFileLocation(location)
      ? { documents: await readFileLocation(rules.root, location), validators: {} }
      : await fetchUrl(location, name, { known, rules, signal });
    for (const { bytes } of part?.documents ?? []) budget.bytes += bytes.length;
    if (budget.bytes > MAX_LOAD_BYTES) {
      throw new LoadError(`The documents have more than ${MAX_LOAD_BYTES / 1024 / 1024} MiB together.`);
    }
    return part;
  } catch (error) {
    if (error instanceof FetchError) throw new LoadError(`${name} ${error.message}.`, { cause: error });
    throw error;
  }
}

async function fetchUrl(
  location: string,
  name: string,
  { known, rules, signal }: Pick<LocationFetch, 'known' | 'rules' | 'signal'>,
): Promise<Part> {
  const conditional = known !== undefined && (known.etag !== undefined || known.last_modified !== undefined);
  const { allowLoopback } = rules;
  const options = { allowLoopback, signal, ...(conditional ? { validators: known } : {}) };
  const fetched = await fetchDocument(new URL(location), options);
  if (fetched === null) return null;
  return { documents: [{ name, subject: name, bytes: fetched.bytes }], validators: fetched.validators };
}
