const channel = new BroadcastChannel('workgate-session');

/** Loads `path` as a new page after the session has ended or changed, so that no earlier data stays in memory. */
export function leaveFor(path: string): void {
  announceSessionChange();
  window.location.assign(path);
}

/** Tells other tabs, which share the session's cookie, that the session has changed. */
export function announceSessionChange(): void {
  channel.postMessage('changed');
}

/** Reloads the page when another tab changes the session, and when the browser restores the page from its cache. */
export function followSessionChanges(): void {
  channel.addEventListener('message', () => window.location.reload());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
}
