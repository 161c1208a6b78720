import { nameAt, type Place } from './choice.ts';
import { type Awaited, keepTold, newSince, toldAt, toTold } from './told.ts';
import { wordsOf } from './words.ts';

/** However much comes, it makes itself heard once in so long; in between, what is shown is brought up to date in silence. */
const BETWEEN_ALERTS_MS = 60_000;

export interface NoticesOptions {
  place: Place;
  tenantName: string;
  /** Leads to a page of this tab. */
  open: (path: string) => void;
}

/** `renotify` is of the standard (notifications.spec.whatwg.org), and not of all browsers. */
type Options = NotificationOptions & { renotify?: boolean };

/** Shows what waits for a person while they look elsewhere, as one notification, and takes it away once nothing of it waits. */
export class Notices {
  readonly #options: NoticesOptions;
  #shown: { notice: Notification; ids: ReadonlySet<string> } | undefined;
  #lastAlertAt = Number.NEGATIVE_INFINITY;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Tells of what is new among what waits by now. */
  async tell(awaited: Awaited): Promise<void> {
    const { place } = this.#options;
    const fresh = new Set(newSince(toldAt(place), awaited));
    keepTold(place, toTold(awaited));
    // They have the count and the list before their eyes.
    if (await isLookedAt(place)) return this.close();
    const before = this.#shown?.ids ?? new Set();
    const unseen = awaited.proposals.filter((one) => fresh.has(one) || before.has(one.proposalId));
    if (unseen.length === 0) return this.close();
    if (fresh.size > 0 || unseen.length < before.size) this.#show(unseen, fresh.size > 0);
  }

  close(): void {
    this.#shown?.notice.close();
    this.#shown = undefined;
  }

  #show(waiting: Awaited['proposals'], isNew: boolean): void {
    const { place, tenantName, open } = this.#options;
    const isHeard = isNew && performance.now() - this.#lastAlertAt >= BETWEEN_ALERTS_MS;
    if (isHeard) this.#lastAlertAt = performance.now();
    const { title, body } = wordsOf(waiting, tenantName);
    const options: Options = {
      body,
      tag: nameAt(place, 'waiting'),
      ...(isHeard ? { renotify: true } : { silent: true }),
    };
    const notice = new Notification(title, options);
    this.#shown = { notice, ids: new Set(waiting.map(({ proposalId }) => proposalId)) };
    const [first] = waiting;
    notice.onclick = () => {
      window.focus();
      open(waiting.length === 1 && first !== undefined ? `/approvals/${first.proposalId}` : '/approvals');
      notice.close();
    };
    notice.onclose = () => {
      if (this.#shown?.notice === notice) this.#shown = undefined;
    };
  }
}

/** Whether some tab of the browser that shows the tenant has the person's eyes (`use-lock.ts`). */
async function isLookedAt(place: Place): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameAt(place, 'looking'));
}
