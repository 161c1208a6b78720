/** Returns null if nothing is stored under the name, or the browser stores nothing. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? 'null');
  } catch {
    return null;
  }
}

/** For text that the page can do without: some browsers store nothing, and some have no room left. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // The next visit starts without the stored text, like the first one.
  }
}
