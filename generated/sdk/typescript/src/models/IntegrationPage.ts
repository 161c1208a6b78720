// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Integration, IntegrationFromJSON } from './Integration.js';

/**
 * A page of integrations, oldest first.
 */
export interface IntegrationPage {
  /** The integrations of this page. */
  integrations: Array<Integration>;
  /** For the next page; null on the last one. */
  nextPageToken: string | null;
}

/** @internal */
export function IntegrationPageFromJSON(json: any): IntegrationPage {
  return {
    integrations: json.integrations.map(IntegrationFromJSON),
    nextPageToken: json.next_page_token,
  };
}
