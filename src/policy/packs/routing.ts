import type { OpenLoosenings } from '../../identity/index.ts';
import type { Pack, PackQueue } from './pack.ts';
import type { ActivePackDocument, EarlierPackDocument, TenantPacksDocument } from './schema.ts';
import { DEFAULT_PACK } from './shipped-packs.ts';

/** A pack with the queues that take work. */
export type RoutedPack = Pick<Pack, 'packKey' | 'title' | 'queues'>;

export function rowOf(active: TenantPacksDocument | null, packKey: string): ActivePackDocument | null {
  return active?.packs.find((one) => one.pack_key === packKey) ?? null;
}

/** Returns the pack that becomes the default once all changes count. */
export function nextDefault(active: TenantPacksDocument | null): string {
  return active?.default_pack ?? DEFAULT_PACK;
}

/** Returns the default pack that counts: the former one while its replacement waits. @param open Null if none waits. */
export function countingDefault(active: TenantPacksDocument | null, open: OpenLoosenings | null): string {
  const next = nextDefault(active);
  return (
    waitingIn(rowOf(active, next), open).find((change) => change.default_before !== undefined)?.default_before ?? next
  );
}

/** Returns the version whose queues take work, null for none. An older version counts while a change waits. */
export function routingVersion(row: ActivePackDocument, open: OpenLoosenings | null): number | null {
  const [oldest] = waitingIn(row, open);
  return oldest === undefined ? row.version : oldest.before;
}

/** Gives counting queues the titles and due times of the active version, which wait for nobody. */
export function withPresentDetails(counting: readonly PackQueue[], present: readonly PackQueue[]): PackQueue[] {
  return counting.map((queue) => {
    const known = present.find(({ queueKey }) => queueKey === queue.queueKey);
    return known === undefined ? queue : { ...known, match: queue.match };
  });
}

/** Returns the pack with the queues that take work, so that a return to them is no change. */
export function asRouted(pack: Pack | null, routed: readonly RoutedPack[]): Pack | null {
  return pack && { ...pack, queues: routed.find(({ packKey }) => packKey === pack.packKey)?.queues ?? [] };
}

/** A newer change of the default pack replaces the older ones of the same pack. */
export function withChange(
  waiting: readonly EarlierPackDocument[],
  change: EarlierPackDocument,
): EarlierPackDocument[] {
  if (change.default_before === undefined) return [...waiting, change];
  return [...waiting.map(({ default_before: _, ...older }) => older), change];
}

function waitingIn(row: ActivePackDocument | null, open: OpenLoosenings | null): EarlierPackDocument[] {
  if (row === null || open === null) return [];
  return open.waiting(row.earlier, row.confirmations);
}
