import { useSyncExternalStore } from 'react';
import { Listeners } from '../api/listeners.ts';
import { keep, kept } from '../frame/kept.ts';
import type { Owner } from '../session/owner.ts';

/**
 * `unsupported`: the browser lacks notifications or locks. `blocked`: the browser was told to show none from Workgate.
 */
type NoticeState = 'unsupported' | 'blocked' | 'off' | 'on';

/** True if the browser has the interface, but refuses to show a notification, as on phones. */
let isRefused = false;
const observers = new Listeners();

export function nameAt({ personId, tenantId }: Owner, what: string): string {
  return `workgate-notices-${what}:${personId}:${tenantId}`;
}

export function useNoticeState(owner: Owner): NoticeState {
  return useSyncExternalStore(observe, () => stateAt(owner));
}

function stateAt(owner: Owner): NoticeState {
  if (!('Notification' in window) || !('locks' in navigator) || isRefused) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isChosen = kept(nameAt(owner, 'choice')) === 'on';
  return isChosen && Notification.permission === 'granted' ? 'on' : 'off';
}

export async function switchOn(owner: Owner): Promise<NoticeState> {
  if ((await Notification.requestPermission()) === 'granted') {
    try {
      const body = 'Proposals that wait for your approval are shown like this while you use another window.';
      new Notification('Notifications are on', { body, tag: nameAt(owner, 'waiting') });
      keep(nameAt(owner, 'choice'), 'on');
    } catch {
      isRefused = true;
    }
  }
  observers.call();
  return stateAt(owner);
}

export function switchOff(owner: Owner): void {
  keep(nameAt(owner, 'choice'), 'off');
  observers.call();
}

/** The focus counts too, as the browser's settings may have changed meanwhile. */
function observe(observer: () => void): () => void {
  const remove = observers.add(observer);
  window.addEventListener('storage', observer);
  window.addEventListener('focus', observer);
  return () => {
    remove();
    window.removeEventListener('storage', observer);
    window.removeEventListener('focus', observer);
  };
}
