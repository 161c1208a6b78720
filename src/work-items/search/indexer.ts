import { currentTime } from '../../platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { Logger } from '../../platform/logger.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import type { Keyset } from '../../platform/mongo/page.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { QUARANTINED_TYPE } from '../../platform/outbox/quarantine.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { WorkItemRepository } from '../repository.ts';
import type { WorkItemDocument } from '../schema.ts';
import type { AddedTerms, PresentTerms, SearchRepository } from './repository.ts';
import { SEARCH_DUE, type SearchDocument } from './schema.ts';
import { MAX_TERMS, proposedTerm, termsInTurns } from './terms.ts';

export const SEARCH_REBUILD = 'search_rebuild';

/** Low, because nobody waits for this work of the database. */
const LIMITS = { inAll: 4, perTenant: 2, perPeer: 4 };
/** Milliseconds, longer than it takes to make the terms of a WorkItem. */
const LEASE_MS = MINUTE_MS;
const MAX_ATTEMPTS = 5;
/** Messages read at a time, newest first, until there are as many terms as allowed. */
const MESSAGES_READ = 100;
const MAX_PAGES = 10;
/** Clocks may differ by this. Nothing of a WorkItem is older than its opening minus this margin. */
const MARGIN_MS = DAY_MS;
/** Personal fields by which a WorkItem is found, as events name them. */
const SEARCHED_FIELDS = ['subject', 'tags', 'contact'];

export interface ProposedTexts {
  /** By WorkItem. */
  ofProposals: (tenantId: string, proposalIds: readonly string[]) => Promise<ReadonlyMap<string, string[]>>;
  /** Newest first, up to a limit. */
  ofWorkItem: (tenantId: string, workItemId: string, notBefore: Date) => Promise<string[]>;
}

export interface SearchIndexerOptions {
  workItems: (tenantId: string) => WorkItemRepository;
  search: (tenantId: string) => SearchRepository;
  proposed: ProposedTexts;
  wakeRebuild: () => void;
  logger: Logger;
}

type Texts = Pick<
  WorkItemDocument,
  '_id' | 'created_at' | 'subject' | 'tags' | 'contact' | 'source_reference' | 'initial_message'
>;

interface Touched {
  created: Set<string>;
  /** New words are added at once; words that are gone are removed soon. */
  changed: Set<string>;
  messageIds: string[];
  proposalIds: string[];
}

/**
 * Keeps the terms of WorkItems in step with their texts. The relay hands over each batch of events between logging and
 * clearing it, so after a crash the batch comes again. Terms that cannot be made are marked in the database and rebuilt
 * in the background, so that no fault in the texts of a WorkItem holds up the log.
 */
export class SearchIndexer {
  readonly #options: SearchIndexerOptions;

  constructor(options: SearchIndexerOptions) {
    this.#options = options;
  }

  /** @throws {AppError} if not even the need for later work could be stored. */
  async take(tenantId: string, events: readonly OutboxEvent[]): Promise<void> {
    try {
      await this.#index(tenantId, touchedBy(events));
    } catch (error) {
      this.#options.logger.warn(
        { err: error, tenant_id: tenantId },
        'search terms cannot be made now; it will be tried again',
      );
      const ids = [...new Set(events.flatMap(({ work_item_id: id }) => id ?? []))];
      await this.#makeDue(tenantId, await this.#options.workItems(tenantId).listOpenings(ids));
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
    // The previous release opened these WorkItems, and its relay makes no terms.
    for (const id of ids) if (!present.has(id)) await this.rebuild(tenantId, id);
  }

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
    throw new Error('a WorkItem kept changing while its search terms were made');
  }

  /** Returns the terms of a WorkItem's own texts, then of its newest messages, as far as there is room. */
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

  async #makeDue(tenantId: string, items: readonly Pick<WorkItemDocument, '_id' | 'created_at'>[]): Promise<void> {
    if (items.length === 0) return;
    await this.#options.search(tenantId).makeDue(items, currentTime());
    this.#options.wakeRebuild();
  }
}

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
    // The original event is not known, so it may have changed any text.
    if (type === QUARANTINED_TYPE) touched.changed.add(workItemId);
    if (type === 'message.appended') touched.messageIds.push(subject.id);
    if (type === 'proposal.created') touched.proposalIds.push(subject.id);
  }
  // A new WorkItem is read as it is now, with later changes included.
  return { ...touched, changed: new Set([...touched.changed].filter((id) => !touched.created.has(id))) };
}

function namesSearched(data: OutboxEvent['data']): boolean {
  const commitments = data['commitments'];
  return (
    typeof commitments === 'object' && commitments !== null && SEARCHED_FIELDS.some((field) => field in commitments)
  );
}

function textsOf({
  _id,
  subject,
  tags,
  contact,
  source_reference: reference,
  initial_message: initial,
}: Texts): string[] {
  // People look for an address as they write it, programs for its ASCII form.
  const addresses = contact?.email === undefined ? [] : [contact.email, shownEmail(contact.email)];
  const texts = [_id, reference, subject, ...tags, contact?.name, ...addresses, initial?.content];
  return texts.filter((text) => text !== undefined);
}

function newDocument(
  { _id, created_at }: Pick<WorkItemDocument, '_id' | 'created_at'>,
  terms: string[],
): Omit<SearchDocument, 'tenant_id'> {
  return { _id, created_at, terms, revision: 1 };
}

/** Returns the missing terms, as far as there is room. */
function newTerms(present: PresentTerms, said: readonly string[], proposed: readonly string[]): AddedTerms {
  const known = new Set(present.terms);
  const wanted = new Set([...said, ...proposed.map(proposedTerm)]);
  const terms = [...wanted].filter((term) => !known.has(term)).slice(0, Math.max(0, MAX_TERMS - known.size));
  return { workItemId: present._id, terms };
}
