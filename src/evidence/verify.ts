import { canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import { type JsonFault, readJson } from '../platform/strict-json.ts';
import { readCheckpoint } from './checkpoint.ts';
import { type DsseEnvelope, verifySignature } from './dsse.ts';
import { PAYLOAD_TYPE, type PacketPredicate, type PacketStatement, workItemDigest } from './packet.ts';
import { shapeProblem } from './packet-schema.ts';
import type { VerificationKey } from './verification-keys.ts';
import type { Problem, VerificationReport } from './verification-report.ts';
import { checkActions, checkProposals } from './verify-actions.ts';
import { checkExport, checkMessages, checkWorkItem } from './verify-contents.ts';
import { checkEntries } from './verify-entries.ts';

/** The checks of the contents by the entries. A section that is added to packets gets its check here. */
const CONTENT_CHECKS: ((packet: PacketPredicate) => Problem[])[] = [
  checkWorkItem,
  checkMessages,
  checkProposals,
  checkActions,
  checkExport,
];

/**
 * Checks a packet against public keys and nothing else: its signature, that the log holds each entry, that the
 * checkpoint of the log is signed, and that WorkItem, messages, proposals and actions are what the entries say. It goes on after the first
 * problem, so that the report says what was altered and not only that something was.
 */
export function verifyPacket(text: string, keys: VerificationKey[]): VerificationReport {
  const problems: Problem[] = [];
  const fail = (packet?: PacketPredicate): VerificationReport => {
    return { verified: false, problems, packet, packetKeyId: undefined, checkpointKeyId: undefined };
  };
  const envelope = readEnvelope(text, problems);
  if (envelope === undefined) return fail();
  const packetKeyId = checkSignature(envelope, keys, problems);
  const statement = readStatement(envelope.bytes, problems);
  if (statement === undefined) return fail();

  const { predicate: packet } = statement;
  const [subject] = statement.subject;
  if (subject?.name !== packet.work_item.work_item_id || subject.digest.sha256 !== workItemDigest(packet.work_item)) {
    problems.push({ where: 'subject', problem: 'does not name the WorkItem of the packet by its digest' });
  }
  const { checkpoint, keyId, fault } = readCheckpoint(packet.checkpoint, keys);
  if (fault !== undefined) {
    problems.push({ where: 'checkpoint', problem: `${fault}; whether the log holds the entries cannot be said` });
  }
  if (checkpoint !== undefined && !checkpoint.origin.endsWith(`/logs/${packet.tenant_id}`)) {
    problems.push({ where: 'tenant_id', problem: `is not the tenant of the log ${checkpoint.origin}` });
  }
  // Proofs lead to the root that the checkpoint states: without its signature they prove nothing.
  problems.push(...checkEntries(packet, fault === undefined ? checkpoint : undefined));
  for (const check of CONTENT_CHECKS) problems.push(...check(packet));
  return { verified: problems.length === 0, problems, packet, packetKeyId, checkpointKeyId: keyId };
}

interface DecodedEnvelope extends Omit<DsseEnvelope, 'signatures'> {
  bytes: Buffer;
  signatures: { keyid?: unknown; sig?: unknown }[];
}

function readEnvelope(text: string, problems: Problem[]): DecodedEnvelope | undefined {
  const refuse = (problem: string) => void problems.push({ where: 'envelope', problem });
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    return refuse(`is no JSON with one reading: ${(error as JsonFault).message}`);
  }
  const { payloadType, payload, signatures } = (value ?? {}) as Record<string, unknown>;
  if (typeof payloadType !== 'string' || typeof payload !== 'string' || !Array.isArray(signatures)) {
    return refuse('is not a DSSE envelope: it lacks payloadType, payload or signatures');
  }
  if (payloadType !== PAYLOAD_TYPE) {
    problems.push({ where: 'payloadType', problem: `is ${JSON.stringify(payloadType)}, not "${PAYLOAD_TYPE}"` });
  }
  const bytes = decodeBase64(payload);
  if (bytes === undefined) return refuse('has a payload that is not base64');
  return { payloadType, payload, bytes, signatures: signatures.map((one) => (one ?? {}) as object) };
}

/** The one spelling of base64, in either alphabet (DSSE allows both): a packet that was touched up is not accepted. */
function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return [bytes.toString('base64'), bytes.toString('base64url')].includes(text) ? bytes : undefined;
}

/** @returns the id of a key for packets that has signed the payload. One is enough; without one, each says why not. */
function checkSignature(envelope: DecodedEnvelope, keys: VerificationKey[], problems: Problem[]): string | undefined {
  const faults: Problem[] = [];
  for (const { keyid, sig } of envelope.signatures) {
    const signature = typeof sig === 'string' ? decodeBase64(sig) : undefined;
    const key = keys.find((one) => one.keyId === keyid);
    const isRight = (one: VerificationKey) =>
      signature !== undefined && verifySignature(envelope.payloadType, envelope.bytes, signature, one.publicKey);
    if (key?.purpose === 'packet' && isRight(key)) return key.keyId;
    const problem =
      key === undefined
        ? `is by ${JSON.stringify(keyid)}, which is not in the key set; get that anew if keys were rotated`
        : key.purpose !== 'packet'
          ? `is by ${key.keyId}, which is a key for ${key.purpose} and must not sign packets`
          : `by ${key.keyId} is not the one of this payload: the packet was altered after it was signed`;
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
  // Readers of JSON differ on repeated names and on numbers; of the canonical form there is one reading.
  if (canonicalJson(value as JsonValue) !== text) {
    problems.push({ where: 'statement', problem: 'is not in its canonical form (RFC 8785)' });
  }
  return value as PacketStatement;
}
