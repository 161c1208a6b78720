import pLimit from 'p-limit';
import type { LoadedDocument } from './adaptation.ts';
import { FetchError, fetchDocument } from './fetch.ts';
import { readFileLocation } from './files.ts';
import { isFileLocation, type LocationRules, locationProblem, nameOfLocation } from './locations.ts';
import type { Validators } from './schema.ts';

/** Bytes of all documents of one load, which are in memory together. */
export const MAX_LOAD_BYTES = 64 * 1024 * 1024;
const CONCURRENCY = 4;

export interface Load {
  documents: LoadedDocument[];
  validators: Validators[];
}

/** A sentence for the people who run the source. Reveals nothing about the machine. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Null if the location is unchanged. */
type Part = { documents: LoadedDocument[]; validators: Validators } | null;

/**
 * Loads all locations of a source: if one fails, all do. If only some have changed, fetches the unchanged ones again,
 * because nobody keeps the documents.
 * @param known Validators of the served load, in the order of the locations.
 * @returns null if no location has changed. @throws {LoadError}
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

/** Fetches a few locations at a time. The first failure aborts the rest. */
async function fetchEach(
  locations: readonly string[],
  fetchOne: (location: string, index: number, signal: AbortSignal) => Promise<Part>,
  signal: AbortSignal,
): Promise<Part[]> {
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  const limit = pLimit(CONCURRENCY);
  const parts = locations.map((location, index) => limit(() => fetchOne(location, index, stop)));
  try {
    return await Promise.all(parts);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(parts);
    throw error;
  }
}

interface LocationFetch {
  known: Validators | undefined;
  rules: LocationRules;
  signal: AbortSignal;
  budget: { bytes: number };
}

async function fetchLocation(location: string, index: number, fetch: LocationFetch): Promise<Part> {
  const { known, rules, signal, budget } = fetch;
  const name = nameOfLocation(location, index);
  try {
    signal.throwIfAborted();
    // The rules may have changed since the location was registered.
    const problem = locationProblem(location, rules);
    if (problem !== undefined) throw new FetchError(problem);
    const part = isFileLocation(location)
      ? { documents: await readFileLocation(rules.root, location), validators: {} }
      : await fetchUrl(location, name, { known, rules, signal });
    for (const { bytes } of part?.documents ?? []) budget.bytes += bytes.length;
    if (budget.bytes > MAX_LOAD_BYTES) {
      throw new LoadError(`All documents together have more than ${MAX_LOAD_BYTES / 1024 / 1024} MiB.`);
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
