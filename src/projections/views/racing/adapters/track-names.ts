import { cutText } from '../../../../platform/text-length.ts';
import { countryOf } from './places.ts';

/** A track for horses and a track for greyhounds are two tracks, even with the same name. */
export type Discipline = 'thoroughbred' | 'harness' | 'greyhounds';

/** Words that providers add to the name of a track. */
const CODES: Readonly<Record<Discipline, RegExp>> = {
  thoroughbred: /\s+(?:gallops|thoroughbreds?|\((?:gallops|thoroughbreds?|t|tb|r)\))$/i,
  harness: /\s+(?:harness|trots|trotting|pacing|\((?:harness|trots|trotting|pacing|h|hr)\))$/i,
  greyhounds: /\s+(?:greyhounds?|dogs|\((?:greyhounds?|dogs|g|gh|gr)\))$/i,
};

/** `Ballarat`, `Ballarat AUS` and, for harness racing, `Ballarat Trots (AUS)` are the same track. */
export function bareTrackName(name: string, country: string, discipline: Discipline): string {
  const isOfCountry = (code: string) => countryOf(code) === country;
  let bare = name.trim();
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(CODES[discipline], '')
      .replace(/\s*\(([A-Za-z]{2,3})\)$/, (suffix, code: string) => (isOfCountry(code) ? '' : suffix))
      .replace(/\s+([A-Z]{3})$/, (suffix, code: string) => (isOfCountry(code) ? '' : suffix))
      .trimEnd();
  }
  return bare === '' ? name : bare;
}

/** `Tiger Lady (NZ)` and `Tiger Lady` are the same horse. */
export function bareRunnerName(name: string): string {
  return name.replace(/\s*\([A-Za-z]{2,4}\)\s*$/, '');
}

const MAX_SLUG = 80;

/** Keeps letters and digits of any script in lower case, without marks. Everything else becomes a dash. */
export function slugOf(text: string): string {
  const dashed = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/\brace ?(course|track)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return cutText(dashed, MAX_SLUG).replaceAll(/^-+|-+$/g, '');
}
