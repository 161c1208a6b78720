import type { EntryHead } from '../../platform/outbox/event-log.ts';
import { isWanted } from '../wanted-types.ts';
import type { EndpointDocument } from './endpoints/schema.ts';

/** Type of the event of a test. It is sent only to the tested endpoint, and no endpoint can ask for it. */
export const TESTED = 'webhook_endpoint.tested';

export interface WorkItemTraits {
  packKey: string;
  tags: readonly string[];
}

type Wishes = Pick<EndpointDocument, 'types' | 'filter'>;

export function asksForWorkItems({ filter }: Pick<Wishes, 'filter'>): boolean {
  return filter.pack_key !== undefined || filter.tag !== undefined;
}

export function asksForType({ types }: Pick<Wishes, 'types'>, { type }: Pick<EntryHead, 'type'>): boolean {
  if (type === TESTED) return false;
  return types.length === 0 || isWanted(types, type);
}

/** @param traits Undefined for an entry without a WorkItem. */
export function asksForWorkItem({ filter }: Pick<Wishes, 'filter'>, traits: WorkItemTraits | undefined): boolean {
  const { pack_key: packKey, tag } = filter;
  if (!asksForWorkItems({ filter })) return true;
  if (traits === undefined) return false;
  return (packKey === undefined || traits.packKey === packKey) && (tag === undefined || traits.tags.includes(tag));
}
