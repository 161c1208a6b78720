import type { ProposalWithTexts, ProposedTextsRepository } from './repository.ts';

/** Proposals read per WorkItem. People do not make more than that by hand. */
const MAX_PROPOSALS = 200;

/** Extracts searchable texts from proposals, such as ids, order numbers and reasons, to find their WorkItems by. */
export class ProposedTexts {
  readonly #repository: (tenantId: string) => ProposedTextsRepository;

  constructor(repository: (tenantId: string) => ProposedTextsRepository) {
    this.#repository = repository;
  }

  /** Returns the texts of these proposals, grouped by WorkItem. */
  async ofProposals(tenantId: string, proposalIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const rows = await this.#repository(tenantId).list(proposalIds);
    const groups = Map.groupBy(rows, ({ work_item_id: id }) => id);
    return new Map([...groups].map(([id, group]) => [id, group.flatMap(textsOf)]));
  }

  /** Returns the texts of the proposals of a WorkItem, newest first. */
  async ofWorkItem(tenantId: string, workItemId: string, notBefore: Date): Promise<string[]> {
    return (await this.#repository(tenantId).listNewest(workItemId, notBefore, MAX_PROPOSALS)).flatMap(textsOf);
  }
}

function textsOf({ _id, payload, approval_reason: reason }: ProposalWithTexts): string[] {
  return [_id, ...stringsIn(payload), reason];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
