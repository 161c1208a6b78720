/** Returns the text stored in the browser under a name; null if there is none, or the browser stores nothing. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Returns the JSON stored under a name; null if there is none, or it is not valid. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores text that the page can do without: some browsers store nothing, and some have no room left. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The next visit starts without the stored text, like the first one.
  }
}
