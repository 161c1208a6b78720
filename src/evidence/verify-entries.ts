import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import { entryLeafHash } from '../platform/outbox/log-entry.ts';
import { PROPOSAL_NOTES } from '../proposals/index.ts';
import { countsWorkItemVersion } from '../work-items/index.ts';
import type { Checkpoint } from './checkpoint.ts';
import { verifyInclusion } from './merkle.ts';
import type { PacketEntry, PacketPredicate } from './packet-schema.ts';
import type { Problem } from './verification-report.ts';

export function nameOf(entry: PacketEntry): string {
  return `entry ${entry.sequence} (${entry.type})`;
}

export function commitmentIn(entry: PacketEntry, name: string): JsonValue | undefined {
  return (entry.data['commitments'] as Record<string, JsonValue> | undefined)?.[name];
}

/** A note left its subject as it was, and repeats a version of the subject. */
export function isNote(entry: PacketEntry): boolean {
  return (PROPOSAL_NOTES as readonly string[]).includes(entry.type);
}

/** Checks each entry, that the log holds it (with a trusted checkpoint), and that no entry is missing in between. */
export function checkEntries(packet: PacketPredicate, checkpoint: Checkpoint | undefined): Problem[] {
  const { entries, work_item: item, tenant_id: tenantId } = packet;
  const problems: Problem[] = [];
  let before = 0;
  for (const entry of entries) {
    const fault = entryFault(entry, tenantId, checkpoint);
    if (fault !== undefined) problems.push({ where: nameOf(entry), problem: fault });
    if (entry.work_item_id !== item.work_item_id) {
      problems.push({ where: nameOf(entry), problem: `belongs to ${entry.work_item_id}, not to ${item.work_item_id}` });
    }
    if (entry.sequence <= before) {
      problems.push({ where: nameOf(entry), problem: `comes after entry ${before}: it is repeated or out of order` });
    }
    before = entry.sequence;
  }
  return [...problems, ...checkVersions(packet)];
}

function entryFault(entry: PacketEntry, tenantId: string, checkpoint: Checkpoint | undefined): string | undefined {
  const { data, hash, inclusion_proof: proof, ...rest } = entry;
  const dataHash = canonicalHash(data);
  const leafHash = (of: string) => entryLeafHash({ ...rest, tenant_id: tenantId, data_hash: of });
  const isLogged = (leaf: string): boolean | undefined =>
    checkpoint &&
    verifyInclusion(
      Buffer.from(leaf, 'hex'),
      entry.sequence - 1,
      checkpoint.size,
      proof.map((one) => Buffer.from(one, 'hex')),
      checkpoint.root,
    );
  const stated = leafHash(entry.data_hash);
  if (dataHash !== entry.data_hash) {
    if (stated === hash) return 'has other data than was logged: the data does not match the data_hash';
    if (leafHash(dataHash) === hash) return 'has another data_hash than was logged';
    return 'has data that does not match its data_hash, and fields that do not match its hash';
  }
  if (stated !== hash) {
    if (isLogged(stated) === true) return 'has another hash than was logged';
    return 'has fields that were altered: they do not match its hash';
  }
  if (isLogged(hash) === false) {
    return `is not in the log: its inclusion proof does not lead to the root of the checkpoint over ${checkpoint?.size} entries`;
  }
  return undefined;
}

/** Checks that versions count from 1 without gaps. The WorkItem and its messages share one count. */
function checkVersions({ entries, work_item: item }: PacketPredicate): Problem[] {
  const subjectOf = (entry: PacketEntry) => (countsWorkItemVersion(entry.subject) ? 'work_item' : entry.subject.id);
  const problems: Problem[] = [];
  for (const [subject, ofSubject] of Map.groupBy(entries, subjectOf)) {
    let version = 0;
    for (const entry of ofSubject) {
      const expected = version + 1;
      if (isNote(entry) && entry.subject_version < expected) continue;
      if (entry.subject_version > expected) {
        const gap =
          expected === entry.subject_version - 1
            ? `version ${expected}`
            : `versions ${expected} to ${entry.subject_version - 1}`;
        problems.push({ where: 'entries', problem: `lack ${gap} of ${subject}, before entry ${entry.sequence}` });
      } else if (entry.subject_version < expected) {
        problems.push({
          where: nameOf(entry),
          problem: `has version ${entry.subject_version} of ${subject} a second time`,
        });
      }
      version = Math.max(version, entry.subject_version);
    }
    if (subject === 'work_item' && version !== item.version) {
      problems.push({
        where: 'work_item.version',
        problem: `is ${item.version}, but the entries end with version ${version}`,
      });
    }
  }
  if (!entries.some((entry) => countsWorkItemVersion(entry.subject))) {
    problems.push({ where: 'entries', problem: `lack versions 1 to ${item.version} of work_item` });
  }
  return problems;
}
