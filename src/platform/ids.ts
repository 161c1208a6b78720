import { randomFillSync } from 'node:crypto';
import { fromUUIDBytes } from 'typeid-js';
import { currentTimeMs } from './clock.ts';

/** Prefixes of identifiers in use; the prefix names the kind of resource. */
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

/** Parts of a millisecond that an id tells apart: so many that a count of them is exact until the year 2248. */
const PARTS = 1024;
/** `rand_a` has 12 bits. */
const PART_SHIFT = 2;

let lastTick = 0;

/**
 * A new TypeID such as `wi_01h455vb4pex5vsknk084sn02q`: UUIDv7 in base32. Those of one process ascend; those of several
 * do by the time of the database, to a microsecond, as far as they know it.
 */
export function newId(prefix: IdPrefix): string {
  return fromUUIDBytes(prefix, newUuid7());
}

/** UUIDv7 with a fraction of the millisecond in `rand_a` (RFC 9562, 5.7 and 6.2, method 3). */
function newUuid7(): Uint8Array {
  lastTick = Math.max(lastTick + 1, Math.floor(currentTimeMs() * PARTS));
  const ms = Math.floor(lastTick / PARTS);
  const bytes = randomFillSync(Buffer.allocUnsafe(16), 8);
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | ((lastTick % PARTS) << PART_SHIFT), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes;
}
