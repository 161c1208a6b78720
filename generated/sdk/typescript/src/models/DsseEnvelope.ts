// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DsseSignature, DsseSignatureFromJSON } from './DsseSignature.js';

/**
 * A DSSE envelope (secure-systems-lab/dsse, version 1); its fields have the names of that format.
 */
export interface DsseEnvelope {
  /** Always `application/vnd.in-toto+json`. */
  payloadType: string;
  /** An in-toto Statement v1 in base64, whose predicate has the type `https://workgate.example/evidence/packet/v1`. */
  payload: string;
  /** The signatures, by keys for packets. */
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
