import type { OperationTypes, PayloadType, RecordType } from '../../operations/index.ts';
import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';

const KINDS = { string: 'a text', long: 'an integer', bool: 'true or false', set: 'a list', record: 'an object' };

/**
 * Describes members that are gone or have another kind since a text was written. Behind a `has` test, Cedar reports
 * none.
 */
export function changedMembers(written: OperationTypes, present: OperationTypes): string[] {
  return Object.entries(written).flatMap(([operation, type]) => {
    const now = Object.hasOwn(present, operation) ? present[operation] : undefined;
    return now === undefined ? [] : changedWithin(type, now, operation);
  });
}

function changedWithin(written: RecordType, present: RecordType, path: string): string[] {
  return Object.entries(written.members).flatMap(([name, { type }]) => {
    const now = Object.hasOwn(present.members, name) ? present.members[name] : undefined;
    return changed(type, now?.type, `${path}.${name}`);
  });
}

function changed(written: PayloadType, present: PayloadType | undefined, path: string): string[] {
  if (written.kind === 'untyped') return [];
  if (written.kind === 'record' && present?.kind === 'record') return changedWithin(written, present, path);
  if (written.kind === 'set' && present?.kind === 'set') return changed(written.of, present.of, `${path}[]`);
  if (written.kind === present?.kind) return [];
  const was = `${path} was ${KINDS[written.kind]} when the policies were written`;
  if (present === undefined) return [`${was}, and no longer exists`];
  return [`${was}, and now ${present.kind === 'untyped' ? present.why : `is ${KINDS[present.kind]}`}`];
}

/** Returns true if a stored text still receives the same facts. A text of an earlier release (no `written`) does. */
export function isToldSame(written: OperationTypes | undefined, now: OperationTypes): boolean {
  const hashOf = (types: OperationTypes) => canonicalHash(types as unknown as JsonValue);
  return written === undefined || hashOf(written) === hashOf(now);
}
