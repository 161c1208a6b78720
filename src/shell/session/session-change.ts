const channel = new BroadcastChannel('workgate-session');

/** Loads a new page, so that no data of the old session stays in memory. */
export function leaveFor(path: string): void {
  announceSessionChange();
  window.location.assign(path);
}

/** Other tabs share the session's cookie. */
export function announceSessionChange(): void {
  channel.postMessage('changed');
}

/** The browser may also restore the page from its cache. */
export function followSessionChanges(): void {
  channel.addEventListener('message', () => window.location.reload());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
}
