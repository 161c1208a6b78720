import type { Keyset, PageQuery } from '../../platform/mongo/page.ts';
import type { SearchRepository } from './repository.ts';

/** Words of which it is tried which is the rarest; the longest, as those usually are. */
const MAX_TRIED = 4;

export interface WordSearchOptions extends Pick<PageQuery, 'order' | 'notBefore'> {
  search: SearchRepository;
  /** All of them have to be there; at least one. */
  terms: readonly string[];
  /** Whether words of what is proposed count. */
  mayReadProposals: boolean;
}

interface Candidates {
  ids: string[];
  next: Keyset | null;
}

/**
 * WorkItems with words, in order. The rarest word leads, by its index, and the others are looked for in what it leads to.
 * Which one that is shows when the first stretch of each is fetched: it ends soonest, or reaches furthest.
 */
export class WordSearch {
  readonly #options: WordSearchOptions;
  #leading: string | undefined;

  constructor(options: WordSearchOptions) {
    this.#options = options;
    if (options.terms.length === 1) this.#leading = options.terms[0];
  }

  /** Whether every candidate is one that is looked for. */
  get isExact(): boolean {
    return this.#options.terms.length === 1;
  }

  /** Looks at up to `limit` behind a place: those of them that have all words. */
  async next(after: Keyset | undefined, limit: number): Promise<Candidates> {
    const { search, terms, mayReadProposals } = this.#options;
    const { ids, next } = await this.#candidates(after, limit);
    if (this.isExact || ids.length === 0) return { ids, next };
    const others = terms.filter((term) => term !== this.#leading);
    const having = await search.filterWithAll(ids, others, mayReadProposals);
    return { ids: ids.filter((id) => having.has(id)), next };
  }

  async #candidates(after: Keyset | undefined, limit: number): Promise<Candidates> {
    if (this.#leading !== undefined) return this.#listWith(this.#leading, after, limit);
    const tried = this.#options.terms.toSorted((a, b) => b.length - a.length).slice(0, MAX_TRIED);
    const stretches = await Promise.all(
      tried.map(async (term) => ({ term, ...(await this.#listWith(term, after, limit)) })),
    );
    const [rarest] = stretches.sort((a, b) => this.#compare(a, b));
    this.#leading = rarest?.term;
    return rarest ?? { ids: [], next: null };
  }

  /** What ends comes before what goes on, then what is shorter, then what reaches further. */
  #compare(a: Candidates, b: Candidates): number {
    if (a.next === null || b.next === null) {
      if (a.next !== null || b.next !== null) return a.next === null ? -1 : 1;
      return a.ids.length - b.ids.length;
    }
    const further = a.next.time.getTime() - b.next.time.getTime();
    return this.#options.order === 'newest_first' ? further : -further;
  }

  async #listWith(term: string, after: Keyset | undefined, limit: number): Promise<Candidates> {
    const { search, order, notBefore, mayReadProposals } = this.#options;
    const { rows, next } = await search.listWith(term, mayReadProposals, { order, notBefore, limit, after });
    return { ids: rows.map(({ _id }) => _id), next };
  }
}
