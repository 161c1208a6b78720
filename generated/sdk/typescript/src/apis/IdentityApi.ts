// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Caller, CallerFromJSON } from '../models/Caller.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** Made by the client; see `Workgate`. */
export class IdentityApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Get the caller.
   *
   * The API key of the request: its tenant, permissions, rate limits and accountable owner. Every key may ask,
   * whatever its scopes.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async me(options?: RequestOptions): Promise<Caller> {
    return (await this.meWithResponse(options)).data;
  }

  /** As {@link me }, with status and headers of the answer. */
  meWithResponse(options?: RequestOptions): Promise<ApiResponse<Caller>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/me',
      },
      CallerFromJSON,
      options,
    );
  }
}
