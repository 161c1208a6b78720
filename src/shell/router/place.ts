/** Where the page is. Addresses are the browser's own: its history is the only state. */
export interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  hash: string;
  /** Another one after each navigation, also to the same address. */
  key: string;
}

/** An address within the shell; of an object, what it leaves out of the path stays as it is. */
export type To = string | { pathname?: string; search?: string; hash?: string };

export function presentPlace(): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: keyOf(window.history.state) };
}

/** The address that is meant at a place. */
export function addressOf(to: To, { pathname }: Pick<Place, 'pathname'>): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? pathname}${marked('?', to.search)}${marked('#', to.hash)}`;
}

/** Goes there, within the page. */
export function goTo(address: string, isReplacing: boolean): void {
  const state = { key: Math.random().toString(36).slice(2) };
  if (isReplacing) window.history.replaceState(state, '', address);
  else window.history.pushState(state, '', address);
}

function marked(mark: string, text = ''): string {
  return text === '' || text.startsWith(mark) ? text : `${mark}${text}`;
}

/** What others have put there is none of ours. */
function keyOf(state: unknown): string {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : 'first';
}
