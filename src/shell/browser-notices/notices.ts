import type { Owner } from '../session/owner.ts';
import { nameAt } from './choice.ts';
import { type Awaited, keepSeen, keepTold, newSince, toldAt, toTold } from './told.ts';
import { wordsOf } from './words.ts';

/** However much comes, it makes itself heard once in so long; until then, what is shown is brought up to date in silence. */
const BETWEEN_ALERTS_MS = 60_000;

export interface NoticesOptions {
  owner: Owner;
  tenantName: string;
  /** Leads to a page of this tab. */
  open: (path: string) => void;
}

/** `renotify` is of the standard (notifications.spec.whatwg.org), and not of all browsers. */
type Options = NotificationOptions & { renotify?: boolean };

/** Shows what waits for a person while they look elsewhere, as one notification, and takes it away once nothing of it waits. */
export class Notices {
  readonly #options: NoticesOptions;
  #shown: Notification | undefined;
  #lastAlertAt = Number.NEGATIVE_INFINITY;
  /** Something was brought up to date in silence that nobody has heard of. */
  #isUnheard = false;
  #isOver = false;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  /** Tells of what is new among what waits by now. */
  async tell(awaited: Awaited): Promise<void> {
    const { owner } = this.#options;
    // They have the count and the list before their eyes.
    const isSeen = await isLookedAt(owner);
    // What was read before this tab stopped telling is no longer its business.
    if (this.#isOver) return;
    const told = toldAt(owner);
    const [fresh, before] = [new Set(newSince(told, awaited)), new Set(isSeen ? [] : told?.unseen)];
    const unseen = isSeen ? [] : awaited.proposals.filter((one) => fresh.has(one) || before.has(one.proposalId));
    if (fresh.size > 0) this.#isUnheard = true;
    const isDue = this.#isUnheard && performance.now() - this.#lastAlertAt >= BETWEEN_ALERTS_MS;
    if (unseen.length === 0) this.takeAway();
    else if (isDue || fresh.size > 0 || unseen.length < before.size || this.#shown === undefined) {
      this.#show(unseen, isDue);
    }
    keepTold(owner, toTold(awaited, unseen));
  }

  /** Shows nothing any more. */
  end(): void {
    this.#isOver = true;
    this.takeAway();
  }

  /** They are here. */
  beSeen(): void {
    keepSeen(this.#options.owner);
    this.takeAway();
  }

  /** What was shown goes with the page that has shown it; another one shows it anew, in silence. */
  takeAway(): void {
    const notice = this.#shown;
    this.#shown = undefined;
    this.#isUnheard = false;
    notice?.close();
  }

  #show(waiting: Awaited['proposals'], isHeard: boolean): void {
    const { owner, tenantName, open } = this.#options;
    if (isHeard) {
      this.#lastAlertAt = performance.now();
      this.#isUnheard = false;
    }
    const { title, body } = wordsOf(waiting, tenantName);
    const options: Options = {
      body,
      tag: nameAt(owner, 'waiting'),
      ...(isHeard ? { renotify: true } : { silent: true }),
    };
    const notice = new Notification(title, options);
    this.#shown = notice;
    const [first] = waiting;
    notice.onclick = () => {
      window.focus();
      open(waiting.length === 1 && first !== undefined ? `/approvals/${first.proposalId}` : '/approvals');
      this.beSeen();
    };
    notice.onclose = () => {
      // One that another has taken the place of, or that was taken away, says nothing of the person.
      if (this.#shown === notice) this.beSeen();
    };
  }
}

/** Whether some tab of the browser that shows the tenant has the person's eyes (`use-lock.ts`). */
async function isLookedAt(owner: Owner): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameAt(owner, 'looking'));
}
