// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Action, ActionFromJSON } from '../models/Action.js';
import { type ActionPage, ActionPageFromJSON } from '../models/ActionPage.js';
import { type ActionProposal, ActionProposalFromJSON } from '../models/ActionProposal.js';
import {
  type ActionProposalCreateRequest,
  ActionProposalCreateRequestToJSON,
} from '../models/ActionProposalCreateRequest.js';
import {
  type ActionProposalExecuteRequest,
  ActionProposalExecuteRequestToJSON,
} from '../models/ActionProposalExecuteRequest.js';
import { type ActionProposalExecution, ActionProposalExecutionFromJSON } from '../models/ActionProposalExecution.js';
import { type ActionProposalPage, ActionProposalPageFromJSON } from '../models/ActionProposalPage.js';
import { type ActionResultReport, ActionResultReportToJSON } from '../models/ActionResultReport.js';
import type * as models from '../models/index.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link ActionsApi.cancelProposal } takes. */
export interface ActionsApiCancelProposalParams {
  /** Identifier of the proposal. */
  proposalId: string;
}

/** What {@link ActionsApi.executeProposal } takes. */
export interface ActionsApiExecuteProposalParams {
  /** Identifier of the proposal. */
  proposalId: string;
  body: ActionProposalExecuteRequest;
}

/** What {@link ActionsApi.get } takes. */
export interface ActionsApiGetParams {
  /** Identifier of the action record. */
  actionId: string;
}

/** What {@link ActionsApi.getProposal } takes. */
export interface ActionsApiGetProposalParams {
  /** Identifier of the proposal. */
  proposalId: string;
}

/** What {@link ActionsApi.list } takes. */
export interface ActionsApiListParams {
  /** Only actions of this WorkItem. */
  workItemId?: string;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** What {@link ActionsApi.listProposals } takes. */
export interface ActionsApiListProposalsParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** What {@link ActionsApi.propose } takes. */
export interface ActionsApiProposeParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  body: ActionProposalCreateRequest;
  /** A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the
   * same key and payload has no second effect; another payload is refused with 422. */
  idempotencyKey?: string;
}

/** What {@link ActionsApi.recheckProposal } takes. */
export interface ActionsApiRecheckProposalParams {
  /** Identifier of the proposal. */
  proposalId: string;
}

/** What {@link ActionsApi.reportResult } takes. */
export interface ActionsApiReportResultParams {
  /** Identifier of the action record. */
  actionId: string;
  body: ActionResultReport;
}

/** Made by the client; see `Workgate`. */
export class ActionsApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Cancel a proposal.
   *
   * Cancels a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; any other
   * final state is 409 `invalid_state`. Only its proposer, the people accountable for it, and those who may
   * approve it can cancel it; others get 403 `authorization_error`. The body is not read.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async cancelProposal(params: ActionsApiCancelProposalParams, options?: RequestOptions): Promise<ActionProposal> {
    return (await this.cancelProposalWithResponse(params, options)).data;
  }

  /** As {@link cancelProposal }, with status and headers of the answer. */
  cancelProposalWithResponse(
    params: ActionsApiCancelProposalParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<ActionProposal>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/action-proposals/{proposal_id}/cancel',
        pathParams: {
          proposal_id: params.proposalId,
        },
        idempotent: true,
      },
      ActionProposalFromJSON,
      options,
    );
  }

  /**
   * Execute a proposal.
   *
   * Policy decides again, by its present rules and on the present payload. Then the action is executed, once:
   * executing an executed proposal again returns the same action record.
   *
   * With `dry_run` it shows the outcome, in any state, and changes nothing: no side effect, no action record, no
   * status. `outcome` says if it would be executed, needs people first, would be refused by the provider, or
   * cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the
   * database is `payload_mismatch`.
   *
   * Actions for workers (an integration of the kind `pull`) pass the same checks and then wait for a worker. The
   * answer has the unchanged proposal, no `action`, and `next`. The proposal is `executing` once a worker has
   * taken it (`claimOperation`); until then it can be cancelled.
   *
   * Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not
   * what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow
   * it, such as `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved
   * but now needs more approvals; it returns to `pending_approval`).
   *
   * @throws {WorkgateError} see its subclasses
   */
  async executeProposal(
    params: ActionsApiExecuteProposalParams,
    options?: RequestOptions,
  ): Promise<ActionProposalExecution> {
    return (await this.executeProposalWithResponse(params, options)).data;
  }

  /** As {@link executeProposal }, with status and headers of the answer. */
  executeProposalWithResponse(
    params: ActionsApiExecuteProposalParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<ActionProposalExecution>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/action-proposals/{proposal_id}/execute',
        pathParams: {
          proposal_id: params.proposalId,
        },
        contentType: 'application/json',
        body: ActionProposalExecuteRequestToJSON(params.body),
        idempotent: true,
      },
      ActionProposalExecutionFromJSON,
      options,
    );
  }

  /**
   * Get an action record.
   *
   * The record of one execution.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async get(params: ActionsApiGetParams, options?: RequestOptions): Promise<Action> {
    return (await this.getWithResponse(params, options)).data;
  }

  /** As {@link get }, with status and headers of the answer. */
  getWithResponse(params: ActionsApiGetParams, options?: RequestOptions): Promise<ApiResponse<Action>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/actions/{action_id}',
        pathParams: {
          action_id: params.actionId,
        },
      },
      ActionFromJSON,
      options,
    );
  }

  /**
   * Get a proposal.
   *
   * The current proposal, with the decisions of policy and people.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async getProposal(params: ActionsApiGetProposalParams, options?: RequestOptions): Promise<ActionProposal> {
    return (await this.getProposalWithResponse(params, options)).data;
  }

  /** As {@link getProposal }, with status and headers of the answer. */
  getProposalWithResponse(
    params: ActionsApiGetProposalParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<ActionProposal>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/action-proposals/{proposal_id}',
        pathParams: {
          proposal_id: params.proposalId,
        },
      },
      ActionProposalFromJSON,
      options,
    );
  }

  /**
   * List action records.
   *
   * Executed actions, newest first. An unknown WorkItem has none.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: ActionsApiListParams = {}, options?: RequestOptions): Promise<ActionPage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(params: ActionsApiListParams = {}, options?: RequestOptions): Promise<ApiResponse<ActionPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/actions',
        query: {
          work_item_id: params.workItemId,
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      ActionPageFromJSON,
      options,
    );
  }

  /**
   * List action records: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link list }.
   */
  allActions(
    params: ActionsApiListParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<models.Action, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.list({ ...params, pageToken }, options),
      (page) => [page.actions, page.nextPageToken],
    );
  }

  /**
   * List the proposals of a WorkItem.
   *
   * Newest first.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async listProposals(params: ActionsApiListProposalsParams, options?: RequestOptions): Promise<ActionProposalPage> {
    return (await this.listProposalsWithResponse(params, options)).data;
  }

  /** As {@link listProposals }, with status and headers of the answer. */
  listProposalsWithResponse(
    params: ActionsApiListProposalsParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<ActionProposalPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/work-items/{work_item_id}/action-proposals',
        pathParams: {
          work_item_id: params.workItemId,
        },
        query: {
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      ActionProposalPageFromJSON,
      options,
    );
  }

  /**
   * List the proposals of a WorkItem: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link listProposals }.
   */
  allActionProposals(
    params: ActionsApiListProposalsParams,
    options?: RequestOptions,
  ): AsyncGenerator<models.ActionProposal, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.listProposals({ ...params, pageToken }, options),
      (page) => [page.actionProposals, page.nextPageToken],
    );
  }

  /**
   * Propose an action.
   *
   * Submits a side effect for approval. Policy decides at once: the proposal is returned as `auto_approved`,
   * `pending_approval`, or `denied`, with the reasons. Exactly what was approved is executed. A changed payload is
   * a new proposal, which may name the one that it `supersedes`.
   *
   * The provider is asked too if it would do it, for three seconds at most; `check` holds its answer. If it would
   * refuse, the proposal is still created, since a provider's answer may lag behind. But it is never approved
   * without a person, and nobody can approve it until it is checked again (`recheck`).
   *
   * An unknown WorkItem is 404. An unknown `integration_id` or `supersedes` is 400 and named in `details`. A
   * WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem
   * wait with it (`waiting_on_approval`) until the last one is settled.
   *
   * Open proposals, waiting or approved, are limited: 50 of each accountable person, and 1,000 of the tenant.
   * Above that: 409 `too_many_pending`.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async propose(params: ActionsApiProposeParams, options?: RequestOptions): Promise<ActionProposal> {
    return (await this.proposeWithResponse(params, options)).data;
  }

  /** As {@link propose }, with status and headers of the answer. */
  proposeWithResponse(params: ActionsApiProposeParams, options?: RequestOptions): Promise<ApiResponse<ActionProposal>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/work-items/{work_item_id}/action-proposals',
        pathParams: {
          work_item_id: params.workItemId,
        },
        headers: {
          'Idempotency-Key': params.idempotencyKey,
        },
        contentType: 'application/json',
        body: ActionProposalCreateRequestToJSON(params.body),
      },
      ActionProposalFromJSON,
      options,
    );
  }

  /**
   * Check a proposal again.
   *
   * Asks the provider again if it would do it, and stores the answer as `check` of the proposal. If the provider
   * would refuse, nobody can approve the proposal until a recheck passes. If it would not, people may approve it
   * then, never policy.
   *
   * 409 `invalid_state` if the proposal is not open, or its integration is switched off or supports no checks. 503
   * `unavailable` if the provider cannot be asked within three seconds: its earlier answer still counts. A
   * proposal is checked once in five seconds; earlier requests get 429 with `Retry-After`. The body is not read.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async recheckProposal(params: ActionsApiRecheckProposalParams, options?: RequestOptions): Promise<ActionProposal> {
    return (await this.recheckProposalWithResponse(params, options)).data;
  }

  /** As {@link recheckProposal }, with status and headers of the answer. */
  recheckProposalWithResponse(
    params: ActionsApiRecheckProposalParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<ActionProposal>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/action-proposals/{proposal_id}/recheck',
        pathParams: {
          proposal_id: params.proposalId,
        },
        idempotent: true,
      },
      ActionProposalFromJSON,
      options,
    );
  }

  /**
   * Report the result of an action.
   *
   * For webhook receivers that answered 202, or whose answer was lost: reports the result of a request that they
   * received. It needs an API key that carries the integration (`carries` of `getMe`), and the `result_token` that
   * came with the request. For any other key the action does not exist.
   *
   * A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost, and
   * it can be reported again. Repeating a report returns the first answer; a different report is 409. So is a
   * token of an attempt before the last, or an action that a person has settled; the log records these
   * (`proposal.report_refused`).
   *
   * @throws {WorkgateError} see its subclasses
   */
  async reportResult(params: ActionsApiReportResultParams, options?: RequestOptions): Promise<Action> {
    return (await this.reportResultWithResponse(params, options)).data;
  }

  /** As {@link reportResult }, with status and headers of the answer. */
  reportResultWithResponse(
    params: ActionsApiReportResultParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<Action>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/actions/{action_id}/result',
        pathParams: {
          action_id: params.actionId,
        },
        contentType: 'application/json',
        body: ActionResultReportToJSON(params.body),
        idempotent: true,
      },
      ActionFromJSON,
      options,
    );
  }
}
