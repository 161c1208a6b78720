import { countryOf } from './places.ts';

/** What is raced; a track for horses and one for greyhounds of the same name are two tracks. */
export type Discipline = 'thoroughbred' | 'harness' | 'greyhounds';

/** How providers write the code of racing behind the name of a track. */
const CODES: Readonly<Record<Discipline, RegExp>> = {
  thoroughbred: /\s+(?:gallops|thoroughbreds?|\((?:gallops|thoroughbreds?|t|tb|r)\))$/i,
  harness: /\s+(?:harness|trots|trotting|pacing|\((?:harness|trots|trotting|pacing|h|hr)\))$/i,
  greyhounds: /\s+(?:greyhounds?|dogs|\((?:greyhounds?|dogs|g|gh|gr)\))$/i,
};

/**
 * The name of a track without what providers put behind it: `Ballarat`, `Ballarat (AUS)`, `Ballarat AUS` and, for harness
 * racing, `Ballarat Trots (AUS)` are one.
 * @param country ISO 3166-1 alpha-2 of the track.
 */
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

/** `Tiger Lady (NZ)` and `Tiger Lady` are one horse. */
export function bareRunnerName(name: string): string {
  return name.replace(/\s*\([A-Za-z]{2,4}\)\s*$/, '');
}

const MAX_SLUG = 80;

/** Letters and digits of any script in lower case, without marks; everything else becomes a dash. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/\brace ?(course|track)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, '');
}
