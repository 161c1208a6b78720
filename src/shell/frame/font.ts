import { afterFirstContent } from '../api/first-content.ts';
import { keep, kept } from './kept.ts';

/**
 * Name under which the browser remembers that it has the font. The font is fetched once, and cached as long as the
 * browser caches anything.
 */
const FETCHED = 'workgate-font';

/**
 * Shows the page in its own font (`shell.css`): at once if the browser has the font, otherwise once the first content
 * is there. Until then, the page uses a fallback font with the same metrics.
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
