import { typeidUnboxed } from 'typeid-js';

/** Prefixes of identifiers in use; the prefix names the kind of resource. */
export type IdPrefix =
  | 'wi'
  | 'msg'
  | 'thr'
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
  | 'rev'
  | 'prc';

/** A new TypeID such as `wi_01h455vb4pex5vsknk084sn02q`: UUIDv7 (RFC 9562) in base32, sortable by time of creation. */
export function newId(prefix: IdPrefix): string {
  return typeidUnboxed(prefix);
}
