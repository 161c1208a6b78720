import { describedOf, type TwinRule } from '../../operations/index.ts';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { mayHaveEffect, type Outcome } from '../outcomes.ts';
import type { ActionRepository } from '../repository.ts';
import { canonicalResourceId, canonicalValue } from '../resource-key.ts';
import type { ProposalDocument, TwinDocument, TwinsDocument } from '../schema.ts';
import type { TwinsRepository } from './repository.ts';
import { MAX_TWINS } from './twin.ts';

export interface TwinsOptions {
  repository: (tenantId: string) => TwinsRepository;
  actions: (tenantId: string) => ActionRepository;
}

type Entry = TwinsDocument['entries'][number];

const MONEY_WITHIN_MS = 7 * DAY_MS;
const OTHERS_WITHIN_MS = 10 * MINUTE_MS;
/** The place is reserved first. Without a proposal by then, it counts no more. */
const STORED_WITHIN_MS = MINUTE_MS;
/** Beyond it, entries that no longer count are removed. */
const MAX_ENTRIES = 20;

/** Finds proposals of the same effect, so that a call that was repeated by mistake is not approved by policy twice. */
export class Twins {
  readonly #options: TwinsOptions;

  constructor(options: TwinsOptions) {
    this.#options = options;
  }

  /** Stores the earlier twins in the document. @param rule Undefined for the default. */
  async reserve(document: ProposalDocument, rule: TwinRule | undefined): Promise<void> {
    const { _id, tenant_id: tenantId, work_item_id, created_at: at } = document;
    const { same, withinMs } = ruleFor(document, rule);
    const key = keyOf(document, same);
    const idem = document.idem && canonicalHash([document.idem.principal, document.idem.key]);
    const entry = { proposal_id: _id, work_item_id, at, ...(idem === undefined ? {} : { idem }) };
    const repository = this.#options.repository(tenantId);
    const entries = await repository.reserve(key, entry, new Date(at.getTime() + withinMs));
    if (entries.length === 0) return;
    const since = at.getTime() - withinMs;
    const ids = entries.map(({ proposal_id }) => proposal_id);
    const outcomes = await this.#options.actions(tenantId).findOutcomes(ids);
    const counting = entries.filter((one) => one.at.getTime() > since && counts(outcomes.get(one.proposal_id), one));
    if (entries.length > MAX_ENTRIES) {
      const left = entries.filter((one) => !counting.includes(one)).map(({ proposal_id }) => proposal_id);
      await repository.remove(key, left);
    }
    // A repeated request is no twin, nor is the superseded proposal.
    const others = counting.filter(
      ({ proposal_id: id, ...one }) => (idem === undefined || one.idem !== idem) && id !== document.supersedes,
    );
    const newest = others.toReversed().slice(0, MAX_TWINS);
    if (newest.length === 0) return;
    document.twins = newest.map((one) => ({
      proposal_id: one.proposal_id,
      work_item_id: one.work_item_id,
      status: outcomes.get(one.proposal_id)?.status ?? 'pending_approval',
      at: one.at,
    }));
  }

  /** Tells the earlier twins of a proposal that was stored. It names them in any case, so a failure is no harm. */
  async tellEarlier({ _id, tenant_id, work_item_id, status, created_at, twins }: ProposalDocument): Promise<void> {
    if (twins === undefined) return;
    const later: TwinDocument = { proposal_id: _id, work_item_id, status, at: created_at };
    const ids = twins.map(({ proposal_id }) => proposal_id);
    await this.#options
      .actions(tenant_id)
      .noteLaterTwin(ids, later)
      .catch(() => undefined);
  }

  /** For a proposal that was not stored. If this fails, its place is free after a minute. */
  async giveBack(document: ProposalDocument, rule: TwinRule | undefined): Promise<void> {
    const { same } = ruleFor(document, rule);
    await this.#options
      .repository(document.tenant_id)
      .remove(keyOf(document, same), [document._id])
      .catch(() => undefined);
  }
}

function counts(outcome: Outcome | undefined, { at }: Entry): boolean {
  if (outcome !== undefined) return mayHaveEffect(outcome);
  return currentTime().getTime() - at.getTime() <= STORED_WITHIN_MS;
}

/** A rule of the tenant's own compares values as limits do, so that another spelling of the same is a twin, too. */
function ruleFor(row: ProposalDocument, rule: TwinRule | undefined): TwinRule {
  return rule === undefined ? defaultRule(row) : { ...rule, same: canonicalValue(rule.same) };
}

function defaultRule(row: ProposalDocument): TwinRule {
  const { money } = describedOf(row);
  if (money === null) {
    return { same: [row.integration_id, row.payload as unknown as JsonValue], withinMs: OTHERS_WITHIN_MS };
  }
  const { minor, currency } = money;
  return { same: [row.resource_type, canonicalResourceId(row), minor, currency], withinMs: MONEY_WITHIN_MS };
}

function keyOf({ operation }: ProposalDocument, same: JsonValue): string {
  return canonicalHash([operation, same]);
}
