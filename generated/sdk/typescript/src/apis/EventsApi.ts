import { type EventPage, EventPageFromJSON } from '../models/EventPage.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link EventsApi.list } takes. */
export interface EventsApiListParams {
  /** Only events after this sequence: the `next_after` of the answer before, or 0 for the beginning. */
  after?: number;
  /** Only these types, separated by commas; `proposal.*` is all of proposals. */
  types?: string;
  /** Only events of this WorkItem. */
  workItemId?: string;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** Seconds to wait if there is no event; no wait if left out. */
  waitSeconds?: number;
  /** `data` adds the data from the log to events of WorkItems; it needs the scope `work.actions` too. */
  expand?: 'data';
}

/** Made by the client; see `Workgate`. */
export class EventsApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Follow events.
   *
   * All events of the tenant, oldest first: the log of the tenant, without gaps, the same on every node, each
   * event once. Start with `after=0` and go on with `next_after`; store it where you store your results of the
   * events. With `wait_seconds` the answer waits for an event.
   *
   * Events are thin: they name the change, and `url` gives the current state. `expand=data` adds the data from the
   * log, for keys with the scope `work.actions`, and only to events of WorkItems.
   *
   * One answer scans a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when
   * `next_after` is `head`. An `after` past the head is 400: it is not of this tenant's log.
   *
   * Waiting requests are limited: beyond 20 of an API key, or 50 of a tenant, in one process of the service, the
   * answer is 429.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: EventsApiListParams = {}, options?: RequestOptions): Promise<EventPage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(params: EventsApiListParams = {}, options?: RequestOptions): Promise<ApiResponse<EventPage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/events',
        query: {
          after: params.after,
          types: params.types,
          work_item_id: params.workItemId,
          limit: params.limit,
          wait_seconds: params.waitSeconds,
          expand: params.expand,
        },
      },
      EventPageFromJSON,
      options,
    );
  }
}
