import type { PackQueues } from '../work-items/model.ts';
import type { FieldChange } from '../work-items/timeline-entry.ts';

const [PACK, QUEUE] = ['pack_key', 'queue_key'];

export function isPlace({ field }: Pick<FieldChange, 'field'>): boolean {
  return field === PACK || field === QUEUE;
}

/**
 * What the queue or the pack of a change is called today; empty where nothing says it for certain: the log has the key of a
 * queue alone where the pack stayed as it was, and another pack may call another queue by it.
 */
export function placeName(packs: readonly PackQueues[], change: FieldChange, together: readonly FieldChange[]): string {
  if (change.field === PACK) return packs.find(({ packKey }) => packKey === change.value)?.title ?? '';
  const moved = together.find(({ field }) => field === PACK)?.value;
  const possible = moved === undefined ? packs : packs.filter(({ packKey }) => packKey === moved);
  const titles = possible.flatMap(({ queues }) => queues.filter(({ queueKey }) => queueKey === change.value));
  const [title = '', ...others] = new Set(titles.map((queue) => queue.title));
  return others.length === 0 ? title : '';
}
