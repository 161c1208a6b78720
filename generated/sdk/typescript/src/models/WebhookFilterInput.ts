// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem
 * are not sent. All given filters must match.
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
