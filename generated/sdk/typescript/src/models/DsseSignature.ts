// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One signature over the pre-authentication encoding of type and payload.
 */
export interface DsseSignature {
  /** The `kid` of the key in `/.well-known/jwks.json`; its `purpose` there is `packet`. */
  keyid: string;
  /** The Ed25519 signature in base64. */
  sig: string;
}

/** @internal */
export function DsseSignatureFromJSON(json: any): DsseSignature {
  return {
    keyid: json.keyid,
    sig: json.sig,
  };
}
