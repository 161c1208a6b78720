// Generated from the contract by openapi-generator; change contracts/ instead.

import type * as models from '../models/index.js';
import { type Operation, OperationFromJSON } from '../models/Operation.js';
import { type OperationPage, OperationPageFromJSON } from '../models/OperationPage.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link OperationsApi.getOperation } takes. */
export interface OperationsApiGetOperationParams {
  /** Name of the operation. */
  operation: string;
}

/** What {@link OperationsApi.listOperations } takes. */
export interface OperationsApiListOperationsParams {
  /** How many entries a page holds at most. Values above 200 are read as 200. */
  limit?: number;
  /** The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other
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
   * Get an operation.
   *
   * The operation at its newest version.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async getOperation(params: OperationsApiGetOperationParams, options?: RequestOptions): Promise<Operation> {
    return (await this.getOperationWithResponse(params, options)).data;
  }

  /** As {@link getOperation }, with status and headers of the answer. */
  getOperationWithResponse(
    params: OperationsApiGetOperationParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<Operation>> {
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
   * What can be proposed at all, with the schemas of payloads and results: the operations that the service brings
   * along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas
   * are large. `listIntegrations` says what can be proposed through which integration.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async listOperations(
    params: OperationsApiListOperationsParams = {},
    options?: RequestOptions,
  ): Promise<OperationPage> {
    return (await this.listOperationsWithResponse(params, options)).data;
  }

  /** As {@link listOperations }, with status and headers of the answer. */
  listOperationsWithResponse(
    params: OperationsApiListOperationsParams = {},
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
   * See {@link listOperations }.
   */
  allOperations(
    params: OperationsApiListOperationsParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<models.Operation, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.listOperations({ ...params, pageToken }, options),
      (page) => [page.operations, page.nextPageToken],
    );
  }
}
