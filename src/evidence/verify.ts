import { canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import { type JsonFault, readJson } from '../platform/strict-json.ts';
import { readCheckpoint } from './checkpoint.ts';
import { type DsseEnvelope, verifySignature } from './dsse.ts';
import { workItemDigest } from './packet.ts';
import { PAYLOAD_TYPE, type PacketPredicate, type PacketStatement, shapeProblem } from './packet-schema.ts';
import type { VerificationKey } from './verification-keys.ts';
import type { Problem, VerificationReport } from './verification-report.ts';
import { checkActions, checkProposals } from './verify-actions.ts';
import { checkAuthority } from './verify-authority.ts';
import { checkExport, checkMessages, checkWorkItem } from './verify-contents.ts';
import { checkEntries } from './verify-entries.ts';
import { checkVoices } from './verify-voices.ts';

/** Checks of the contents by the entries. A section that is added to packets gets its check here. */
const CONTENT_CHECKS: ((packet: PacketPredicate) => Problem[])[] = [
  checkWorkItem,
  checkMessages,
  checkProposals,
  checkActions,
  checkAuthority,
  checkVoices,
  checkExport,
];

/** Continues after the first problem, so that the report says what was altered and not only that something was. */
export function verifyPacket(text: string, keys: VerificationKey[]): VerificationReport {
  const problems: Problem[] = [];
  const fail = (readable: boolean): VerificationReport => {
    const unknown = { packet: undefined, packetKeyId: undefined, checkpointKeyId: undefined };
    return { verified: false, readable, problems, ...unknown };
  };
  const envelope = readEnvelope(text, problems);
  if (envelope === undefined) return fail(false);
  const packetKeyId = checkSignature(envelope, keys, problems);
  const statement = readStatement(envelope.bytes, problems);
  const { signatures } = envelope;
  const isSignatureReadable = signatures.length === 0 || signatures.some(({ sig }) => sig !== undefined);
  // A valid signature shows that the packet was not altered, even if this release cannot read it.
  if (statement === undefined) return fail(isSignatureReadable && packetKeyId === undefined);

  const { predicate: packet } = statement;
  const [subject] = statement.subject;
  if (subject?.name !== packet.work_item.work_item_id || subject.digest.sha256 !== workItemDigest(packet.work_item)) {
    problems.push({ where: 'subject', problem: 'does not name the WorkItem of the packet by its digest' });
  }
  const { checkpoint, keyId, fault } = readCheckpoint(packet.checkpoint, keys);
  if (fault !== undefined) {
    problems.push({ where: 'checkpoint', problem: `${fault}; so it is not known whether the log holds the entries` });
  }
  if (checkpoint !== undefined && !checkpoint.origin.endsWith(`/logs/${packet.tenant_id}`)) {
    problems.push({ where: 'tenant_id', problem: `is not the tenant of the log ${checkpoint.origin}` });
  }
  // Proofs lead to the root that the checkpoint states. Without the checkpoint's signature they prove nothing.
  problems.push(...checkEntries(packet, fault === undefined ? checkpoint : undefined));
  for (const check of CONTENT_CHECKS) problems.push(...check(packet));
  const verified = problems.length === 0;
  return { verified, readable: isSignatureReadable, problems, packet, packetKeyId, checkpointKeyId: keyId };
}

interface DecodedEnvelope extends Omit<DsseEnvelope, 'signatures'> {
  bytes: Buffer;
  /** Undefined if it is not base64. */
  signatures: { keyid?: unknown; sig: Buffer | undefined }[];
}

function readEnvelope(text: string, problems: Problem[]): DecodedEnvelope | undefined {
  const refuse = (problem: string) => void problems.push({ where: 'envelope', problem });
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    return refuse(`is not unambiguous JSON: ${(error as JsonFault).message}`);
  }
  const { payloadType, payload, signatures } = (value ?? {}) as Record<string, unknown>;
  if (typeof payloadType !== 'string' || typeof payload !== 'string' || !Array.isArray(signatures)) {
    return refuse('is not a DSSE envelope: it lacks payloadType, payload or signatures');
  }
  if (payloadType !== PAYLOAD_TYPE) {
    problems.push({ where: 'payloadType', problem: `is ${JSON.stringify(payloadType)}, not "${PAYLOAD_TYPE}"` });
  }
  const bytes = decodeBase64(payload);
  if (bytes === undefined) return refuse('has a payload that is not base64 or base64url; get the packet again');
  const read = (signatures as ({ keyid?: unknown; sig?: unknown } | null)[]).map((one) => {
    const { keyid, sig } = one ?? {};
    return { keyid, sig: typeof sig === 'string' ? decodeBase64(sig) : undefined };
  });
  return { payloadType, payload, bytes, signatures: read };
}

/**
 * Decodes base64 in either alphabet (DSSE allows both), padded or not. Characters that decoders skip, and bits that
 * belong to no byte, are refused, so that there is one reading.
 */
function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  const padded = bytes.toString('base64');
  const inUrls = bytes.toString('base64url');
  const spellings = [padded, padded.replace(/=+$/, ''), inUrls, inUrls + padded.slice(inUrls.length)];
  return spellings.includes(text) ? bytes : undefined;
}

/**
 * A signature that names no key, as DSSE allows, may be by any key for packets. Without a valid signature, `problems`
 * gets every fault.
 */
function checkSignature(envelope: DecodedEnvelope, keys: VerificationKey[], problems: Problem[]): string | undefined {
  const faults: Problem[] = [];
  for (const { keyid, sig } of envelope.signatures) {
    const isNamed = keyid !== undefined && keyid !== null && keyid !== '';
    const isRight = (one: VerificationKey) =>
      one.purpose === 'packet' &&
      sig !== undefined &&
      verifySignature(envelope.payloadType, envelope.bytes, sig, one.publicKey);
    const key = keys.find((one) => (isNamed ? one.keyId === keyid : isRight(one)));
    if (key !== undefined && isRight(key)) return key.keyId;
    const stranger = isNamed
      ? `is by ${JSON.stringify(keyid)}, which is not in the key set`
      : 'names no key, and no packet key of the key set has signed this payload';
    const problem =
      sig === undefined
        ? 'is not base64; get the packet again'
        : key === undefined
          ? `${stranger}; get the key set again if keys were rotated`
          : key.purpose !== 'packet'
            ? `is by ${key.keyId}, which is a key for ${key.purpose} and must not sign packets`
            : `by ${key.keyId} does not match this payload: the packet was altered after it was signed`;
    faults.push({ where: 'signature', problem });
  }
  problems.push(...(faults.length > 0 ? faults : [{ where: 'signature', problem: 'is missing' }]));
  return undefined;
}

function readStatement(bytes: Buffer, problems: Problem[]): PacketStatement | undefined {
  let value: unknown;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    problems.push({ where: 'statement', problem: 'is not JSON' });
    return undefined;
  }
  const shape = shapeProblem(value);
  if (shape !== undefined) {
    problems.push(shape);
    return undefined;
  }
  // Readers of JSON differ on repeated names and on numbers. The canonical form has only one reading.
  if (canonicalJson(value as JsonValue) !== text) {
    problems.push({ where: 'statement', problem: 'is not in its canonical form (RFC 8785)' });
  }
  return value as PacketStatement;
}
