import type { FieldChange, PackQueues } from '../work-items/index.ts';

const [PACK, QUEUE] = ['pack_key', 'queue_key'];

export function isPlace({ field }: Pick<FieldChange, 'field'>): boolean {
  return field === PACK || field === QUEUE;
}

/**
 * Returns the current name of the queue or pack in a change; empty if the name is ambiguous: if the pack did not
 * change, the log has only the queue key, which several packs may use.
 */
export function placeName(packs: readonly PackQueues[], change: FieldChange, together: readonly FieldChange[]): string {
  if (change.field === PACK) return packs.find(({ packKey }) => packKey === change.value)?.title ?? '';
  const moved = together.find(({ field }) => field === PACK)?.value;
  const possible = moved === undefined ? packs : packs.filter(({ packKey }) => packKey === moved);
  const titles = possible.flatMap(({ queues }) => queues.filter(({ queueKey }) => queueKey === change.value));
  const [title = '', ...others] = new Set(titles.map((queue) => queue.title));
  return others.length === 0 ? title : '';
}
