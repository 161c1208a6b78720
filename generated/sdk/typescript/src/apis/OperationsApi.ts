// Generated from the contract by openapi-generator; change contracts/ instead.

import type * as models from '../models/index.js';
import { type Operation, OperationFromJSON } from '../models/Operation.js';
import { type OperationClaimAnswer, OperationClaimAnswerFromJSON } from '../models/OperationClaimAnswer.js';
import {
  type OperationClaimCompleteRequest,
  OperationClaimCompleteRequestToJSON,
} from '../models/OperationClaimCompleteRequest.js';
import {
  type OperationClaimCreateRequest,
  OperationClaimCreateRequestToJSON,
} from '../models/OperationClaimCreateRequest.js';
import { type OperationClaimEnd, OperationClaimEndFromJSON } from '../models/OperationClaimEnd.js';
import {
  type OperationClaimFailRequest,
  OperationClaimFailRequestToJSON,
} from '../models/OperationClaimFailRequest.js';
import { type OperationClaimLease, OperationClaimLeaseFromJSON } from '../models/OperationClaimLease.js';
import { type OperationClaimProof, OperationClaimProofToJSON } from '../models/OperationClaimProof.js';
import { type OperationPage, OperationPageFromJSON } from '../models/OperationPage.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link OperationsApi.beginClaim } takes. */
export interface OperationsApiBeginClaimParams {
  /** Identifier of the claim. */
  claimId: string;
  body: OperationClaimProof;
}

/** What {@link OperationsApi.claim } takes. */
export interface OperationsApiClaimParams {
  body: OperationClaimCreateRequest;
}

/** What {@link OperationsApi.completeClaim } takes. */
export interface OperationsApiCompleteClaimParams {
  /** Identifier of the claim. */
  claimId: string;
  body: OperationClaimCompleteRequest;
}

/** What {@link OperationsApi.extendClaim } takes. */
export interface OperationsApiExtendClaimParams {
  /** Identifier of the claim. */
  claimId: string;
  body: OperationClaimProof;
}

/** What {@link OperationsApi.failClaim } takes. */
export interface OperationsApiFailClaimParams {
  /** Identifier of the claim. */
  claimId: string;
  body: OperationClaimFailRequest;
}

/** What {@link OperationsApi.get } takes. */
export interface OperationsApiGetParams {
  /** Name of the operation. */
  operation: string;
}

/** What {@link OperationsApi.list } takes. */
export interface OperationsApiListParams {
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** Made by the client; see `Workgate`. */
export class OperationsApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Begin to carry out a claim.
   *
   * Passes the gate again and writes the action record (`running`): from this answer on the effect is possible.
   * Carry it out only after this answer, and only while the lease lasts. The lease is renewed. A repeat changes
   * nothing.
   *
   * If the lease ends after this, the outcome is unknown: the action is handed out again if the operation is
   * idempotent; otherwise people settle it.
   *
   * If the gate refuses, it is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its
   * work has ended, its integration is switched off, the claim is over), `approval_required` or
   * `payload_mismatch`. The claim is over then.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async beginClaim(params: OperationsApiBeginClaimParams, options?: RequestOptions): Promise<OperationClaimLease> {
    return (await this.beginClaimWithResponse(params, options)).data;
  }

  /** As {@link beginClaim }, with status and headers of the answer. */
  beginClaimWithResponse(
    params: OperationsApiBeginClaimParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<OperationClaimLease>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/operation-claims/{claim_id}/begin',
        pathParams: {
          claim_id: params.claimId,
        },
        contentType: 'application/json',
        body: OperationClaimProofToJSON(params.body),
        idempotent: true,
      },
      OperationClaimLeaseFromJSON,
      options,
    );
  }

  /**
   * Claim an action to carry out.
   *
   * For workers in networks that cannot be reached: hands out an action that was approved and executed
   * (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits
   * for `wait_seconds` if there is none; then `claim` is null.
   *
   * A claimed action passed the gate at that moment, and nobody else has it while the lease lasts. Do not carry it
   * out before `beginOperationClaim` succeeds. If the lease ends before that, the claim goes to the next worker.
   *
   * A key has at most 20 claims at a time, a tenant 200: beyond that it is 409 `too_many_pending`. Waiting
   * requests are limited: beyond 50 of a tenant in one process of the service it is 429.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async claim(params: OperationsApiClaimParams, options?: RequestOptions): Promise<OperationClaimAnswer> {
    return (await this.claimWithResponse(params, options)).data;
  }

  /** As {@link claim }, with status and headers of the answer. */
  claimWithResponse(
    params: OperationsApiClaimParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<OperationClaimAnswer>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/operation-claims',
        contentType: 'application/json',
        body: OperationClaimCreateRequestToJSON(params.body),
        idempotent: true,
      },
      OperationClaimAnswerFromJSON,
      options,
    );
  }

  /**
   * Report that a claim was carried out.
   *
   * Reports the result of a claim that was begun. A result that the operation's `result_schema` does not allow is
   * 400 and names the field; the claim continues. Repeating a report returns the first answer; a different report
   * is 409.
   *
   * A report after the claim was lost is 409, and the log records it.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async completeClaim(params: OperationsApiCompleteClaimParams, options?: RequestOptions): Promise<OperationClaimEnd> {
    return (await this.completeClaimWithResponse(params, options)).data;
  }

  /** As {@link completeClaim }, with status and headers of the answer. */
  completeClaimWithResponse(
    params: OperationsApiCompleteClaimParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<OperationClaimEnd>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/operation-claims/{claim_id}/complete',
        pathParams: {
          claim_id: params.claimId,
        },
        contentType: 'application/json',
        body: OperationClaimCompleteRequestToJSON(params.body),
        idempotent: true,
      },
      OperationClaimEndFromJSON,
      options,
    );
  }

  /**
   * Extend a claim.
   *
   * Renews the lease, if it has not ended and the claim passes the gate, with the refusals of
   * `beginOperationClaim`. A claim refused before it was begun is over; after that, the present lease goes on, and
   * the outcome is still reported. A claim is extended for 24 hours at most.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async extendClaim(params: OperationsApiExtendClaimParams, options?: RequestOptions): Promise<OperationClaimLease> {
    return (await this.extendClaimWithResponse(params, options)).data;
  }

  /** As {@link extendClaim }, with status and headers of the answer. */
  extendClaimWithResponse(
    params: OperationsApiExtendClaimParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<OperationClaimLease>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/operation-claims/{claim_id}/extend',
        pathParams: {
          claim_id: params.claimId,
        },
        contentType: 'application/json',
        body: OperationClaimProofToJSON(params.body),
        idempotent: true,
      },
      OperationClaimLeaseFromJSON,
      options,
    );
  }

  /**
   * Report that a claim was not carried out.
   *
   * Reports that nothing was done, and if it may be. `not_sent` returns a claim, even one that was not begun; the
   * other two need a begun claim. If the action may have been done, report nothing: let the lease end.
   *
   * A refused repetition (`attempt` above 1) says nothing about the attempt before it: its outcome stays unknown.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async failClaim(params: OperationsApiFailClaimParams, options?: RequestOptions): Promise<OperationClaimEnd> {
    return (await this.failClaimWithResponse(params, options)).data;
  }

  /** As {@link failClaim }, with status and headers of the answer. */
  failClaimWithResponse(
    params: OperationsApiFailClaimParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<OperationClaimEnd>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/operation-claims/{claim_id}/fail',
        pathParams: {
          claim_id: params.claimId,
        },
        contentType: 'application/json',
        body: OperationClaimFailRequestToJSON(params.body),
        idempotent: true,
      },
      OperationClaimEndFromJSON,
      options,
    );
  }

  /**
   * Get an operation.
   *
   * The newest version of the operation.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async get(params: OperationsApiGetParams, options?: RequestOptions): Promise<Operation> {
    return (await this.getWithResponse(params, options)).data;
  }

  /** As {@link get }, with status and headers of the answer. */
  getWithResponse(params: OperationsApiGetParams, options?: RequestOptions): Promise<ApiResponse<Operation>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/operations/{operation}',
        pathParams: {
          operation: params.operation,
        },
      },
      OperationFromJSON,
      options,
    );
  }

  /**
   * List operations.
   *
   * All operations that can be proposed, with the schemas of payloads and results: first those of the service,
   * then those of the tenant, by name. Includes retired ones. A page ends early if its schemas are large.
   * `listIntegrations` shows the operations of each integration.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: OperationsApiListParams = {}, options?: RequestOptions): Promise<OperationPage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(
    params: OperationsApiListParams = {},
    options?: RequestOptions,
  ): Promise<ApiResponse<OperationPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/operations',
        query: {
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      OperationPageFromJSON,
      options,
    );
  }

  /**
   * List operations: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link list }.
   */
  allOperations(
    params: OperationsApiListParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<models.Operation, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.list({ ...params, pageToken }, options),
      (page) => [page.operations, page.nextPageToken],
    );
  }
}
