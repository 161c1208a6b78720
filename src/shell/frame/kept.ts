/** What the browser keeps under a name; null if there is nothing, or it keeps nothing at all. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The JSON that it keeps under a name; null if there is nothing, or it is none. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Has the browser keep something that can be done without: some keep nothing, and some have no more room. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The next time it is as it was the first time.
  }
}
