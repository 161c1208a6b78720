/** The real inputs that come with the specification: read where they lie beside the repository, never copied into it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RawDocument } from '../../src/projections/adapter.ts';
import type { SignatureVector } from './signature-vectors.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../shared/samples');
const RACE_CARDS = path.join(SAMPLES, 'racing/racecard');

/** Whether they are here. A clone has none, and shows every promise by fixtures of our own. */
export const HAS_SHARED_SAMPLES = existsSync(SAMPLES);

/** The real race cards, one race in each, by their names. */
export function sharedRaceCards(): RawDocument[] {
  return readdirSync(RACE_CARDS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(path.join(RACE_CARDS, name)) }));
}

export function sharedSignatureVectors(): SignatureVector[] {
  return JSON.parse(readFileSync(path.join(SAMPLES, 'chat/signature-vectors.json'), 'utf8'));
}
