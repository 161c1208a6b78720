/** Milliseconds to wait: longer than dialogs take to give the focus back. */
const AFTER_RETURN_MS = 50;
/** Milliseconds to watch the focused element. By then, the page has read again what the dialog changed. */
const WATCH_MS = 10_000;

/**
 * Keeps the focus on the page after a dialog. The element that had the focus before may be gone, such as a button of a
 * revoked key, or may disappear a moment later, when the page has read the change. The focus then goes to the page's
 * heading, and not to the top of the document.
 */
export function keepFocusOnPage(): void {
  setTimeout(() => {
    const returned = document.activeElement;
    if (returned === null || returned === document.body) {
      focusHeading();
      return;
    }
    const observer = new MutationObserver(() => {
      if (returned.isConnected) return;
      observer.disconnect();
      if (document.activeElement === document.body) focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), WATCH_MS);
  }, AFTER_RETURN_MS);
}

function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
