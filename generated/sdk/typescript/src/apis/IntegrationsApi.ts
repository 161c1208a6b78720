import { type Integration, IntegrationFromJSON } from '../models/Integration.js';
import { type IntegrationPage, IntegrationPageFromJSON } from '../models/IntegrationPage.js';
import type * as models from '../models/index.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link IntegrationsApi.get } takes. */
export interface IntegrationsApiGetParams {
  /** Identifier of the integration. */
  integrationId: string;
}

/** What {@link IntegrationsApi.list } takes. */
export interface IntegrationsApiListParams {
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** Made by the client; see `Workgate`. */
export class IntegrationsApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get an integration.
   *
   * The current integration, with its operations.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async get(params: IntegrationsApiGetParams, options?: RequestOptions): Promise<Integration> {
    return (await this.getWithResponse(params, options)).data;
  }

  /** As {@link get }, with status and headers of the answer. */
  getWithResponse(params: IntegrationsApiGetParams, options?: RequestOptions): Promise<ApiResponse<Integration>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/integrations/{integration_id}',
        pathParams: {
          integration_id: params.integrationId,
        },
      },
      IntegrationFromJSON,
      options,
    );
  }

  /**
   * List integrations.
   *
   * The tenant's connections to providers, oldest first, with the operations that each can propose and the limits
   * that decide who must approve. Includes those that are switched off. Take the `integration_id` of a proposal
   * from here.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: IntegrationsApiListParams = {}, options?: RequestOptions): Promise<IntegrationPage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(
    params: IntegrationsApiListParams = {},
    options?: RequestOptions,
  ): Promise<ApiResponse<IntegrationPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/integrations',
        query: {
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      IntegrationPageFromJSON,
      options,
    );
  }

  /**
   * List integrations: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link list }.
   */
  allIntegrations(
    params: IntegrationsApiListParams = {},
    options?: RequestOptions,
  ): AsyncGenerator<models.Integration, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.list({ ...params, pageToken }, options),
      (page) => [page.integrations, page.nextPageToken],
    );
  }
}
