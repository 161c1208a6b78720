import { afterFirstContent } from '../api/first-content.ts';
import { keep, kept } from './kept.ts';

/** Remembers that the browser has fetched the font, which it caches as long as anything. */
const FETCHED = 'workgate-font';

/**
 * Uses the own font (`shell.css`) at once if the browser has it, otherwise after the first content. The fallback font
 * has the same metrics.
 */
export function setInOwnFont(): void {
  const set = () => {
    document.documentElement.dataset['font'] = 'own';
  };
  if (kept(FETCHED) !== null) {
    set();
    return;
  }
  afterFirstContent(() => {
    set();
    document.fonts.ready.then(() => keep(FETCHED, 'yes'));
  });
}
