/** Milliseconds: longer than dialogs take to give the focus back. */
const AFTER_RETURN_MS = 50;
/** Milliseconds until the page has read again what the dialog changed. */
const WATCH_MS = 10_000;

/**
 * The element that opened a dialog may be gone afterwards, at once or when the page has read the change, such as the
 * button of a revoked key. The focus then goes to the heading, not to the top of the document.
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
      // The element may be in another dialog, opened meanwhile, which gives the focus back when it closes.
      setTimeout(() => {
        if (document.activeElement === document.body) focusHeading();
      }, AFTER_RETURN_MS);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), WATCH_MS);
  }, AFTER_RETURN_MS);
}

function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
