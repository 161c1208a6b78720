import type { Adapter } from '../adapter.ts';
import { racing } from './racing/definition.ts';

export const VIEWS = [racing];

/** For the processes that run adapters (sources/adaptation-process.ts). */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map(VIEWS.flatMap(({ adapters }) => [...adapters]));
