import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { VerificationKey } from './verification-keys.ts';

/** The head of a log, as a checkpoint states it (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** Name of the log, and of the keys that sign for it. */
  origin: string;
  size: number;
  root: Buffer;
}

/** Error for a malformed checkpoint or note. Its message completes the sentence "the checkpoint …". */
export class MalformedNoteError extends Error {
  override readonly name = 'MalformedNoteError';
}

const ED25519 = 1;
const KEY_ID_BYTES = 4;
const ROOT_BYTES = 32;

/** Returns the address of the service without its scheme, and the tenant. */
export function logOrigin(serviceUrl: string, tenantId: string): string {
  return `${new URL(serviceUrl).host}/logs/${tenantId}`;
}

export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

/** @throws {MalformedNoteError} */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', root = '', ...extensions] = text.split('\n').slice(0, -1);
  if (origin === '') throw new MalformedNoteError('does not name its log');
  if (!/^(0|[1-9][0-9]*)$/.test(size) || !Number.isSafeInteger(Number(size))) {
    throw new MalformedNoteError('has no tree size in its second line');
  }
  const bytes = Buffer.from(root, 'base64');
  if (bytes.length !== ROOT_BYTES || bytes.toString('base64') !== root) {
    throw new MalformedNoteError('has no root hash in its third line');
  }
  if (extensions.includes('')) throw new MalformedNoteError('has an empty line');
  return { origin, size: Number(size), root: bytes };
}

/** Signs a text, which must end with a newline, with Ed25519 under a key name. */
export function signNote(text: string, name: string, privateKey: KeyObject, publicKey: Buffer): string {
  const signature = Buffer.concat([noteKeyId(name, publicKey), sign(null, Buffer.from(text), privateKey)]);
  return `${text}\n— ${name} ${signature.toString('base64')}\n`;
}

/** Parses a note (C2SP signed-note) without checking its signatures. @throws {MalformedNoteError} */
export function parseNote(note: string) {
  const end = note.lastIndexOf('\n\n');
  if (end === -1 || !note.endsWith('\n')) throw new MalformedNoteError('is not a signed note');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that the specification forbids
  if (/[\u0000-\u0009\u000b-\u001f]/.test(note)) throw new MalformedNoteError('has control characters');
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map((line) => {
    const [, name = '', encoded = ''] = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/.exec(line) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length <= KEY_ID_BYTES || bytes.toString('base64') !== encoded) {
      throw new MalformedNoteError('has a signature line that is not valid');
    }
    return { name, keyId: bytes.subarray(0, KEY_ID_BYTES), signature: bytes.subarray(KEY_ID_BYTES) };
  });
  return { text: note.slice(0, end + 1), signatures };
}

/** Returns the first bytes of a hash over the key's name and public half, by which a note names the key. */
export function noteKeyId(name: string, publicKey: Buffer): Buffer {
  const hash = createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.from([ED25519]))
    .update(publicKey);
  return hash.digest().subarray(0, KEY_ID_BYTES);
}

/** Without a `fault`, a key for checkpoints has signed the checkpoint. */
export interface CheckpointReading {
  checkpoint: Checkpoint | undefined;
  keyId: string | undefined;
  /** Completes the sentence "the checkpoint …". */
  fault: string | undefined;
}

export function readCheckpoint(note: string, keys: VerificationKey[]): CheckpointReading {
  let checkpoint: Checkpoint | undefined;
  try {
    const { text, signatures } = parseNote(note);
    checkpoint = parseCheckpoint(text);
    const { origin } = checkpoint;
    for (const { name, keyId, signature } of signatures) {
      const key = keys.find((one) => name === origin && noteKeyId(name, one.bytes).equals(keyId));
      // A note may carry signatures of unknown keys, which are ignored.
      if (key === undefined) continue;
      const isRight = verify(null, Buffer.from(text), key.publicKey, signature);
      const fault = !isRight
        ? `was altered: the signature by ${key.keyId} does not match its text`
        : key.purpose !== 'checkpoint'
          ? `is signed by ${key.keyId}, which is a key for ${key.purpose} and must not sign checkpoints`
          : undefined;
      return { checkpoint, keyId: key.keyId, fault };
    }
    return { checkpoint, keyId: undefined, fault: 'is signed by no key of the key set' };
  } catch (error) {
    if (!(error instanceof MalformedNoteError)) throw error;
    return { checkpoint, keyId: undefined, fault: error.message };
  }
}
