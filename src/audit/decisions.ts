import type { CallContext } from '../call-context.ts';
import type { EventActor } from '../platform/outbox/event.ts';
import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type PageRequest, pageSizeOf } from '../platform/paging.ts';
import type { Proposal, ProposalLookup } from '../proposals/index.ts';
import type { Decision, DecisionOutcome, DecisionPage, DecisionQuery } from './model.ts';
import { commentOf, type LogNames, namedActor } from './names.ts';
import type { LogSearch, SearchFilter } from './search.ts';
import { timeOf } from './service.ts';

export interface DecisionLogOptions {
  eventLog: (tenantId: string) => EventLog;
  search: LogSearch;
  names: LogNames;
  proposals: ProposalLookup;
  pageTokens: PageTokens;
}

const CREATED = 'proposal.created';

/** A `proposal.created` event has an outcome only if its data says so. */
const TYPES: Readonly<Record<DecisionOutcome, readonly LogEntry['type'][]>> = {
  auto_approved: [CREATED],
  denied: [CREATED, 'proposal.denied'],
  approval_added: ['proposal.approval_added'],
  approved: ['proposal.approved'],
  rejected: ['proposal.rejected'],
  expired: ['proposal.expired'],
  cancelled: ['proposal.cancelled'],
};

/** Outcomes that policy can decide when a proposal is made. */
const OF_POLICY: Readonly<Record<string, DecisionOutcome>> = { auto_approve: 'auto_approved', deny: 'denied' };

const POLICY: EventActor = { type: 'system', id: 'workgate-policy', accountable: null };

export class DecisionLog {
  readonly #options: DecisionLogOptions;

  constructor(options: DecisionLogOptions) {
    this.#options = options;
  }

  /** Newest first. A page may have fewer entries than `limit`, or none, and still have a next page. */
  async list(call: CallContext, query: DecisionQuery, page: PageRequest): Promise<DecisionPage> {
    const { tenantId } = call;
    const { eventLog, pageTokens, search } = this.#options;
    const log = eventLog(tenantId);
    const list = ['decisions', tenantId, ...partsOf(query)];
    const before =
      page.pageToken === undefined ? (await log.head()) + 1 : Number(pageTokens.open(page.pageToken, list).id);
    const outcomes = new Map<number, DecisionOutcome>();
    const found = await search.backwards(tenantId, filterOf(query), before, pageSizeOf(page), (passed) =>
      this.#decisions(tenantId, log, passed, query, outcomes),
    );
    const searchedSince = await timeOf(log, found.reached);
    return {
      decisions: await this.#told(tenantId, found.entries, outcomes),
      nextPageToken:
        searchedSince === null ? null : pageTokens.seal({ time: searchedSince, id: String(found.reached) }, list),
      searchedSince,
    };
  }

  async #decisions(
    tenantId: string,
    log: EventLog,
    passed: EntryHead[],
    { outcomes: wanted, operation, decidedBy, text }: DecisionQuery,
    outcomes: Map<number, DecisionOutcome>,
  ): Promise<EntryHead[]> {
    const data = await log.dataOf(passed.filter(({ type }) => type === CREATED).map(({ sequence }) => sequence));
    const decided = passed.flatMap((entry) => {
      const outcome = outcomeOf(entry, data.get(entry.sequence));
      if (outcome === null || (wanted.length > 0 && !wanted.includes(outcome))) return [];
      if (decidedBy !== undefined && !isDecidedBy(entry, outcome, decidedBy)) return [];
      outcomes.set(entry.sequence, outcome);
      return [entry];
    });
    const ids = [...new Set(decided.map(({ subject }) => subject.id))];
    if (text !== undefined) {
      const proposals = await this.#options.proposals.proposals(tenantId, ids);
      const isWanted = (one: Proposal) => (operation ?? one.operation) === one.operation && hasWords(one, text);
      const wantedIds = new Set([...proposals.values()].filter(isWanted).map(({ proposalId }) => proposalId));
      return decided.filter(({ subject }) => wantedIds.has(subject.id));
    }
    if (operation === undefined) return decided;
    const briefs = await this.#options.proposals.briefs(tenantId, ids);
    return decided.filter(({ subject }) => briefs.get(subject.id)?.operation === operation);
  }

  async #told(
    tenantId: string,
    entries: readonly EntryHead[],
    outcomes: ReadonlyMap<number, DecisionOutcome>,
  ): Promise<Decision[]> {
    const ids = [...new Set(entries.map(({ subject }) => subject.id))];
    const [proposals, names] = await Promise.all([
      this.#options.proposals.proposals(tenantId, ids),
      this.#options.names.of(tenantId, entries),
    ]);
    return entries.flatMap((entry) => {
      const [proposal, outcome] = [proposals.get(entry.subject.id), outcomes.get(entry.sequence)];
      if (proposal === undefined || outcome === undefined) return [];
      return [
        {
          sequence: entry.sequence,
          at: entry.at,
          outcome,
          decidedBy: namedActor(isOfPolicy(outcome) ? POLICY : entry.actor, names),
          reason: reasonOf(proposal, entry, outcome),
          afterMs: Math.max(0, entry.at.getTime() - proposal.createdAt.getTime()),
          proposal,
        },
      ];
    });
  }
}

function hasWords({ proposalId, described, approvalReason, payload }: Proposal, text: string): boolean {
  const all = [proposalId, described.summary, approvalReason, JSON.stringify(payload)].join(' ');
  const known = all.normalize('NFKC').toLowerCase();
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/);
  return words.every((word) => known.includes(word));
}

function outcomeOf({ type }: EntryHead, data: LogEntry['data'] | undefined): DecisionOutcome | null {
  if (type === CREATED) return OF_POLICY[String(data?.['decision'])] ?? null;
  const [outcome] = Object.entries(TYPES).find(([, types]) => types.includes(type)) ?? [];
  return (outcome as DecisionOutcome | undefined) ?? null;
}

function isOfPolicy(outcome: DecisionOutcome): boolean {
  return outcome === 'auto_approved' || outcome === 'denied';
}

/** Policy decisions belong to policy, not to the person who proposed or executed. */
function isDecidedBy({ actor }: EntryHead, outcome: DecisionOutcome, id: string): boolean {
  if (isOfPolicy(outcome)) return id === POLICY.id;
  return actor.id === id || actor.accountable === id;
}

function reasonOf(proposal: Proposal, { actor, at }: EntryHead, outcome: DecisionOutcome): string {
  const { approvals, policy } = proposal;
  if (isOfPolicy(outcome)) {
    // The proposal stores only the last policy outcome. Its reasons are left out for an earlier decision.
    const said = OF_POLICY[policy.decision] === outcome ? policy.reasons : [];
    return said.map(({ message }) => message).join(' ');
  }
  return commentOf(approvals, actor.id, at);
}

/** The filter cannot name policy, because the log names the caller as actor of policy decisions. */
function filterOf({ outcomes, operation, decidedBy, since, before }: DecisionQuery): SearchFilter {
  const wanted = outcomes.length === 0 ? (Object.keys(TYPES) as DecisionOutcome[]) : outcomes;
  const types = [...new Set(wanted.flatMap((outcome) => TYPES[outcome]))];
  return { types, operation, actorId: decidedBy === POLICY.id ? undefined : decidedBy, since, before };
}

function partsOf({ outcomes, operation, decidedBy, since, before, text }: DecisionQuery): unknown[] {
  const times = [since, before].map((time) => time?.getTime() ?? null);
  const parts = [[...outcomes].sort(), operation ?? null, decidedBy ?? null, ...times];
  // Tokens of the previous release have no text.
  return text === undefined ? parts : [...parts, text];
}
