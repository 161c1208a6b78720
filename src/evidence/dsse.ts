import { type KeyObject, sign, verify } from 'node:crypto';

/** DSSE envelope in JSON (secure-systems-lab/dsse, envelope.md). */
export interface DsseEnvelope {
  payloadType: string;
  /** Base64. */
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

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

export function verifySignature(
  payloadType: string,
  payload: Buffer,
  signature: Buffer,
  publicKey: KeyObject,
): boolean {
  return verify(null, preAuthEncoding(payloadType, payload), publicKey, signature);
}

/** Returns the signed bytes: type and payload with lengths, so that neither can pass for the other (protocol.md). */
export function preAuthEncoding(payloadType: string, payload: Buffer): Buffer {
  const type = Buffer.from(payloadType);
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} `), type, Buffer.from(` ${payload.length} `), payload]);
}
