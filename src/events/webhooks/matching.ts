import type { EntryHead } from '../../platform/outbox/event-log.ts';
import { isWanted } from '../wanted-types.ts';
import type { EndpointDocument } from './endpoints/schema.ts';

/** Sent by who tries an endpoint out, to that alone: it is asked for by nobody. */
export const TESTED = 'webhook_endpoint.tested';

/** What of a WorkItem endpoints can ask for. */
export interface WorkItemTraits {
  packKey: string;
  tags: readonly string[];
}

type Wishes = Pick<EndpointDocument, 'types' | 'filter'>;

/** Whether an endpoint asks for entries of certain WorkItems alone. */
export function asksForWorkItems({ filter }: Pick<Wishes, 'filter'>): boolean {
  return filter.pack_key !== undefined || filter.tag !== undefined;
}

/** Whether an endpoint asks for entries of this type, whichever WorkItem they are of. */
export function asksForType({ types }: Pick<Wishes, 'types'>, { type }: Pick<EntryHead, 'type'>): boolean {
  if (type === TESTED) return false;
  return types.length === 0 || isWanted(types, type);
}

/** Whether it asks for entries of a WorkItem that is like this; undefined for entries of none that is there. */
export function asksForWorkItem({ filter }: Pick<Wishes, 'filter'>, traits: WorkItemTraits | undefined): boolean {
  const { pack_key: packKey, tag } = filter;
  if (!asksForWorkItems({ filter })) return true;
  if (traits === undefined) return false;
  return (packKey === undefined || traits.packKey === packKey) && (tag === undefined || traits.tags.includes(tag));
}
