// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DataEntity, DataEntityFromJSON } from '../models/DataEntity.js';
import type { DataEntityType } from '../models/DataEntityType.js';
import type { DataFilterKey } from '../models/DataFilterKey.js';
import { type DataSourceHealthReport, DataSourceHealthReportFromJSON } from '../models/DataSourceHealthReport.js';
import { type DataView, DataViewFromJSON } from '../models/DataView.js';
import type * as models from '../models/index.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link DataApi.getEntity } takes. */
export interface DataApiGetEntityParams {
  /** Kind of the entity. */
  entityType: DataEntityType;
  /** Identifier of the entity. */
  entityId: string;
  /** Key of the view. */
  viewKey: string;
  /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
  ifNoneMatch?: string;
}

/** What {@link DataApi.getSourceHealth } takes. */
export interface DataApiGetSourceHealthParams {
  /** Key of the source. */
  sourceKey: string;
  /** Key of the view. */
  viewKey: string;
  /** A local date that the source should cover. */
  date?: string;
  /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
  ifNoneMatch?: string;
}

/** What {@link DataApi.getView } takes. */
export interface DataApiGetViewParams {
  /** Key of the view. */
  viewKey: string;
  /** Maximum groups per page. Values above 100 are read as 100. */
  limit?: number;
  /** Only groups of this kind; default `all`. */
  filterKey?: DataFilterKey;
  /** Only groups with an event on this day in `timezone`. */
  date?: string;
  /** IANA name of the time zone of the request; default `UTC`. */
  timezone?: string;
  /** The unchanged `next_cursor` of the page before. It is bound to the tenant, the view and the filters; with
   * others it is refused. */
  cursor?: string;
  /** Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2). */
  ifNoneMatch?: string;
}

/** Made by the client; see `Workgate`. */
export class DataApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Read one entity of a data view.
   *
   * A group, an event or a participant, by its canonical identifier or by that of a source. If a source's
   * identifier matches several entities, the answer is 409 and names the canonical ones.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async getEntity(params: DataApiGetEntityParams, options?: RequestOptions): Promise<DataEntity> {
    return (await this.getEntityWithResponse(params, options)).data;
  }

  /** As {@link getEntity }, with status and headers of the answer. */
  getEntityWithResponse(params: DataApiGetEntityParams, options?: RequestOptions): Promise<ApiResponse<DataEntity>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/data/entities/{entity_type}/{entity_id}',
        pathParams: {
          entity_type: params.entityType,
          entity_id: params.entityId,
        },
        query: {
          view_key: params.viewKey,
        },
        headers: {
          'If-None-Match': params.ifNoneMatch,
        },
      },
      DataEntityFromJSON,
      options,
    );
  }

  /**
   * Read the health of a data source.
   *
   * Freshness, problems and covered dates of a source. With `date`: 404 if the date lies outside the coverage. A
   * source that never loaded is 503, like one that is not registered.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async getSourceHealth(
    params: DataApiGetSourceHealthParams,
    options?: RequestOptions,
  ): Promise<DataSourceHealthReport> {
    return (await this.getSourceHealthWithResponse(params, options)).data;
  }

  /** As {@link getSourceHealth }, with status and headers of the answer. */
  getSourceHealthWithResponse(
    params: DataApiGetSourceHealthParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<DataSourceHealthReport>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/data/sources/{source_key}/health',
        pathParams: {
          source_key: params.sourceKey,
        },
        query: {
          view_key: params.viewKey,
          date: params.date,
        },
        headers: {
          'If-None-Match': params.ifNoneMatch,
        },
      },
      DataSourceHealthReportFromJSON,
      options,
    );
  }

  /**
   * Read a data view.
   *
   * Whole groups, by their earliest event, then by `group_id`. A group is selected by its events, and always
   * returned with all of them. `filter_key` and `date` both use `timezone`, including daylight saving, and both
   * must hold: an event at 23:30 in Sydney is on another day in UTC.
   *
   * Pages show one state of the data: `next_cursor` keeps the revisions of the first page, as long as these are
   * stored (the last three of each source), and the time of the first request.
   *
   * If a source fails, its last good data stays in place, and `health` says so. The `ETag` changes with the data,
   * the selection and the health, not with ages.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async getView(params: DataApiGetViewParams, options?: RequestOptions): Promise<DataView> {
    return (await this.getViewWithResponse(params, options)).data;
  }

  /** As {@link getView }, with status and headers of the answer. */
  getViewWithResponse(params: DataApiGetViewParams, options?: RequestOptions): Promise<ApiResponse<DataView>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/data/views/{view_key}',
        pathParams: {
          view_key: params.viewKey,
        },
        query: {
          limit: params.limit,
          filter_key: params.filterKey,
          date: params.date,
          timezone: params.timezone,
          cursor: params.cursor,
        },
        headers: {
          'If-None-Match': params.ifNoneMatch,
        },
      },
      DataViewFromJSON,
      options,
    );
  }

  /**
   * Read a data view: all of them, page after page as they are asked for, from `cursor` on if that is given.
   * See {@link getView }.
   */
  allGroups(params: DataApiGetViewParams, options?: RequestOptions): AsyncGenerator<models.DataGroup, void, undefined> {
    return pages(
      params.cursor,
      (cursor) => this.getView({ ...params, cursor }, options),
      (page) => [page.groups, page.nextCursor],
    );
  }
}
