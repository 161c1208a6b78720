// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to
 * no WorkItem are not sent. All that are given have to fit.
 */
export interface WebhookFilter {
  /** The pack of the WorkItem; null for any. */
  packKey: string | null;
  /** A tag that the WorkItem carries; null for any. */
  tag: string | null;
}

/** @internal */
export function WebhookFilterFromJSON(json: any): WebhookFilter {
  return {
    packKey: json.pack_key,
    tag: json.tag,
  };
}
