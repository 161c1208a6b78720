/** The browser's history is the only state. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** New for each navigation, even to the same address. */
  key: string;
}

/** Without a `pathname`, the current path stays. */
export type To = string | { pathname?: string; search?: string; hash?: string };

export function presentPlace(): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: keyOf(window.history.state) };
}

export function addressOf(to: To, { pathname }: Pick<Place, 'pathname'>): string {
  if (typeof to === 'string') return to;
  return `${to.pathname ?? pathname}${marked('?', to.search)}${marked('#', to.hash)}`;
}

export function goTo(address: string, isReplacing: boolean): void {
  const state = { key: Math.random().toString(36).slice(2) };
  if (isReplacing) window.history.replaceState(state, '', address);
  else window.history.pushState(state, '', address);
}

function marked(mark: string, text = ''): string {
  return text === '' || text.startsWith(mark) ? text : `${mark}${text}`;
}

/** Ignores history state that other code has written. */
function keyOf(state: unknown): string {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : 'first';
}
