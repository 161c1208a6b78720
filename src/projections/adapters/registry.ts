import type { Adapter } from './adapter.ts';
import { formService } from './form-service.ts';
import { meetingTree } from './meeting-tree.ts';
import { racecard } from './racecard.ts';

/** Every adapter by its key. */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map(
  [racecard, meetingTree, formService].map((adapter) => [adapter.key, adapter]),
);
