// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DsseSignature, DsseSignatureFromJSON } from './DsseSignature.js';

/**
 * A DSSE envelope (secure-systems-lab/dsse, version 1), with that format's field names.
 */
export interface DsseEnvelope {
  /** Always `application/vnd.in-toto+json`. */
  payloadType: string;
  /** An in-toto Statement v1 in base64; its predicate has the type `https://workgate.example/evidence/packet/v1`. */
  payload: string;
  /** Signatures by packet keys. */
  signatures: Array<DsseSignature>;
}

/** @internal */
export function DsseEnvelopeFromJSON(json: any): DsseEnvelope {
  return {
    payloadType: json.payloadType,
    payload: json.payload,
    signatures: json.signatures.map(DsseSignatureFromJSON),
  };
}
