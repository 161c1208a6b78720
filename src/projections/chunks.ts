import type { Group } from './model.ts';

export function entriesOf(group: Group): number {
  return group.events.reduce((count, { participants }) => count + 1 + participants.length, 1);
}

/** Splits groups into chunks of about `entries` entries. Small chunks keep the thread responsive. */
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
