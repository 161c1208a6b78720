import type { EntryHead } from '../../platform/outbox/event-log.ts';
import { isWanted } from '../wanted-types.ts';
import type { EndpointDocument } from './endpoints/schema.ts';

/** Type of the event of a test. It is sent only to the tested endpoint, and no endpoint can ask for it. */
export const TESTED = 'webhook_endpoint.tested';

/** Traits of a WorkItem by which endpoints can filter. */
export interface WorkItemTraits {
  packKey: string;
  tags: readonly string[];
}

type Wishes = Pick<EndpointDocument, 'types' | 'filter'>;

/** Returns true if an endpoint asks only for entries of certain WorkItems. */
export function asksForWorkItems({ filter }: Pick<Wishes, 'filter'>): boolean {
  return filter.pack_key !== undefined || filter.tag !== undefined;
}

/** Returns true if an endpoint asks for entries of this type, whatever their WorkItem. */
export function asksForType({ types }: Pick<Wishes, 'types'>, { type }: Pick<EntryHead, 'type'>): boolean {
  if (type === TESTED) return false;
  return types.length === 0 || isWanted(types, type);
}

/**
 * Returns true if an endpoint asks for entries of a WorkItem with these traits. They are undefined for an entry whose
 * WorkItem does not exist, or that has none.
 */
export function asksForWorkItem({ filter }: Pick<Wishes, 'filter'>, traits: WorkItemTraits | undefined): boolean {
  const { pack_key: packKey, tag } = filter;
  if (!asksForWorkItems({ filter })) return true;
  if (traits === undefined) return false;
  return (packKey === undefined || traits.packKey === packKey) && (tag === undefined || traits.tags.includes(tag));
}
