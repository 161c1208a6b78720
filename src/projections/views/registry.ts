import type { Adapter } from '../adapter.ts';
import { racing } from './racing/definition.ts';

export const VIEWS = [racing];

/** All adapters by key, for the processes that run them (sources/adaptation-process.ts). */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map(VIEWS.flatMap(({ adapters }) => [...adapters]));
