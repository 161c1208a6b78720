import type { FindPage } from './page.ts';

/**
 * The same pages, where those that are asked for in one turn of the event loop, and are the same, are read once: shells
 * and agents poll the same lists. A read never sees less than it would by itself, as its query is sent after it was asked
 * for. Callers share the rows and do not change them.
 */
export function joinPages(findPage: FindPage): FindPage {
  // By the collections themselves: those behind models do not all say their names.
  const pendingOf = new WeakMap<object, Map<string, ReturnType<FindPage>>>();
  return ((collection, query) => {
    const pending = pendingOf.get(collection) ?? new Map<string, ReturnType<FindPage>>();
    pendingOf.set(collection, pending);
    const page = JSON.stringify(query);
    const known = pending.get(page);
    if (known !== undefined) return known;
    const read = new Promise<void>((resolve) => {
      setImmediate(() => {
        pending.delete(page);
        resolve();
      });
    }).then(() => findPage(collection, query));
    pending.set(page, read as never);
    return read;
  }) as FindPage;
}
