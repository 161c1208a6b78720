// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to
 * no WorkItem are not sent. All that are given have to fit.
 */
export interface WebhookFilterInput {
  /** The pack of the WorkItem; null for any. */
  packKey?: string | null;
  /** A tag that the WorkItem carries; null for any. */
  tag?: string | null;
}

/** @internal */
export function WebhookFilterInputToJSON(value: WebhookFilterInput): unknown {
  return {
    pack_key: value.packKey,
    tag: value.tag,
  };
}
