import { canonicalHash, type JsonValue } from '../../platform/canonical-json.ts';
import type { OperationTypes, PayloadType, RecordType } from './payload-types.ts';

const KINDS = { string: 'a text', long: 'an integer', bool: 'true or false', set: 'a list', record: 'an object' };

/**
 * What a text asks about that is not there any more, or is of another kind than when it was written, for people. Cedar finds
 * no fault with `has` in front of what nothing has any more: it is just never true again.
 * @param written What the text was told when it was written.
 * @param present What operations are by now; those that are not among them are left to others.
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
  const was = `${path} was ${KINDS[written.kind]} when they were written`;
  if (present === undefined) return [`${was}, and is not there any more`];
  return [`${was}, and ${present.kind === 'untyped' ? present.why : `is ${KINDS[present.kind]} by now`}`];
}

/**
 * Whether a stored text is told what it would be told if it were written now.
 * @param written Undefined where an earlier release has written it: that means what it meant.
 */
export function isToldSame(written: OperationTypes | undefined, now: OperationTypes): boolean {
  const hashOf = (types: OperationTypes) => canonicalHash(types as unknown as JsonValue);
  return written === undefined || hashOf(written) === hashOf(now);
}
