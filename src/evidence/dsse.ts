import { type KeyObject, sign, verify } from 'node:crypto';

/** A DSSE envelope in JSON (secure-systems-lab/dsse, envelope.md). */
export interface DsseEnvelope {
  payloadType: string;
  /** In base64. */
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

/** Signs a payload with Ed25519. */
export function signEnvelope(
  payloadType: string,
  payload: Buffer,
  key: { keyId: string; privateKey: KeyObject },
): DsseEnvelope {
  const signature = sign(null, preAuthEncoding(payloadType, payload), key.privateKey);
  return {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid: key.keyId, sig: signature.toString('base64') }],
  };
}

/** Returns true if the Ed25519 signature is valid for this payload under this type. */
export function verifySignature(
  payloadType: string,
  payload: Buffer,
  signature: Buffer,
  publicKey: KeyObject,
): boolean {
  return verify(null, preAuthEncoding(payloadType, payload), publicKey, signature);
}

/**
 * Returns the bytes that are signed: type and payload with their lengths, so that neither can pass for the other
 * (protocol.md).
 */
export function preAuthEncoding(payloadType: string, payload: Buffer): Buffer {
  const type = Buffer.from(payloadType);
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} `), type, Buffer.from(` ${payload.length} `), payload]);
}
