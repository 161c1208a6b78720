import { useSyncExternalStore } from 'react';
import { keep, kept } from '../frame/kept.ts';
import type { Owner } from '../session/owner.ts';

/**
 * `unsupported` where the browser shows no notifications of pages, or does not let its tabs agree on one of them;
 * `blocked` where it was told not to show any of Workgate.
 */
export type NoticeState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Some browsers have the interface, and refuse to show anything by it, as on phones. */
let isRefused = false;
const observers = new Set<() => void>();

/** The name under which the browser keeps something for them, and by which its tabs agree. */
export function nameAt({ personId, tenantId }: Owner, what: string): string {
  return `workgate-notices-${what}:${personId}:${tenantId}`;
}

/** Whether this browser shows the person what waits for them. */
export function useNoticeState(owner: Owner): NoticeState {
  return useSyncExternalStore(observe, () => stateAt(owner));
}

export function stateAt(owner: Owner): NoticeState {
  if (!('Notification' in window) || !('locks' in navigator) || isRefused) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isChosen = kept(nameAt(owner, 'choice')) === 'on';
  return isChosen && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Has the browser ask the person, unless they have answered before, and shows a first one. */
export async function switchOn(owner: Owner): Promise<NoticeState> {
  if ((await Notification.requestPermission()) === 'granted') {
    try {
      const body = 'What waits for your approval is shown like this while you look elsewhere.';
      new Notification('Notifications are on', { body, tag: nameAt(owner, 'waiting') });
      keep(nameAt(owner, 'choice'), 'on');
    } catch {
      isRefused = true;
    }
  }
  tellObservers();
  return stateAt(owner);
}

export function switchOff(owner: Owner): void {
  keep(nameAt(owner, 'choice'), 'off');
  tellObservers();
}

function tellObservers(): void {
  for (const observer of [...observers]) observer();
}

/** Told of what this tab and others choose, and of what is changed in the settings of the browser before one comes back. */
function observe(observer: () => void): () => void {
  observers.add(observer);
  window.addEventListener('storage', observer);
  window.addEventListener('focus', observer);
  return () => {
    observers.delete(observer);
    window.removeEventListener('storage', observer);
    window.removeEventListener('focus', observer);
  };
}
