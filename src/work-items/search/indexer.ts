import { currentTime } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Keyset } from '../../platform/mongo/page.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { QUARANTINED_TYPE } from '../../platform/outbox/quarantine.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { WorkItemRepository } from '../repository.ts';
import type { WorkItemDocument } from '../schema.ts';
import type { AddedTerms, PresentTerms, SearchRepository } from './repository.ts';
import { SEARCH_DUE, type SearchDocument } from './schema.ts';
import { MAX_TERMS, proposedTerm, termsInTurns } from './terms.ts';

/** Name of the work. */
export const SEARCH_REBUILD = 'search_rebuild';

/** It is for the database to do, and nobody waits for it. */
const LIMITS = { inAll: 4, perTenant: 2, perPeer: 4 };
/** Longer than making the terms of a WorkItem takes. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 5;
/** Messages that are read at a time; the newest first, until the terms are as many as there may be. */
const MESSAGES_READ = 100;
const MAX_PAGES = 10;
/** Nothing of a WorkItem is older than it, by clocks that differ by less. */
const MARGIN_MS = 24 * 60 * 60 * 1000;
/** Personal fields of a WorkItem that it is found by, as events name them. */
const SEARCHED_FIELDS = ['subject', 'tags', 'contact'];

/** Texts of proposals, by whose domain they are told. */
export interface ProposedTexts {
  /** Of these proposals, by their WorkItems. */
  ofProposals: (tenantId: string, proposalIds: readonly string[]) => Promise<ReadonlyMap<string, string[]>>;
  /** Of all that is proposed for a WorkItem, the newest first, within reason. */
  ofWorkItem: (tenantId: string, workItemId: string, notBefore: Date) => Promise<string[]>;
}

export interface SearchIndexerOptions {
  workItems: (tenantId: string) => WorkItemRepository;
  search: (tenantId: string) => SearchRepository;
  proposed: ProposedTexts;
  /** Says that terms are to be made anew. */
  wakeRebuild: () => void;
  logger: Logger;
}

type Texts = Pick<
  WorkItemDocument,
  '_id' | 'created_at' | 'subject' | 'tags' | 'contact' | 'source_reference' | 'initial_message'
>;

/** What a batch of events has done to what WorkItems are found by. */
interface Touched {
  created: Set<string>;
  /** What they are found by may not hold any more: new words are added at once, those that are gone go soon. */
  changed: Set<string>;
  messageIds: string[];
  proposalIds: string[];
}

/**
 * Keeps the terms of WorkItems as their texts are. The relay has it take each batch of events between logging and clearing
 * it: so whatever dies, the batch comes again, and what it does may be done twice. Where it cannot, it says so in the
 * database, and the terms are made anew in the background: what is wrong with the texts of one keeps no log waiting.
 */
export class SearchIndexer {
  readonly #options: SearchIndexerOptions;

  constructor(options: SearchIndexerOptions) {
    this.#options = options;
  }

  /** Takes over what has happened. @throws {AppError} where not even that could be noted. */
  async take(tenantId: string, events: readonly OutboxEvent[]): Promise<void> {
    try {
      await this.#index(tenantId, touchedBy(events));
    } catch (error) {
      this.#options.logger.warn({ err: error, tenant_id: tenantId }, 'terms are made later, as they cannot be now');
      await this.#postpone(tenantId, events);
    }
  }

  async #index(tenantId: string, { created, changed, messageIds, proposalIds }: Touched): Promise<void> {
    const repository = this.#options.workItems(tenantId);
    const touched = [...created, ...changed];
    const [items, messages, proposed] = await Promise.all([
      touched.length === 0 ? [] : repository.listTexts(touched),
      messageIds.length === 0 ? [] : repository.listMessageTexts(messageIds),
      proposalIds.length === 0
        ? new Map<string, string[]>()
        : this.#options.proposed.ofProposals(tenantId, proposalIds),
    ]);
    const said = Map.groupBy(messages, ({ work_item_id: id }) => id);
    const texts = new Map([...said].map(([id, group]) => [id, group.map(({ content }) => content)]));
    for (const item of items) texts.set(item._id, [...textsOf(item), ...(texts.get(item._id) ?? [])]);
    const terms = new Map<string, string[]>();
    for (const [id, all] of texts) terms.set(id, await termsInTurns(all));
    const search = this.#options.search(tenantId);
    const made = items.filter(({ _id }) => created.has(_id));
    const present = await search.insert(made.map((item) => newDocument(item, terms.get(item._id) ?? [])));
    for (const { _id } of made) if (!present.has(_id)) terms.delete(_id);
    await this.#add(tenantId, terms, proposed);
    await this.#makeDue(
      tenantId,
      items.filter(({ _id }) => changed.has(_id)),
    );
  }

  /** Adds to the terms of WorkItems. */
  async #add(
    tenantId: string,
    said: ReadonlyMap<string, readonly string[]>,
    proposed: ReadonlyMap<string, readonly string[]>,
  ): Promise<void> {
    const ids = [...new Set([...said.keys(), ...proposed.keys()])];
    if (ids.length === 0) return;
    const search = this.#options.search(tenantId);
    const present = new Map((await search.findTerms(ids)).map((one) => [one._id, one]));
    const added: AddedTerms[] = [];
    for (const one of present.values()) {
      added.push(newTerms(one, said.get(one._id) ?? [], await termsInTurns(proposed.get(one._id) ?? [])));
    }
    await search.add(added);
    // A release before has opened them, and its relay knows of no terms.
    for (const id of ids) if (!present.has(id)) await this.rebuild(tenantId, id);
  }

  /** Makes the terms of a WorkItem of all that it says now. */
  async rebuild(tenantId: string, workItemId: string): Promise<void> {
    const search = this.#options.search(tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const [present] = await search.findTerms([workItemId]);
      const [item] = await this.#options.workItems(tenantId).listTexts([workItemId]);
      if (item === undefined) return;
      const notBefore = new Date(item.created_at.getTime() - MARGIN_MS);
      const said = await this.#readTerms(tenantId, item, notBefore);
      const proposed = await termsInTurns(await this.#options.proposed.ofWorkItem(tenantId, workItemId, notBefore));
      const { terms } = newTerms({ _id: workItemId, terms: [], revision: 0 }, said, proposed);
      const made = newDocument(item, [...terms]);
      if (present === undefined && (await search.insert([made])).size === 0) return;
      if (present !== undefined && (await search.replace(made, present.revision))) return;
    }
    throw new Error('the terms of a WorkItem kept changing while they were made');
  }

  /** Terms of what a WorkItem is, and of its messages, the newest first, as far as there is room. */
  async #readTerms(tenantId: string, item: Texts, notBefore: Date): Promise<string[]> {
    const repository = this.#options.workItems(tenantId);
    let terms = await termsInTurns(textsOf(item));
    let after: Keyset | undefined;
    for (let pages = 1; ; pages += 1) {
      const page = await repository.listMessages(item._id, MESSAGES_READ, after, notBefore, 'newest_first');
      const said = await termsInTurns(page.rows.map(({ content }) => content));
      terms = [...new Set([...terms, ...said])].slice(0, MAX_TERMS);
      if (page.next === null || pages === MAX_PAGES || terms.length === MAX_TERMS) return terms;
      after = page.next;
    }
  }

  async #postpone(tenantId: string, events: readonly OutboxEvent[]): Promise<void> {
    const ids = [...new Set(events.flatMap(({ work_item_id: id }) => id ?? []))];
    await this.#makeDue(tenantId, await this.#options.workItems(tenantId).listOpenings(ids));
  }

  /** Has the terms of these made anew in the background. */
  async #makeDue(tenantId: string, items: readonly Pick<WorkItemDocument, '_id' | 'created_at'>[]): Promise<void> {
    if (items.length === 0) return;
    await this.#options.search(tenantId).makeDue(items, currentTime());
    this.#options.wakeRebuild();
  }
}

/** WorkItems of all tenants whose terms are to be made anew. */
export function searchRebuildWork(indexer: SearchIndexer): WorkKind {
  return {
    name: SEARCH_REBUILD,
    due: { collection: 'work_item_search', index: SEARCH_DUE, dueField: 'due_at' },
    limits: LIMITS,
    leaseMs: LEASE_MS,
    async perform({ tenantId, id }) {
      await indexer.rebuild(tenantId, id);
      return 'done';
    },
    drain: 'finish',
  };
}

function touchedBy(events: readonly OutboxEvent[]): Touched {
  const touched: Touched = { created: new Set(), changed: new Set(), messageIds: [], proposalIds: [] };
  for (const { type, subject, work_item_id: workItemId, data } of events) {
    if (workItemId === null) continue;
    if (type === 'work_item.created') touched.created.add(workItemId);
    if (type === 'work_item.updated' && namesSearched(data)) touched.changed.add(workItemId);
    // Nobody knows what it was.
    if (type === QUARANTINED_TYPE) touched.changed.add(workItemId);
    if (type === 'message.appended') touched.messageIds.push(subject.id);
    if (type === 'proposal.created') touched.proposalIds.push(subject.id);
  }
  // What is read of a new one has the change already.
  return { ...touched, changed: new Set([...touched.changed].filter((id) => !touched.created.has(id))) };
}

function namesSearched(data: OutboxEvent['data']): boolean {
  const commitments = data['commitments'];
  return (
    typeof commitments === 'object' && commitments !== null && SEARCHED_FIELDS.some((field) => field in commitments)
  );
}

/** What a WorkItem is found by first. */
function textsOf({
  _id,
  subject,
  tags,
  contact,
  source_reference: reference,
  initial_message: initial,
}: Texts): string[] {
  const texts = [_id, reference, subject, ...tags, contact?.name, contact?.email, initial?.content];
  return texts.filter((text) => text !== undefined);
}

function newDocument(
  { _id, created_at }: Pick<WorkItemDocument, '_id' | 'created_at'>,
  terms: string[],
): Omit<SearchDocument, 'tenant_id'> {
  return { _id, created_at, terms, revision: 1 };
}

/** Those that are not there yet, as far as there is room. */
function newTerms(present: PresentTerms, said: readonly string[], proposed: readonly string[]): AddedTerms {
  const known = new Set(present.terms);
  const wanted = new Set([...said, ...proposed.map(proposedTerm)]);
  const terms = [...wanted].filter((term) => !known.has(term)).slice(0, Math.max(0, MAX_TERMS - known.size));
  return { workItemId: present._id, terms };
}
