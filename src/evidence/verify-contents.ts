import { canonicalJson, commitment, type JsonValue } from '../platform/canonical-json.ts';
import { countsWorkItemVersion } from '../work-items/index.ts';
import type { PacketEntry, PacketMessage, PacketPredicate, PacketWorkItem } from './packet-schema.ts';
import { Findings, type Problem, show } from './verification-report.ts';
import { nameOf } from './verify-entries.ts';

/** Fields of a WorkItem that entries hold as they are, and then those that entries hold as commitments. */
const PLAIN_FIELDS = ['status', 'priority', 'channel', 'pack_key', 'queue_key'] as const;
const COMMITTED_FIELDS = ['subject', 'channel_id', 'tags', 'contact', 'source_reference'] as const;

type Data = Record<string, JsonValue>;

const asData = (value: JsonValue | undefined) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Data;

export function checkWorkItem({ work_item: item, entries, messages }: PacketPredicate): Problem[] {
  const problems: Problem[] = [];
  const state: Data = {};
  const commitments: Data = {};
  for (const entry of entries.filter((one) => one.subject.type === 'work_item')) {
    const { commitments: committed, previous_status: previous, ...fields } = entry.data;
    if (entry.subject.id !== item.work_item_id) {
      problems.push({ where: nameOf(entry), problem: `is of ${entry.subject.id}, not of ${item.work_item_id}` });
    }
    if (previous !== undefined && previous !== state['status']) {
      const problem = `says that the status was ${show(previous)}, but it was ${show(state['status'])}`;
      problems.push({ where: nameOf(entry), problem });
    }
    Object.assign(state, fields);
    Object.assign(commitments, asData(committed));
  }
  const expect = (field: keyof PacketWorkItem, value: unknown, logged: unknown) => {
    if (value === logged) return;
    problems.push({ where: `work_item.${field}`, problem: `is ${show(value)}, but its entries say ${show(logged)}` });
  };
  for (const field of PLAIN_FIELDS) expect(field, item[field], state[field]);
  expect('assignee', item.assignee?.id ?? null, state['assignee'] ?? null);
  const changes = entries.filter((entry) => countsWorkItemVersion(entry.subject));
  // In this form, times sort as their texts do.
  expect('created_at', item.created_at, changes[0]?.at);
  const times = changes.map((entry) => entry.at).sort();
  expect('updated_at', item.updated_at, times.at(-1));
  expect('due_at', item.due_at ?? null, state['due_at'] ?? null);
  expect('message_count', item.message_count, loggedMessages(entries).length);
  if (item.message_count !== messages.length) {
    const problem = `is ${item.message_count}, but there are ${messages.length} messages`;
    problems.push({ where: 'work_item.message_count', problem });
  }
  return [...problems, ...checkCommitments(item, commitments)];
}

function checkCommitments(item: PacketWorkItem, commitments: Data): Problem[] {
  const broken = COMMITTED_FIELDS.filter((field) => {
    const committed = commitments[field];
    // A field that was absent from the start needs no commitment.
    if (committed === undefined) return item[field] !== null;
    return committed !== commitment(item.salt, field, item[field] as JsonValue);
  });
  if (broken.length > 1 && broken.length === Object.keys(commitments).length) {
    return [
      { where: 'work_item.salt', problem: 'opens no commitment: the salt, or every personal value, was altered' },
    ];
  }
  return broken.map((field) => ({
    where: `work_item.${field}`,
    problem: 'is not the value that its entries commit to',
  }));
}

type LoggedMessage = ReturnType<typeof loggedMessages>[number];

/** The initial message came with the WorkItem. */
function loggedMessages(entries: PacketEntry[]) {
  return entries.flatMap((entry) => {
    const isInitial = entry.type === 'work_item.created' && entry.data['initial_message'] !== undefined;
    if (!isInitial && entry.type !== 'message.appended') return [];
    const data = isInitial ? asData(entry.data['initial_message']) : entry.data;
    const messageId = isInitial ? String(data['message_id']) : entry.subject.id;
    return [{ entry, messageId, role: data['role'], committed: asData(data['commitments'])['content'], isInitial }];
  });
}

/** Checks that the packet has exactly the messages that the entries report, in the same order. */
export function checkMessages(packet: PacketPredicate): Problem[] {
  const logged = loggedMessages(packet.entries);
  const problems: Problem[] = [];
  const given = new Map(packet.messages.map((message) => [message.message_id, message]));
  if (given.size < packet.messages.length) problems.push({ where: 'messages', problem: 'contain a message twice' });
  for (const one of logged) {
    const message = given.get(one.messageId);
    if (message === undefined) {
      problems.push({ where: 'messages', problem: `lack ${one.messageId}, which ${nameOf(one.entry)} mentions` });
    } else {
      problems.push(...checkMessage(message, one, packet.work_item));
    }
    given.delete(one.messageId);
  }
  for (const messageId of given.keys()) {
    problems.push({ where: `message ${messageId}`, problem: 'was never logged: no entry mentions it' });
  }
  const order = packet.messages.map((message) => message.message_id);
  if (problems.length === 0 && order.join() !== logged.map((one) => one.messageId).join()) {
    problems.push({ where: 'messages', problem: 'are not in the order of their entries' });
  }
  return problems;
}

function checkMessage(message: PacketMessage, logged: LoggedMessage, item: PacketWorkItem): Problem[] {
  const findings = new Findings(`message ${message.message_id}`);
  const { entry } = logged;
  const by = nameOf(entry);
  findings.expect('work_item_id', message.work_item_id, item.work_item_id, 'the packet');
  findings.expect('role', message.role, logged.role, by);
  findings.expect('created_at', message.created_at, entry.at, by);
  findings.expect('author.type', message.author.type, entry.actor.type, by);
  findings.expect('author.id', message.author.id, entry.actor.id, by);
  const reference = logged.isInitial ? item.source_reference : null;
  findings.expect('external_message_id', message.external_message_id, reference, 'the WorkItem');
  if (logged.committed !== commitment(message.salt, 'content', message.content)) {
    findings.add(`has a content or salt that ${by} does not commit to`);
  }
  return findings.problems;
}

/** Checks that the packet holds the entry of its own export. */
export function checkExport({ export: made, work_item: item, entries }: PacketPredicate): Problem[] {
  const entry = entries.find((one) => one.type === 'evidence.exported' && one.subject.id === made.export_id);
  if (entry === undefined) {
    return [{ where: 'export', problem: `${made.export_id} was never logged: no entry mentions it` }];
  }
  const problems: Problem[] = [];
  const expect = (field: string, value: unknown, logged: unknown) => {
    if (canonicalJson((value ?? null) as JsonValue) === canonicalJson((logged ?? null) as JsonValue)) return;
    problems.push({
      where: `export.${field}`,
      problem: `is ${show(value)}, but ${nameOf(entry)} says ${show(logged)}`,
    });
  };
  expect('exported_at', made.exported_at, entry.at);
  expect('exported_by', made.exported_by, entry.actor);
  const exported = entry.data['work_item_version'];
  if (exported !== item.version) {
    const problem = `is ${item.version}, but ${nameOf(entry)} exported version ${show(exported)}`;
    problems.push({ where: 'work_item.version', problem });
  }
  return problems;
}
