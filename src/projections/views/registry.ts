import type { Adapter } from '../adapter.ts';
import { racing } from './racing/definition.ts';

/** Every view. */
export const VIEWS = [racing];

/** Every adapter by its key, for the processes that adapt (sources/adaptation-process.ts). */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map(VIEWS.flatMap(({ adapters }) => [...adapters]));
