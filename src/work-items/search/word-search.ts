import type { Keyset, PageQuery } from '../../platform/mongo/page.ts';
import type { SearchRepository } from './repository.ts';

/** The longest words are compared, because they usually are the rarest. */
const MAX_TRIED = 4;

interface WordSearchOptions extends Pick<PageQuery, 'order' | 'notBefore'> {
  search: SearchRepository;
  /** At least one term. All of them must be present. */
  terms: readonly string[];
  mayReadProposals: boolean;
}

interface Candidates {
  ids: string[];
  next: Keyset | null;
}

/**
 * Finds WorkItems with words, in order. The rarest word leads, by its index, and the other words are looked for in what
 * it finds. The first rows of each word show which word is the rarest: its rows end soonest, or reach furthest.
 */
export function wordSearch({ search, terms, mayReadProposals, order, notBefore }: WordSearchOptions) {
  const isExact = terms.length === 1;
  let leading = isExact ? terms[0] : undefined;

  const listWith = async (term: string, after: Keyset | undefined, limit: number): Promise<Candidates> => {
    const { rows, next } = await search.listWith(term, mayReadProposals, { order, notBefore, limit, after });
    return { ids: rows.map(({ _id }) => _id), next };
  };

  const candidates = async (after: Keyset | undefined, limit: number): Promise<Candidates> => {
    if (leading !== undefined) return listWith(leading, after, limit);
    const tried = terms.toSorted((a, b) => b.length - a.length).slice(0, MAX_TRIED);
    const lists = await Promise.all(tried.map(async (term) => ({ term, ...(await listWith(term, after, limit)) })));
    const [rarest] = lists.sort((a, b) => compare(a, b, order));
    leading = rarest?.term;
    return rarest ?? { ids: [], next: null };
  };

  return {
    isExact,
    /** Examines up to `limit` candidates. @returns those with all words, and the next position. */
    async next(after: Keyset | undefined, limit: number): Promise<Candidates> {
      const { ids, next } = await candidates(after, limit);
      if (isExact || ids.length === 0) return { ids, next };
      const others = terms.filter((term) => term !== leading);
      const having = await search.filterWithAll(ids, others, mayReadProposals);
      return { ids: ids.filter((id) => having.has(id)), next };
    },
  };
}

/** Lists that end come before lists that go on, then shorter ones, then those that reach further. */
function compare(a: Candidates, b: Candidates, order: PageQuery['order']): number {
  if (a.next === null || b.next === null) {
    if (a.next !== null || b.next !== null) return a.next === null ? -1 : 1;
    return a.ids.length - b.ids.length;
  }
  const further = a.next.time.getTime() - b.next.time.getTime();
  return order === 'newest_first' ? further : -further;
}
