import type { Keyset, PageQuery } from '../../platform/mongo/page.ts';
import type { SearchRepository } from './repository.ts';

/**
 * Number of words that are compared to find the rarest. The longest words are compared, because they usually are the
 * rarest.
 */
const MAX_TRIED = 4;

export interface WordSearchOptions extends Pick<PageQuery, 'order' | 'notBefore'> {
  search: SearchRepository;
  /** At least one term. All of them must be present. */
  terms: readonly string[];
  /** True if words of proposals are searched too. */
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
export class WordSearch {
  readonly #options: WordSearchOptions;
  #leading: string | undefined;

  constructor(options: WordSearchOptions) {
    this.#options = options;
    if (options.terms.length === 1) this.#leading = options.terms[0];
  }

  /** True if every candidate is a match. */
  get isExact(): boolean {
    return this.#options.terms.length === 1;
  }

  /**
   * Looks at up to `limit` candidates after a position.
   * @returns those candidates that have all words, and the next position.
   */
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

  /**
   * Sorts candidates: lists that end before lists that go on, then shorter ones first, then those that reach further.
   */
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
