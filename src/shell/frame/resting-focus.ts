/** Longer than dialogs take to give the focus back by themselves. */
const AFTER_RETURN_MS = 50;
/** By then the page has read what the dialog has changed. */
const WATCH_MS = 10_000;

/**
 * For the end of a dialog: what had the focus before may be gone, such as the buttons of a revoked key, or go a moment
 * later, when the page has read what has changed. Then the keyboard goes on from the page's heading, and not from the
 * top of the document.
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
