/** Longer than dialogs take to give the focus back by themselves. */
const AFTER_RETURN_MS = 50;

/**
 * For the end of a dialog: what had the focus before may be gone, such as the buttons of a revoked key. Then the
 * keyboard goes on from the page's heading, and not from the top of the document.
 */
export function keepFocusOnPage(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, AFTER_RETURN_MS);
}
