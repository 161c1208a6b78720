import type { FindPage } from './page.ts';

/**
 * Runs equal queries of one turn of the event loop once, because shells and agents poll the same lists. The query is
 * sent after the call, so no read sees less. Callers share the rows and must not change them.
 */
export function joinPages(findPage: FindPage): FindPage {
  // Keyed by the collections themselves, because collections behind models do not all report their names.
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
