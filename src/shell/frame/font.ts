import { afterFirstContent } from '../api/first-content.ts';
import { keep, kept } from './kept.ts';

/** Says that this browser has the font: it is fetched once, and kept as long as the browser keeps anything. */
const FETCHED = 'workgate-font';

/**
 * Sets the page in its own font (`shell.css`): at once where the browser has it, else once the first content is there, which
 * stands in another one of the same measures until then.
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
