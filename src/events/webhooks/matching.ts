import type { LogEntry } from '../../platform/outbox/log-entry.ts';
import type { EndpointDocument } from './endpoints/schema.ts';

/** What is told to the endpoint alone that is tried out. */
export const TESTED = 'webhook_endpoint.tested';

const PREFIX_END = '.*';

/** What of a WorkItem endpoints can ask for. */
export interface WorkItemTraits {
  packKey: string;
  tags: readonly string[];
}

type Wishes = Pick<EndpointDocument, '_id' | 'types' | 'filter'>;

/** Whether an endpoint asks for entries of certain WorkItems alone. */
export function asksForWorkItems({ filter }: Pick<Wishes, 'filter'>): boolean {
  return filter.pack_key !== undefined || filter.tag !== undefined;
}

/** Whether an endpoint asks for entries of this type, whichever WorkItem they are of. */
export function asksForType({ _id, types }: Wishes, { type, subject }: Pick<LogEntry, 'type' | 'subject'>): boolean {
  if (type === TESTED) return subject.id === _id;
  if (types.length === 0) return true;
  return types.some((one) => (one.endsWith(PREFIX_END) ? type.startsWith(one.slice(0, -1)) : one === type));
}

/** Whether it asks for this entry. @param traits Of the WorkItem that the entry is of, if it is of one that is there. */
export function asksFor(
  endpoint: Wishes,
  entry: Pick<LogEntry, 'type' | 'subject'>,
  traits: WorkItemTraits | undefined,
): boolean {
  if (!asksForType(endpoint, entry)) return false;
  if (entry.type === TESTED || !asksForWorkItems(endpoint)) return true;
  const { pack_key: packKey, tag } = endpoint.filter;
  if (traits === undefined) return false;
  return (packKey === undefined || traits.packKey === packKey) && (tag === undefined || traits.tags.includes(tag));
}
