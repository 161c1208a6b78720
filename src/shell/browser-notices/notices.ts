import { timestampMs } from '@bufbuild/protobuf/wkt';
import type {
  AwaitedProposal,
  ListAwaitedProposalsResponse,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { keep, keptJson } from '../frame/kept.ts';
import type { Owner } from '../session/owner.ts';
import { nameAt } from './choice.ts';
import { wordsOf } from './labels.ts';

/** Least time in milliseconds between two audible notifications. In between, the notification is updated silently. */
const BETWEEN_ALERTS_MS = 60_000;

interface NoticesOptions {
  owner: Owner;
  tenantName: string;
  open: (path: string) => void;
}

/** `renotify` is in the standard (notifications.spec.whatwg.org), but not in all browsers. */
type Options = NotificationOptions & { renotify?: boolean };

/** One notification about all waiting proposals. It disappears when none of them waits any more. */
export class Notices {
  readonly #options: NoticesOptions;
  #shown: Notification | undefined;
  #lastAlertAt = Number.NEGATIVE_INFINITY;
  /** True if new proposals were added silently since the last audible notification. */
  #isUnheard = false;
  #isOver = false;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  async tell(awaited: Awaited): Promise<void> {
    const { owner } = this.#options;
    // Somebody who looks at the page sees the count and the list there.
    const isSeen = await isLookedAt(owner);
    // This tab stopped showing notifications while the locks were read; another tab is responsible now.
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

  end(): void {
    this.#isOver = true;
    this.takeAway();
  }

  /** Call when the person has seen the notification. */
  beSeen(): void {
    keepSeen(this.#options.owner);
    this.takeAway();
  }

  /** Removes the notification together with the page that has shown it. Another page shows it again silently. */
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
      // A notification that was replaced or removed by us does not mean that the person has seen it.
      if (this.#shown === notice) this.beSeen();
    };
  }
}

/** Returns true if any tab that shows this tenant has the focus (`approval-notices.tsx`). */
async function isLookedAt(owner: Owner): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameAt(owner, 'looking'));
}

type Awaited = Pick<ListAwaitedProposalsResponse, 'proposals' | 'hasMore'>;

/** The last list of waiting proposals, so that people are notified of each proposal once, in whichever page. */
interface Told {
  ids: string[];
  /** Time of the newest proposal in milliseconds since 1970; 0 if there is none. */
  newest: number;
  hasMore: boolean;
  unseen: string[];
}

function toTold({ proposals, hasMore }: Awaited, unseen: readonly AwaitedProposal[]): Told {
  return {
    unseen: unseen.map(({ proposalId }) => proposalId),
    ids: proposals.map(({ proposalId }) => proposalId),
    newest: Math.max(0, ...proposals.map(proposedAt)),
    hasMore,
  };
}

/** On the first read, nothing is new. */
function newSince(told: Told | undefined, { proposals }: Awaited): AwaitedProposal[] {
  if (told === undefined) return [];
  const known = new Set(told.ids);
  return proposals.filter(
    // If the last list was cut off, older proposals move up when others are decided. They are not new.
    (one) => !known.has(one.proposalId) && (!told.hasMore || proposedAt(one) > told.newest),
  );
}

function toldAt(owner: Owner): Told | undefined {
  const told = keptJson(nameAt(owner, 'told'));
  return isTold(told) ? told : undefined;
}

function keepTold(owner: Owner, told: Told): void {
  keep(nameAt(owner, 'told'), JSON.stringify(told));
}

function keepSeen(owner: Owner): void {
  const told = toldAt(owner);
  if (told !== undefined && told.unseen.length > 0) keepTold(owner, { ...told, unseen: [] });
}

function proposedAt({ proposedAt: at }: AwaitedProposal): number {
  return at === undefined ? 0 : timestampMs(at);
}

function isTold(value: unknown): value is Told {
  if (typeof value !== 'object' || value === null) return false;
  const { ids, newest, hasMore, unseen } = value as Partial<Told>;
  return [ids, unseen].every(Array.isArray) && typeof newest === 'number' && typeof hasMore === 'boolean';
}
