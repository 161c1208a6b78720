import type { Group } from './model.ts';

/** How much there is in a group: itself, its events and their participants. */
export function entriesOf(group: Group): number {
  return group.events.reduce((count, { participants }) => count + 1 + participants.length, 1);
}

/** Groups in runs of about so many entries, of one group at least: what is done with a run holds its thread up. */
export function* chunksOf(groups: readonly Group[], entries: number): Generator<Group[]> {
  let [chunk, size]: [Group[], number] = [[], 0];
  for (const group of groups) {
    chunk.push(group);
    size += entriesOf(group);
    if (size < entries) continue;
    yield chunk;
    [chunk, size] = [[], 0];
  }
  if (chunk.length > 0) yield chunk;
}
