import type { CallContext } from '../call-context.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { Action, Proposal } from './model.ts';
import type { ActionRepository } from './repository.ts';
import { fromActionRow, fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

export interface DisclosedProposal {
  proposal: Proposal;
  accountable: string | null;
  salt: string;
  /** Read after the proposal, so that it is never older. */
  action: DisclosedAction | null;
  /** Events of the proposal and its action that the event log lacked when both were read. */
  pendingEventIds: string[];
}

export interface DisclosedAction {
  action: Action;
  version: number;
}

const BATCH_SIZE = 50;

/** For evidence only: whoever has a salt can try out what a commitment stands for. */
export class ActionDisclosure {
  readonly #repository: (tenantId: string) => ActionRepository;

  constructor(repository: (tenantId: string) => ActionRepository) {
    this.#repository = repository;
  }

  async listPendingEventIds(call: CallContext, workItemId: string): Promise<string[]> {
    return this.#repository(call.tenantId).listPendingEventIds(workItemId);
  }

  async *listProposals(call: CallContext, workItemId: string): AsyncGenerator<DisclosedProposal> {
    const repository = this.#repository(call.tenantId);
    const notBefore = beginningOf(call.tenantCreatedAt);
    let after: Keyset | undefined;
    do {
      const page = await repository.listProposals({ workItemId, notBefore, limit: BATCH_SIZE, after });
      yield* await Promise.all(page.rows.map((row) => disclose(repository, row._id)));
      after = page.next ?? undefined;
    } while (after !== undefined);
  }
}

async function disclose(repository: ActionRepository, proposalId: string): Promise<DisclosedProposal> {
  const row: ProposalDocument | null = await repository.findProposal(proposalId);
  if (row === null) throw new Error(`The proposal ${proposalId} is gone`);
  const action = row.execution === undefined ? null : await repository.findAction(row.execution.action_id);
  return {
    // The log has the stored expiry, also while the provider's answer brings it forward.
    proposal: { ...fromProposalRow(row), expiresAt: row.expires_at },
    accountable: row.proposed_by.accountable,
    salt: row.salt,
    action: action === null ? null : { action: fromActionRow(action), version: action.version },
    pendingEventIds: [...row.outbox, ...(action?.outbox ?? [])].map((event) => event.id),
  };
}
