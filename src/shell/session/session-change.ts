const channel = new BroadcastChannel('workgate-session');

/** Begins anew at `path` after the session has ended or changed: nothing that was read before stays in memory. */
export function leaveFor(path: string): void {
  announceSessionChange();
  window.location.assign(path);
}

/** Tells the other tabs, which share the session's cookie, that what they show is no longer theirs. */
export function announceSessionChange(): void {
  channel.postMessage('changed');
}

/** Loads the page again when another tab changes the session, and when the browser restores it from its cache. */
export function followSessionChanges(): void {
  channel.addEventListener('message', () => window.location.reload());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
}
