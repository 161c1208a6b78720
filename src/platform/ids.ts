import { randomFillSync } from 'node:crypto';
import { fromUUIDBytes } from 'typeid-js';
import { currentTimeMs } from './clock.ts';

export type IdPrefix =
  | 'wi'
  | 'msg'
  | 'thr'
  | 'note'
  | 'lnk'
  | 'key'
  | 'ten'
  | 'evt'
  | 'usr'
  | 'ses'
  | 'acc'
  | 'mem'
  | 'dlg'
  | 'sig'
  | 'prop'
  | 'act'
  | 'int'
  | 'rf'
  | 'exp'
  | 'src'
  | 'chn'
  | 'chl'
  | 'crd'
  | 'rev'
  | 'prc'
  | 'std'
  | 'ivt'
  | 'frz'
  | 'clm'
  | 'whe'
  | 'whd'
  | 'viw'
  | 'mbx'
  | 'ltr'
  | 'axp';

/** Parts of a millisecond. With 1024, the number of parts since 1970 stays a safe integer until the year 2248. */
const PARTS = 1024;
/** Shift that moves a fraction (10 bits) to the top of `rand_a` (12 bits). */
const PART_SHIFT = 2;

let lastTick = 0;

/**
 * Returns a TypeID such as `wi_01h455vb4pex5vsknk084sn02q`: a UUIDv7 in base32. Ids ascend within a process, and among
 * processes as exactly as they know the database's time.
 */
export function newId(prefix: IdPrefix): string {
  return fromUUIDBytes(prefix, newUuid7());
}

/** Returns a UUIDv7 with a fraction of the millisecond in `rand_a` (RFC 9562, 5.7 and 6.2, method 3). */
function newUuid7(): Uint8Array {
  lastTick = Math.max(lastTick + 1, Math.floor(currentTimeMs() * PARTS));
  const ms = Math.floor(lastTick / PARTS);
  const bytes = randomFillSync(Buffer.allocUnsafe(16), 8);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | ((lastTick % PARTS) << PART_SHIFT), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes;
}
