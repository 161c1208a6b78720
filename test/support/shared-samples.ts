/**
 * Real input samples that come with the specification. Tests read them from their folder beside the repository; they
 * are never copied into the repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RawDocument } from '../../src/projections/adapter.ts';
import type { SignatureVector } from './signature-vectors.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../shared/samples');
const RACE_CARDS = path.join(SAMPLES, 'racing/racecard');

/** True if the samples are present. A clone has none, and shows every promise with fixtures that we wrote. */
export const HAS_SHARED_SAMPLES = existsSync(SAMPLES);

/** Returns the real race cards, sorted by name. Each has one race. */
export function sharedRaceCards(): RawDocument[] {
  return readdirSync(RACE_CARDS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(path.join(RACE_CARDS, name)) }));
}

export function sharedSignatureVectors(): SignatureVector[] {
  return JSON.parse(readFileSync(path.join(SAMPLES, 'chat/signature-vectors.json'), 'utf8'));
}
