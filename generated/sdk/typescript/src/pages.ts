/** Walks over pages: yields the entries of one, and fetches the next only when more are asked for. */
export async function* pages<Page, Entry>(
  first: string | undefined,
  fetchPage: (token: string | undefined) => Promise<Page>,
  read: (page: Page) => [entries: readonly Entry[], next: string | null],
): AsyncGenerator<Entry, void, undefined> {
  let token = first;
  do {
    const [entries, next] = read(await fetchPage(token));
    yield* entries;
    token = next ?? undefined;
  } while (token !== undefined);
}
