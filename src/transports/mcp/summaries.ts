import type { ToolTypes } from '../../../generated/mcp/types.ts';
import { approvalUrlOf, workItemUrlOf } from '../../approvals/index.ts';
import type { PacketToFetch } from '../../evidence/index.ts';
import type { LogEntry } from '../../platform/outbox/log-entry.ts';
import { graphemesOf, lengthOf } from '../../platform/text-length.ts';
import { type Action, isApproved, type Proposal } from '../../proposals/index.ts';
import type { Message, WorkItem } from '../../work-items/index.ts';
import { type DoorWords, nextStep, wouldHaveFailed } from '../next-step.ts';
import { toApiAction, toApiProposal } from '../wire/v1/actions.ts';
import { toApiEvidenceEntry } from '../wire/v1/evidence.ts';
import type { IntegrationChoice } from '../wire/v1/integrations.ts';
import { toApiWorkItem } from '../wire/v1/work-items.ts';
import { addressOfPacket, oneTimeAddressOf } from './packet-addresses.ts';

/** A summary has only the facts that an agent needs to continue. */
export type Detail = 'summary' | 'full';

type WorkItemAnswer = ToolTypes['get_work_item']['output'];
export type ProposalView = ToolTypes['propose_action']['output'];
type ProposalMention = NonNullable<WorkItemAnswer['other_proposals']>[number];
export type MessageView = WorkItemAnswer['messages'][number];
type ActionView = NonNullable<ToolTypes['execute_action']['output']['action']>;
type PacketView = ToolTypes['export_packet']['output'];
type EntryView = ToolTypes['get_evidence']['output']['entries'][number];

/** Default cost of `get_work_item` for a model, in tokens: 2,000, minus a margin for the estimate. */
const BUDGET = 1_700;
const TAGS_BUDGET = 120;
const INTEGRATIONS_BUDGET = 400;
const PROPOSALS_BUDGET = 500;
/** Default cost of a page of `get_evidence`, in tokens: 1,500, minus a margin for the estimate. */
const EVIDENCE_BUDGET = 1_300;
/** Tokens of a long text that a summary shows. */
const EXCERPT = 300;
const MOST_PROPOSALS = 5;
const MOST_OTHERS = 10;
const MOST_INTEGRATIONS = 10;

/** People take minutes, providers seconds. */
const POLL_PEOPLE_MS = 15_000;
const POLL_PROVIDER_MS = 1_000;

/**
 * Estimates the tokens of a text, rather too many. Identifiers and hashes cost more than half a token per character,
 * words a quarter, and scripts that tokenizers rarely see more than one.
 */
function costOf(text: string): number {
  let cost = 0;
  for (let index = 0; index < text.length; index += 1) cost += text.charCodeAt(index) < 0x80 ? 0.5 : 1.5;
  return cost;
}

const costOfJson = (value: unknown) => costOf(JSON.stringify(value));

/** Returns the longest beginning of a text, in whole characters, that costs at most `budget`. */
function cut(text: string, budget: number): string {
  let cost = 0;
  let shown = '';
  for (const character of graphemesOf(text)) {
    cost += costOf(character);
    if (cost > budget) return shown;
    shown += character;
  }
  return text;
}

/** Returns the first entries that fit into the budget, but at least `least`. */
function fitting<T>(entries: readonly T[], budget: number, least = 0): T[] {
  let cost = 0;
  const end = entries.findIndex((entry, index) => {
    cost += costOfJson(entry);
    return cost > budget && index >= least;
  });
  return end === -1 ? [...entries] : entries.slice(0, end);
}

export interface WorkItemView {
  work_item: WorkItemAnswer['work_item'];
  messages: MessageView[];
  proposals: ProposalView[] | undefined;
  otherProposals: ProposalMention[];
  integrations: IntegrationChoice[] | undefined;
}

/** Reduces a WorkItem to the budget: the first entries of each list that fit, and at least one message. */
export function summaryOfWorkItem(
  item: WorkItem,
  messages: readonly Message[],
  whole: Pick<WorkItemView, 'proposals' | 'integrations'>,
  present: readonly Proposal[],
): WorkItemView {
  const work_item = toApiWorkItem({ ...item, tags: fitting(item.tags, TAGS_BUDGET) });
  const proposals = whole.proposals && fitting(whole.proposals.slice(0, MOST_PROPOSALS), PROPOSALS_BUDGET, 1);
  const integrations =
    whole.integrations &&
    fitting(whole.integrations.map(withoutSchemas).slice(0, MOST_INTEGRATIONS), INTEGRATIONS_BUDGET, 1);
  const otherProposals = othersOf(present, proposals);
  const left = BUDGET - costOfJson({ work_item, proposals, otherProposals, integrations });
  const shown = fitting(messages.map(summaryOfMessage), left, 1);
  return { work_item, messages: shown, proposals, otherProposals, integrations };
}

/** Names the proposals that an agent has to watch, apart from those that are shown. Ten cost 300 tokens. */
export function othersOf(present: readonly Proposal[], shown: readonly ProposalView[] = []): ProposalMention[] {
  const ids = new Set(shown.map(({ proposal_id }) => proposal_id));
  const others = present.filter(({ proposalId }) => !ids.has(proposalId));
  return others.slice(0, MOST_OTHERS).map(({ proposalId, status }) => ({ proposal_id: proposalId, status }));
}

function withoutSchemas(choice: IntegrationChoice): IntegrationChoice {
  return { ...choice, operations: choice.operations.map(({ payload_schema: _, ...operation }) => operation) };
}

function summaryOfMessage({ messageId, role, content, createdAt }: Message): MessageView {
  const excerpt = cut(content, EXCERPT);
  return {
    message_id: messageId,
    role,
    content: excerpt,
    ...(excerpt === content ? {} : { content_length: lengthOf(content) }),
    created_at: createdAt.toISOString(),
  };
}

const waitsForPeople = ({ status }: Proposal): boolean => status === 'pending_approval' || status === 'outcome_unknown';

/** Returns the page where people decide on a proposal, or settle its outcome; null if nothing waits for them. */
export function pageOf(
  workBaseUrl: string,
  { proposalId, status }: Proposal,
  item: Pick<WorkItem, 'packKey' | 'workItemId'> | null,
): string | null {
  if (status === 'pending_approval') return approvalUrlOf(workBaseUrl, proposalId);
  return status === 'outcome_unknown' && item !== null ? workItemUrlOf(workBaseUrl, item) : null;
}

const isUnderWay = ({ status, isHandedOver }: Proposal): boolean =>
  status === 'executing' || (isHandedOver && isApproved(status));

/**
 * Returns a proposal and, if it waits for a person, the approval page and the poll interval.
 * @param page See `pageOf`.
 */
export function viewOfProposal(proposal: Proposal, detail: Detail, page: string | null): ProposalView {
  const waiting = {
    ...(page === null ? {} : { approval_url: page }),
    ...(waitsForPeople(proposal) ? { poll_after_ms: POLL_PEOPLE_MS } : {}),
    ...(isUnderWay(proposal) ? { poll_after_ms: POLL_PROVIDER_MS } : {}),
  };
  const whole = toApiProposal(proposal);
  if (detail === 'full') return { ...whole, ...waiting };
  const { policy, check, payload } = whole;
  const step = nextStep(proposal.status, proposal, WORDS);
  const ended = wouldHaveFailed(proposal) ? WOULD_HAVE_FAILED : ENDED[proposal.status];
  return {
    proposal_id: whole.proposal_id,
    work_item_id: whole.work_item_id,
    status: whole.status,
    integration_id: whole.integration_id,
    ...summaryOfPayload(payload),
    payload_hash: whole.payload_hash,
    policy: {
      decision: policy.decision,
      approvals_required: policy.approvals_required,
      ...(proposal.status === 'denied' ? { reasons: policy.reasons } : {}),
    },
    ...(check && { check: { outcome: check.outcome, problems: check.problems } }),
    ...(whole.twins && { twins: whole.twins }),
    approvals: whole.approvals.map(({ approver, decision, comment, at }) => ({
      approver,
      decision,
      comment: comment === null ? null : cut(comment, EXCERPT),
      at,
    })),
    expires_at: whole.expires_at,
    ...waiting,
    ...(step === undefined ? {} : { next: `${ended ?? ''}${step}` }),
  };
}

function summaryOfPayload(payload: ProposalView['payload']): { payload: ProposalView['payload']; payload_cut?: true } {
  const fields = Object.entries(payload).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value, EXCERPT) : value,
  ]);
  const excerpt: typeof payload = Object.fromEntries(fields);
  const isCut = Object.entries(payload).some(([name, value]) => value !== excerpt[name as keyof typeof payload]);
  return isCut ? { payload: excerpt, payload_cut: true } : { payload };
}

const WORDS: DoorWords = {
  page: 'approval_url',
  again: 'check with get_work_item after poll_after_ms',
  executor: 'execute_action and dry_run false',
};

/** Endings whose reasons the summary contains. */
const ENDED: Partial<Record<Proposal['status'], string>> = {
  denied: 'Policy does not allow it; the reasons say why. ',
  rejected: 'A person has rejected it; their comment may say why. ',
};

const WOULD_HAVE_FAILED = 'It expired: the provider would have refused it. ';

export function viewOfAction(action: Action, detail: Detail): ActionView {
  const whole = toApiAction(action);
  if (detail === 'full') return whole;
  const { action_id, status, result, error, finished_at } = whole;
  return { action_id, status, result, error, finished_at };
}

export const pollOf = (outcome: string | undefined) =>
  outcome === 'needs_approval' ? { poll_after_ms: POLL_PEOPLE_MS } : {};

/** Returns the entries of a page. A summary has the first that fit into the budget, and at least one. */
export function viewOfEntries(entries: readonly LogEntry[], detail: Detail): EntryView[] {
  if (detail === 'full') return entries.map(toApiEvidenceEntry);
  return fitting(entries.map(summaryOfEntry), EVIDENCE_BUDGET, 1);
}

function summaryOfEntry(entry: LogEntry): EntryView {
  const { sequence, type, subject, actor, at, data } = toApiEvidenceEntry(entry);
  const readable = Object.entries(data).filter(([name]) => name !== 'commitments' && !/hash|digest|salt/.test(name));
  return { sequence, type, subject, actor, at, data: Object.fromEntries(readable) };
}

export function summaryOfPacket({ kept, contents, once, ...packet }: PacketToFetch, origin: string): PacketView {
  const { treeSize, workItemVersion, ...counts } = contents;
  return {
    packet_id: kept.packetId,
    work_item_id: packet.workItemId,
    sha256: kept.sha256,
    size_bytes: kept.size,
    media_type: 'application/json',
    subject_sha256: packet.subjectSha256,
    contents: { work_item_version: workItemVersion, ...counts },
    tree_size: treeSize,
    signed_by: packet.signedBy,
    verified: packet.verified,
    resource_uri: addressOfPacket(origin, kept.packetId),
    expires_at: kept.expiresAt.toISOString(),
    one_time_uri: oneTimeAddressOf(origin, kept.packetId, once.token),
    one_time_expires_at: once.expiresAt.toISOString(),
    next:
      packet.verified === false
        ? 'Tell the operator of the service that this packet does not verify. Do not rely on it.'
        : 'Give the person one_time_uri (works once, from networks that your credential may be used from), or fetch resource_uri with GET and your own ' +
          `credential into a file. Then compare sha256, and run: workgate verify FILE --jwks ${origin}/.well-known/jwks.json`,
  };
}

/** Link to a resource that a tool has created (MCP, Tools, "Resource Links"). */
export interface ResourceLink {
  type: 'resource_link';
  uri: string;
  name: string;
  mimeType: string;
  /** Bytes. */
  size: number;
}

/** Links the address that needs a credential: clients may open links by themselves and use up a one-time address. */
export function linkToPacket({ packet_id, resource_uri, media_type, size_bytes }: PacketView): ResourceLink[] {
  if (resource_uri === undefined) return [];
  const name = `${packet_id}.json`;
  return [{ type: 'resource_link', uri: resource_uri, name, mimeType: media_type ?? '', size: size_bytes ?? 0 }];
}
