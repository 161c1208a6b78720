// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DsseEnvelope, DsseEnvelopeFromJSON } from '../models/DsseEnvelope.js';
import { type EvidencePage, EvidencePageFromJSON } from '../models/EvidencePage.js';
import type * as models from '../models/index.js';
import { pages } from '../pages.js';
import type { ApiResponse, RequestOptions, Transport } from '../transport.js';

/** What {@link EvidenceApi.exportPacket } takes. */
export interface EvidenceApiExportPacketParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
}

/** What {@link EvidenceApi.list } takes. */
export interface EvidenceApiListParams {
  /** Identifier of the WorkItem. */
  workItemId: string;
  /** Maximum entries per page. Values above 200 are read as 200. */
  limit?: number;
  /** The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other
   * filters it is refused. */
  pageToken?: string;
}

/** Made by the client; see `Workgate`. */
export class EvidenceApi {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Export a WorkItem as a signed packet.
   *
   * A packet that anybody can check offline, without trusting this service again: the WorkItem, its messages, its
   * evidence, a proof for each entry that the log holds it, and a signed checkpoint of the log. It is a DSSE
   * envelope over an in-toto Statement v1, signed with Ed25519. `/.well-known/jwks.json` has the public keys;
   * `workgate verify packet.json --jwks …` checks it and names anything altered.
   *
   * Each approval records for whom the approver and the accountable people spoke, and why (`voices`), so that
   * anybody can recount if different people approved. Approvals of earlier releases lack it.
   *
   * A packet holds the contents in the clear, and the salts for checking the commitments of the log: handle it
   * like the conversation itself.
   *
   * The export is logged (`evidence.exported`) before the packet is sent, and the packet holds that entry too.
   * Repeating the request makes another packet and another entry; it needs no Idempotency-Key. The body is
   * optional and must be an empty object.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async exportPacket(params: EvidenceApiExportPacketParams, options?: RequestOptions): Promise<DsseEnvelope> {
    return (await this.exportPacketWithResponse(params, options)).data;
  }

  /** As {@link exportPacket }, with status and headers of the answer. */
  exportPacketWithResponse(
    params: EvidenceApiExportPacketParams,
    options?: RequestOptions,
  ): Promise<ApiResponse<DsseEnvelope>> {
    return this.#transport.send(
      {
        method: 'POST',
        path: '/api/v1/public/work-items/{work_item_id}/evidence-packets',
        pathParams: {
          work_item_id: params.workItemId,
        },
        idempotent: true,
      },
      DsseEnvelopeFromJSON,
      options,
    );
  }

  /**
   * Read the evidence of a WorkItem.
   *
   * Log entries of a WorkItem, oldest first. They include everything acknowledged before this request. Entries are
   * never changed and never removed; personal values are in them as salted commitments only. An exported packet
   * carries the proofs that its entries are in the log.
   *
   * @throws {WorkgateError} see its subclasses
   */
  async list(params: EvidenceApiListParams, options?: RequestOptions): Promise<EvidencePage> {
    return (await this.listWithResponse(params, options)).data;
  }

  /** As {@link list }, with status and headers of the answer. */
  listWithResponse(params: EvidenceApiListParams, options?: RequestOptions): Promise<ApiResponse<EvidencePage>> {
    return this.#transport.send(
      {
        method: 'GET',
        path: '/api/v1/public/work-items/{work_item_id}/evidence',
        pathParams: {
          work_item_id: params.workItemId,
        },
        query: {
          limit: params.limit,
          page_token: params.pageToken,
        },
      },
      EvidencePageFromJSON,
      options,
    );
  }

  /**
   * Read the evidence of a WorkItem: all of them, page after page as they are asked for, from `pageToken` on if that is given.
   * See {@link list }.
   */
  allEntries(
    params: EvidenceApiListParams,
    options?: RequestOptions,
  ): AsyncGenerator<models.EvidenceEntry, void, undefined> {
    return pages(
      params.pageToken,
      (pageToken) => this.list({ ...params, pageToken }, options),
      (page) => [page.entries, page.nextPageToken],
    );
  }
}
