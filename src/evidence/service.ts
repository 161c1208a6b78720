import pLimit from 'p-limit';
import type { CallContext } from '../call-context.ts';
import { AppError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { outboxEvent } from '../platform/outbox/event.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { PageTokens } from '../platform/page-token.ts';
import { type Page, type PageRequest, pageSizeOf } from '../platform/paging.ts';
import type { SigningKeys } from '../platform/signing-keys/signing-keys.ts';
import type { ActionDisclosure, DisclosedProposal } from '../proposals/index.ts';
import {
  countsWorkItemVersion,
  type DisclosedMessage,
  type DisclosedWorkItem,
  type WorkItem,
  type WorkItemDisclosure,
} from '../work-items/index.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type DsseEnvelope, signEnvelope } from './dsse.ts';
import {
  encodeStatement,
  toPacketAction,
  toPacketEntry,
  toPacketMessage,
  toPacketProposal,
  toPacketWorkItem,
  workItemDigest,
} from './packet.ts';
import { PAYLOAD_TYPE, type PacketPredicate, resultProblem } from './packet-schema.ts';
import { issueAddress } from './packets/one-time-addresses.ts';
import type { KeptPacket, PacketStore } from './packets/packet-store.ts';
import type { EvidenceRepository } from './repository.ts';
import type { OneTimeGrant } from './schema.ts';
import { readKeySet } from './verification-keys.ts';
import { verifyPacket } from './verify.ts';

export interface EvidenceServiceOptions {
  repository: (tenantId: string) => EvidenceRepository;
  eventLog: (tenantId: string) => EventLog;
  workItems: WorkItemDisclosure;
  actions: ActionDisclosure;
  checkpoints: Checkpoints;
  signingKeys: SigningKeys;
  pageTokens: PageTokens;
  packets: PacketStore;
  /** Resolves once the condition holds, and makes sure that the tenant's events get into the log. */
  settle: (tenantId: string, isLogged: () => Promise<boolean>) => Promise<void>;
}

export interface PacketToFetch {
  kept: KeptPacket;
  workItemId: string;
  /** Digest of the WorkItem that the packet names as its subject, in hex. */
  subjectSha256: string;
  contents: Record<'workItemVersion' | 'messages' | 'proposals' | 'actions' | 'entries' | 'treeSize', number>;
  signedBy: string;
  /** True if `workgate verify` accepts the packet; null if the packet is too large to be checked at once. */
  verified: boolean | null;
  /** Secret of the one-time address, which is returned here and nowhere else. */
  once: { token: string; expiresAt: Date };
}

const ENTRIES_PER_READ = 500;
/** Largest size of an envelope in bytes, as it is sent. */
const MAX_PACKET_BYTES = 25 * 1024 * 1024;
const ENVELOPE_BYTES = 512;
/** The envelope holds the statement in base64. */
const MAX_STATEMENT_BYTES = Math.floor((MAX_PACKET_BYTES - ENVELOPE_BYTES) / 4) * 3;
/** Least bytes of an entry in a statement. */
const MIN_ENTRY_BYTES = 600;
/** Subjects whose entries are in a packet up to the version of the packet's record. */
const GOVERNED_SUBJECTS = ['action_proposal', 'action'];
/** Bytes. Verifying a larger packet would hold up other requests. */
const MAX_VERIFIED_BYTES = 1024 * 1024;
/** A packet takes several times its size in memory while it is made. */
const EXPORTS_AT_ONCE = 2;

export class EvidenceService {
  readonly #options: EvidenceServiceOptions;
  readonly #exports = pLimit(EXPORTS_AT_ONCE);

  constructor(options: EvidenceServiceOptions) {
    this.#options = options;
  }

  /**
   * Includes everything that was acknowledged before the call. A `limit` above 200 counts as 200.
   * @throws {AppError} `not_found`; `validation_error` on a foreign page token; `unavailable`.
   */
  async list(call: CallContext, workItemId: string, page: PageRequest): Promise<Page<LogEntry>> {
    const { actions, eventLog, pageTokens, workItems } = this.#options;
    const list = ['evidence', call.tenantId, workItemId];
    const after = page.pageToken === undefined ? 0 : Number(pageTokens.open(page.pageToken, list).id);
    const { pendingEventIds } = await workItems.get(call, workItemId);
    await this.#settle(call, [...pendingEventIds, ...(await actions.listPendingEventIds(call, workItemId))]);
    const limit = pageSizeOf(page);
    const found = await eventLog(call.tenantId).listOfWorkItem(workItemId, after, limit + 1);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    const nextPageToken = hasMore ? pageTokens.seal({ time: last.at, id: String(last.sequence) }, list) : null;
    return { rows, nextPageToken };
  }

  /**
   * The export is logged before anything is signed. A failed export stays logged, because the log must not know of
   * fewer exports than there were. @throws {AppError} `not_found`; `payload_too_large`; `unavailable`.
   */
  async export(call: CallContext, workItemId: string): Promise<DsseEnvelope> {
    return (await this.exportNamed(call, workItemId)).envelope;
  }

  /** Also returns the id of the export in the log. */
  async exportNamed(call: CallContext, workItemId: string): Promise<{ exportId: string; envelope: DsseEnvelope }> {
    return this.#inTurn(call, workItemId, () => this.#export(call, workItemId));
  }

  /**
   * Stores the packet for an hour, for the same credential and, within ten minutes and once, for its one-time address.
   */
  async exportToFetch(call: CallContext, workItemId: string): Promise<PacketToFetch> {
    return this.#inTurn(call, workItemId, async () => {
      const { token, grant } = issueAddress();
      const { exportId, envelope, packet, treeSize, signedBy } = await this.#export(call, workItemId, grant);
      const bytes = Buffer.from(JSON.stringify(envelope));
      return {
        kept: await this.#options.packets.keep(call, exportId, bytes),
        workItemId,
        subjectSha256: workItemDigest(packet.work_item),
        contents: {
          workItemVersion: packet.work_item.version,
          messages: packet.messages.length,
          proposals: packet.proposals.length,
          actions: packet.actions.length,
          entries: packet.entries.length,
          treeSize,
        },
        signedBy,
        verified: bytes.length > MAX_VERIFIED_BYTES ? null : await this.#verifies(bytes),
        once: { token, expiresAt: grant.expires_at },
      };
    });
  }

  async #inTurn<T>(call: CallContext, workItemId: string, act: () => Promise<T>): Promise<T> {
    // Checked before anything is recorded and anybody waits: a tree that is far behind grows in the background.
    await this.#options.workItems.get(call, workItemId);
    await this.#options.checkpoints.prepare(call.tenantId);
    return this.#exports(act);
  }

  /** Verifies a packet as a stranger would, with the published keys. */
  async #verifies(bytes: Buffer): Promise<boolean> {
    const { signingKeys } = this.#options;
    const since = new Date(0);
    // Read anew, because another process may have made a key this very moment.
    const keys = [
      ...(await signingKeys.publicJwks('packet', since, true)),
      ...(await signingKeys.publicJwks('checkpoint', since, true)),
    ];
    return verifyPacket(bytes.toString(), readKeySet({ keys })).verified;
  }

  async #export(call: CallContext, workItemId: string, once?: OneTimeGrant) {
    const { checkpoints, signingKeys, workItems } = this.#options;
    // In this order, a change that comes after a read is recognised by its version, and left out.
    const disclosed = await workItems.get(call, workItemId);
    const messages = await this.#readMessages(call, disclosed);
    const proposals = await this.#readProposals(call, workItemId);
    const actions = proposals.flatMap(({ action }) => (action === null ? [] : toPacketAction(action)));
    // Checked before the log records an export.
    assertVerifiable(actions);
    const { event, ...made } = await this.#record(call, disclosed.item, once);
    const pending = [disclosed, ...proposals].flatMap((one) => one.pendingEventIds);
    await this.#settle(call, [...pending, event.id]);
    const { note, view } = await checkpoints.sign(call.tenantId);
    const entries = await this.#readEntries(call, disclosed.item, proposals, view.size);
    const proofs = await view.inclusionProofs(entries.map((entry) => entry.sequence - 1));
    const packet: PacketPredicate = {
      tenant_id: call.tenantId,
      export: made,
      work_item: toPacketWorkItem(disclosed),
      messages: inLogOrder(messages, disclosed, entries).map(toPacketMessage),
      proposals: proposals.map(toPacketProposal),
      actions,
      entries: entries.map((entry, index) => toPacketEntry(entry, proofs[index] ?? [])),
      checkpoint: note,
    };
    const statement = encodeStatement(packet);
    assertFits(statement.length);
    const key = await signingKeys.current('packet');
    const envelope = signEnvelope(PAYLOAD_TYPE, statement, key);
    return { exportId: made.export_id, envelope, packet, treeSize: view.size, signedBy: key.keyId };
  }

  async #settle(call: CallContext, eventIds: string[]): Promise<void> {
    if (eventIds.length === 0) return;
    const log = this.#options.eventLog(call.tenantId);
    await this.#options.settle(call.tenantId, () => log.holds(eventIds));
  }

  async #readMessages(call: CallContext, { item, initialMessage }: DisclosedWorkItem): Promise<DisclosedMessage[]> {
    const messages = initialMessage === undefined ? [] : [initialMessage];
    let bytes = item.version * MIN_ENTRY_BYTES + Buffer.byteLength(initialMessage?.message.content ?? '');
    assertFits(bytes);
    for await (const disclosed of this.#options.workItems.listMessages(call, item.workItemId)) {
      bytes += Buffer.byteLength(disclosed.message.content);
      assertFits(bytes);
      messages.push(disclosed);
    }
    return messages;
  }

  /** Oldest first. */
  async #readProposals(call: CallContext, workItemId: string): Promise<DisclosedProposal[]> {
    const proposals: DisclosedProposal[] = [];
    let bytes = 0;
    for await (const disclosed of this.#options.actions.listProposals(call, workItemId)) {
      const { proposal, action } = disclosed;
      const words = [proposal.approvalReason, ...proposal.approvals.map(({ comment }) => comment ?? '')];
      bytes += (proposal.version + (action?.version ?? 0)) * MIN_ENTRY_BYTES + Buffer.byteLength(words.join(''));
      assertFits(bytes);
      proposals.push(disclosed);
    }
    return proposals.reverse();
  }

  async #record(call: CallContext, item: WorkItem, once: OneTimeGrant | undefined) {
    const exportId = newId('exp');
    const exportedAt = currentTime();
    const event = outboxEvent(call, {
      type: 'evidence.exported',
      subject: { type: 'evidence_export', id: exportId },
      subject_version: 1,
      work_item_id: item.workItemId,
      at: exportedAt,
      data: { work_item_version: item.version },
    });
    await this.#options.repository(call.tenantId).insertExport({
      _id: exportId,
      work_item_id: item.workItemId,
      work_item_version: item.version,
      exported_by: event.actor,
      exported_at: exportedAt,
      ...(once === undefined ? {} : { once }),
      outbox: [event],
    });
    return { event, export_id: exportId, exported_at: exportedAt.toISOString(), exported_by: event.actor };
  }

  /** Leaves out entries of changes that came after the WorkItem and its proposals were read. */
  async #readEntries(
    call: CallContext,
    item: WorkItem,
    proposals: DisclosedProposal[],
    treeSize: number,
  ): Promise<LogEntry[]> {
    const log = this.#options.eventLog(call.tenantId);
    const entries: LogEntry[] = [];
    for (;;) {
      const after = entries.at(-1)?.sequence ?? 0;
      const batch = await log.listOfWorkItem(item.workItemId, after, ENTRIES_PER_READ);
      entries.push(...batch);
      assertFits(entries.length * MIN_ENTRY_BYTES);
      if (batch.length < ENTRIES_PER_READ) break;
    }
    const shown = new Map(
      proposals.flatMap(({ proposal, action }): [string, number][] => [
        [proposal.proposalId, proposal.version],
        ...(action === null ? [] : ([[action.action.actionId, action.version]] as [string, number][])),
      ]),
    );
    const isShown = ({ subject, subject_version: version }: LogEntry) => {
      if (countsWorkItemVersion(subject)) return version <= item.version;
      return !GOVERNED_SUBJECTS.includes(subject.type) || version <= (shown.get(subject.id) ?? 0);
    };
    return entries.filter((entry) => entry.sequence <= treeSize && isShown(entry));
  }
}

/** Only the log knows the order of messages that came at the same time. */
function inLogOrder(
  messages: DisclosedMessage[],
  { initialMessage }: DisclosedWorkItem,
  entries: LogEntry[],
): DisclosedMessage[] {
  const byId = new Map(messages.map((disclosed) => [disclosed.message.messageId, disclosed]));
  const followUps = entries.flatMap((entry) => byId.get(entry.subject.id) ?? []);
  return initialMessage === undefined ? followUps : [initialMessage, ...followUps];
}

/**
 * A packet that verifiers would refuse is worse than none: its holder learns of it too late. Only results of actions
 * are checked, because the service has made everything else.
 */
function assertVerifiable(actions: PacketPredicate['actions']): void {
  const fault = resultProblem(actions.map(({ result }) => result));
  if (fault !== undefined) throw new Error(`The packet could not be verified: ${fault.where} ${fault.problem}`);
}

function assertFits(statementBytes: number): void {
  if (statementBytes <= MAX_STATEMENT_BYTES) return;
  throw new AppError(
    'payload_too_large',
    'The packet would have more than 25 MiB. Read the messages and the evidence page by page instead.',
  );
}
