import type { CallContext } from '../call-context.ts';
import type { Keyset } from '../platform/mongo/page.ts';
import { beginningOf } from '../platform/mongo/page.ts';
import type { Action, Proposal } from './model.ts';
import type { ActionRepository } from './repository.ts';
import { fromActionRow, fromProposalRow } from './rows.ts';
import type { ProposalDocument } from './schema.ts';

/** A proposal with what its evidence needs beyond the fields that are shown. */
export interface DisclosedProposal {
  proposal: Proposal;
  /** The person accountable for the proposer; null if there is none. */
  accountable: string | null;
  /** Salt of the commitments to texts that people wrote. */
  salt: string;
  /** The record of its execution. It is read after the proposal, so that it is never older. */
  action: DisclosedAction | null;
  /** Ids of events of the proposal and its action that were not in the event log when both were read. */
  pendingEventIds: string[];
}

export interface DisclosedAction {
  action: Action;
  version: number;
}

const BATCH_SIZE = 50;

/**
 * Reads proposals and action records with what is needed to check their events. For evidence only, like the disclosure
 * of WorkItems: whoever has a salt can try out what a commitment stands for.
 */
export class ActionDisclosure {
  readonly #repository: (tenantId: string) => ActionRepository;

  constructor(repository: (tenantId: string) => ActionRepository) {
    this.#repository = repository;
  }

  /** Returns the ids of events of a WorkItem's proposals and executions that are not in the event log yet. */
  async listPendingEventIds(call: CallContext, workItemId: string): Promise<string[]> {
    return this.#repository(call.tenantId).listPendingEventIds(workItemId);
  }

  /** Yields the stored proposals of a WorkItem, newest first. */
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
    proposal: fromProposalRow(row),
    accountable: row.proposed_by.accountable,
    salt: row.salt,
    action: action === null ? null : { action: fromActionRow(action), version: action.version },
    pendingEventIds: [...row.outbox, ...(action?.outbox ?? [])].map((event) => event.id),
  };
}
