import { type EventPage, EventPageFromJSON } from '../models/EventPage.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link EventsApi.list } takes. */
export interface EventsApiListParams {
  /** Only events behind this sequence. It is the `next_after` of the answer before; 0 begins at the beginning. */
  after?: number;
  /** Only events of these types, apart by commas; `proposal.*` is all of proposals. */
  types?: string;
  /** Only events of this WorkItem. */
  workItemId?: string;
  /** How many entries a page holds at most. Values above 200 are read as 200. */
  limit?: number;
  /** How long the answer waits while there is nothing; not at all if it is left out. */
  waitSeconds?: number;
  /** `data` adds to events of WorkItems what the log says of them; it needs the scope `work.actions` too. */
  expand?: 'data';
}

/** Made by the client; see `Workgate`. */
export class EventsApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Follow what happens.
   *
   * Everything that has happened in the tenant, oldest first: the log of the tenant, without gaps, the same on
   * every node, and each event once. Start with `after=0` and go on with `next_after`; keep it where you keep what
   * you have done with the events. With `wait_seconds` the answer waits until there is something.
   *
   * Events are thin: they say what has changed, and `url` where to read how it is now. `expand=data` adds what the
   * log says of it, for keys of the scope `work.actions`, and only to events of WorkItems.
   *
   * One answer looks at a bounded part of the log: `events` may be empty while `next_after` goes on. All is read
   * when `next_after` is `head`. An `after` behind the head is 400: it is not of this tenant's log.
   *
   * Only some requests may wait at once: beyond 20 of an API key, or 50 of a tenant, in one process of the service
   * it is 429.
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
