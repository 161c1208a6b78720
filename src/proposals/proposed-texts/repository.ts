import { findByIds } from '../../platform/mongo/by-ids.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { FindPage } from '../../platform/mongo/page.ts';
import type { ProposalDocument, ProposalModels } from '../schema.ts';

/** People do not propose more than that by hand. */
const MAX_PROPOSALS = 200;
const PROJECTION = { work_item_id: 1, payload: 1, approval_reason: 1, created_at: 1 } as const;

type ProposalWithTexts = Pick<ProposalDocument, '_id' | keyof typeof PROJECTION>;

/** Extracts searchable texts, such as ids, order numbers and reasons, to find WorkItems by. */
export class ProposedTexts {
  readonly #models: Pick<ProposalModels, 'proposals'>;
  readonly #findPage: FindPage;

  constructor(models: Pick<ProposalModels, 'proposals'>, findPage: FindPage) {
    this.#models = models;
    this.#findPage = findPage;
  }

  async ofProposals(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = await findByIds(this.#proposals, tenantId, proposalIds, { projection: PROJECTION });
    const groups = Map.groupBy(rows, ({ work_item_id: id }) => id);
    return new Map([...groups].map(([id, group]) => [id, group.flatMap(textsOf)]));
  }

  async ofWorkItem(tenantId: string, workItemId: string, notBefore: Date): Promise<string[]> {
    const filter = { tenant_id: tenantId, work_item_id: workItemId };
    const page = { timeField: 'created_at', order: 'newest_first', notBefore, limit: MAX_PROPOSALS } as const;
    const { rows } = await this.#findPage(this.#proposals, { ...page, filter, projection: PROJECTION });
    return rows.flatMap(textsOf);
  }

  get #proposals() {
    return nativeCollection<ProposalDocument>(this.#models.proposals);
  }
}

function textsOf({ _id, payload, approval_reason: reason }: ProposalWithTexts): string[] {
  return [_id, ...stringsIn(payload), reason];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
