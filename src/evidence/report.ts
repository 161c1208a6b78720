import type { PacketAction, PacketProposal } from './packet-schema.ts';
import type { VerificationReport } from './verification-report.ts';
import { changesFor } from './verify-authority.ts';

const MAX_PROBLEMS = 50;

/** Formats a report for people. `name` names the verified file or stream. */
export function formatReport(name: string, report: VerificationReport): string {
  const lines = report.verified ? describe(name, report) : accuse(name, report);
  // Text in a forged packet must not move a terminal's cursor to write a better report.
  return lines.map((line) => line.replaceAll(/\p{Cc}|\p{Cf}/gu, '\ufffd')).join('\n');
}

/** Returns a report for programs. It names what a packet claims to be even if the packet is not verified. */
export function toJsonReport(report: VerificationReport) {
  const { verified, readable, problems, packet, packetKeyId = null, checkpointKeyId = null } = report;
  return {
    verified,
    readable,
    problems,
    workItemId: packet?.work_item.work_item_id ?? null,
    tenantId: packet?.tenant_id ?? null,
    exportId: packet?.export.export_id ?? null,
    packetKeyId,
    checkpointKeyId,
  };
}

function describe(name: string, { packet, packetKeyId, checkpointKeyId }: VerificationReport): string[] {
  if (packet === undefined) return [];
  const { work_item: item, export: made, entries, messages, proposals, actions } = packet;
  const [origin, size] = packet.checkpoint.split('\n');
  return [
    `${name}: verified`,
    `  WorkItem    ${item.work_item_id}, version ${item.version}, ${item.status}, of ${packet.tenant_id}`,
    `  exported    ${made.exported_at} by ${made.exported_by.type} ${made.exported_by.id}, as ${made.export_id}`,
    `  signed by   ${packetKeyId}, a key for packets`,
    `  log         ${origin} of ${size} entries, signed by ${checkpointKeyId}, a key for checkpoints`,
    `  entries     ${entries.length}, each unaltered and in the log; no change of what is shown is missing`,
    `  contents    the WorkItem, its ${counted(messages, 'message')}, ${counted(proposals, 'action proposal')} and`,
    `              ${counted(actions, 'action')} are what the entries say and commit to`,
    ...describeVoices(proposals, actions),
    ...describeChanges(proposals),
    '  Vouched for by the signature of the packet alone, since the log does not hold them: display names, the kind of',
    '  the assignee, thread_id; of proposals the times of approvals and the words of policies; of actions all of an',
    '  error but its code, and the time of a settlement. An entry of a refusal can be missing: it leaves the proposal',
    '  as it is.',
  ];
}

function describeVoices(proposals: PacketProposal[], actions: PacketAction[]): string[] {
  const approvals = proposals.flatMap((one) => one.approvals).filter(({ decision }) => decision === 'approve');
  if (approvals.length === 0) return [];
  const unknown = approvals.filter(({ voices }) => voices === undefined).length;
  const shared = approvals.filter(({ voices }) => voices?.same_voice === true).length;
  const sent = actions.filter(({ voices }) => voices !== undefined);
  const known = `${approvals.length - unknown} of ${counted(approvals, 'approval')} counted again`;
  return [
    `  voices      ${known}${unknown === 0 ? '' : `; ${unknown} unknown, as the packet holds no derivation for them`}`,
    ...(sent.length === 0 ? [] : [`              ${counted(sent, 'action')} counted again for the moment of sending`]),
    ...(shared === 0 ? [] : [`              ${shared} not independent of the proposer, within the bound for that`]),
  ];
}

/** Names changes of rules that no independent person confirmed: by the operator, or by whoever was alone. */
function describeChanges(proposals: PacketProposal[]): string[] {
  const lines = proposals.flatMap(changesFor).flatMap(({ what, version, confirmed_by: by, alone, reason }) => {
    if (by !== null && alone !== true) return [];
    const who = by === null ? 'the operator' : `${by}, who administered the tenant alone`;
    return [`version ${version} of ${what}, confirmed by ${who}${reason === undefined ? '' : `: ${reason}`}`];
  });
  return [...new Set(lines)].map((line, index) => `  ${index === 0 ? 'rules       ' : '            '}${line}`);
}

function counted(list: unknown[], name: string): string {
  return `${list.length} ${name}${list.length === 1 ? '' : 's'}`;
}

function accuse(name: string, { problems, packet, readable }: VerificationReport): string[] {
  const shown = problems.slice(0, MAX_PROBLEMS);
  const verdict = readable ? 'NOT verified' : 'could not be read';
  return [
    `${name}: ${verdict}${packet === undefined ? '' : ` (it claims to be of ${packet.work_item.work_item_id})`}`,
    ...shown.map(({ where, problem }) => `  ${where}: ${problem}`),
    ...(problems.length > shown.length ? [`  and ${problems.length - shown.length} more`] : []),
  ];
}
