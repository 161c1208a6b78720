import { AppError, type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type OutboxEvent, outboxEvent } from '../../platform/outbox/event.ts';
import type { AdminContext } from '../event.ts';
import type { IntegrationKind } from '../providers/registry.ts';
import type { IntegrationRepository } from '../repository.ts';
import type { ChatPlatform } from './chat-platform.ts';
import type { ChatInstallations } from './installations.ts';
import type { ChatChannel, NewChatChannel } from './model.ts';
import type { ChatChannelRepository } from './repository.ts';
import type { ChatChannelDocument } from './schema.ts';

export interface ChatChannelsOptions {
  platform: ChatPlatform<IntegrationKind>;
  repository: (tenantId: string) => ChatChannelRepository;
  integrations: (tenantId: string) => IntegrationRepository;
  queuesOf: (tenantId: string) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns why a queue of a waiting version takes no work yet; null for any other queue. */
  whyNoWorkYet: (tenantId: string, place: { packKey: string; queueKey: string }) => Promise<string | null>;
  installations: ChatInstallations;
  notifyRelay: (tenantId: string) => void;
}

type ChannelEvent = `chat_channel.${'mapped' | 'enabled' | 'disabled' | 'removed' | `approvals_${'en' | 'dis'}abled`}`;

const NOT_READY = {
  installation: 'the app is not installed, or the integration is off',
  token: 'no bot token is stored',
  scope: 'the bot token lacks the scope to post',
} as const;

export class ChatChannels {
  readonly #options: ChatChannelsOptions;

  constructor(options: ChatChannelsOptions) {
    this.#options = options;
  }

  async targets(tenantId: string): Promise<{ packKey: string; queueKeys: string[] }[]> {
    const queues = await this.#options.queuesOf(tenantId);
    return [...queues].map(([packKey, queueKeys]) => ({ packKey, queueKeys: [...queueKeys] }));
  }

  /** True if commands can become work. */
  async leadSomewhere(tenantId: string): Promise<boolean> {
    return (await this.#options.repository(tenantId).list()).some(({ enabled }) => enabled);
  }

  /** Oldest first. */
  async list(tenantId: string): Promise<ChatChannel[]> {
    return (await this.#options.repository(tenantId).list()).map(fromRow);
  }

  /** Returns the platform's ids of the mapped channels, by mapping id. */
  async namesOf(tenantId: string): Promise<ReadonlyMap<string, string>> {
    const channels = await this.list(tenantId);
    return new Map(channels.map(({ channelId, pageId }) => [channelId, pageId]));
  }

  /**
   * Maps a channel, or changes its mapping. Idempotent.
   * @throws {AppError} `not_found` for the integration; `validation_error` naming every fault; `conflict` if somebody
   * else changes the mapping at the same time.
   */
  async put(call: AdminContext, input: NewChatChannel): Promise<ChatChannel> {
    const problems = await this.#problemsOf(call.tenantId, input);
    if (problems.length > 0) throw validationError(problems);
    const repository = this.#options.repository(call.tenantId);
    const present = await repository.findByPage(input.integrationId, input.pageId);
    if (present !== null && isMappedSo(present, input)) return fromRow(present);
    const now = currentTime();
    const place = { pack_key: input.packKey, queue_key: input.queueKey };
    const stays = present?.mapped_by !== undefined && isMappedTo(present, place);
    const changed = stays ? {} : { mapped_by: [...call.principal.accountables] };
    const wanted = { ...place, ...changed, enabled: input.enabled, removed_at: null, ...approvalsAt(present, place) };
    if (present !== null) return this.#update(call, present, 'chat_channel.mapped', wanted, now);
    const row: Omit<ChatChannelDocument, 'tenant_id'> = {
      _id: newId('chn'),
      platform: this.#options.platform.kind,
      page_id: input.pageId,
      integration_id: input.integrationId,
      ...wanted,
      created_at: now,
      updated_at: now,
      version: 1,
      outbox: [],
    };
    row.outbox.push(channelEvent(call, 'chat_channel.mapped', row, now));
    await repository.insert(row);
    this.#options.notifyRelay(call.tenantId);
    return fromRow(row);
  }

  /** @throws {AppError} `not_found`; `conflict` if somebody else changes the mapping at the same time. */
  async setEnabled(call: AdminContext, channelId: string, enabled: boolean): Promise<ChatChannel> {
    const present = await this.#get(call.tenantId, channelId);
    if (present.enabled === enabled) return fromRow(present);
    const type = enabled ? 'chat_channel.enabled' : 'chat_channel.disabled';
    return this.#update(call, present, type, { enabled }, currentTime());
  }

  /**
   * Switches cards for the queue's waiting proposals on or off. The cards show the full payload.
   * @throws {AppError} `not_found`; `invalid_state` while nothing can be posted to the workspace; `conflict` if
   * somebody else changes the mapping at the same time.
   */
  async setApprovals(call: AdminContext, channelId: string, approvals: boolean): Promise<ChatChannel> {
    const present = await this.#get(call.tenantId, channelId);
    if ((present.approvals ?? false) === approvals) return fromRow(present);
    if (approvals) {
      const access = await this.#options.installations.postingAccess(call.tenantId, present.integration_id);
      if ('missing' in access) {
        const problem = `Nothing can be posted to the workspace: ${NOT_READY[access.missing]}. Correct this first.`;
        throw new AppError('invalid_state', problem);
      }
    }
    const type = approvals ? 'chat_channel.approvals_enabled' : 'chat_channel.approvals_disabled';
    return this.#update(call, present, type, { approvals }, currentTime());
  }

  async withApprovals(tenantId: string): Promise<ChatChannel[]> {
    return (await this.list(tenantId)).filter(({ enabled, approvals }) => enabled && approvals);
  }

  /** @throws {AppError} `not_found`; `conflict` if somebody else changes the mapping at the same time. */
  async remove(call: AdminContext, channelId: string): Promise<void> {
    const now = currentTime();
    const present = await this.#get(call.tenantId, channelId);
    const removed = { enabled: false, approvals: false, removed_at: now };
    await this.#update(call, present, 'chat_channel.removed', removed, now);
  }

  /** Returns the enabled mapping; null if there is none, or if its pack or queue no longer exists. */
  async find(tenantId: string, integrationId: string, pageId: string): Promise<ChatChannel | null> {
    const row = await this.#options.repository(tenantId).findByPage(integrationId, pageId);
    if (row?.enabled !== true || row.removed_at !== null) return null;
    const queues = (await this.#options.queuesOf(tenantId)).get(row.pack_key);
    return queues?.includes(row.queue_key) ? fromRow(row) : null;
  }

  async #get(tenantId: string, channelId: string): Promise<ChatChannelDocument> {
    const row = await this.#options.repository(tenantId).find(channelId);
    if (row === null || row.removed_at !== null) {
      throw new AppError('not_found', `There is no channel mapping ${channelId}.`);
    }
    return row;
  }

  async #update(
    call: AdminContext,
    present: ChatChannelDocument,
    type: ChannelEvent,
    set: Partial<
      Pick<ChatChannelDocument, 'pack_key' | 'queue_key' | 'mapped_by' | 'enabled' | 'approvals' | 'removed_at'>
    >,
    at: Date,
  ): Promise<ChatChannel> {
    const next = { ...present, ...set, version: present.version + 1 };
    const event = channelEvent(call, type, next, at);
    const changed = await this.#options.repository(call.tenantId).update(present, { ...set, updated_at: at }, event);
    if (changed === null) {
      throw new AppError('conflict', 'Somebody else changed the mapping at the same time. Look at it again.');
    }
    this.#options.notifyRelay(call.tenantId);
    return fromRow(changed);
  }

  async #problemsOf(tenantId: string, input: NewChatChannel): Promise<ErrorDetail[]> {
    const problems: ErrorDetail[] = [];
    const integration = await this.#options.integrations(tenantId).find(input.integrationId);
    if (integration === null) throw new AppError('not_found', `There is no integration ${input.integrationId}.`);
    if (integration.chat === undefined || integration.kind !== this.#options.platform.kind) {
      problems.push({ field: 'integration_id', problem: 'is not a chat integration of the tenant' });
    }
    const { pattern, problem } = this.#options.platform.channelId;
    if (!pattern.test(input.pageId)) problems.push({ field: 'page_id', problem });
    const packs = await this.#options.queuesOf(tenantId);
    const queues = packs.get(input.packKey);
    const noWorkYet = await this.#options.whyNoWorkYet(tenantId, input);
    if (noWorkYet !== null) {
      problems.push({ field: 'queue_key', problem: noWorkYet });
    } else if (queues === undefined) {
      const known = [...packs.keys()].join(', ');
      problems.push({ field: 'pack_key', problem: `must be one of ${known}` });
    } else if (!queues.includes(input.queueKey)) {
      problems.push({ field: 'queue_key', problem: `must be one of ${queues.join(', ')}` });
    }
    return problems;
  }
}

type StoredPlace = Pick<ChatChannelDocument, 'pack_key' | 'queue_key'>;

function isMappedSo(row: ChatChannelDocument, { packKey, queueKey, enabled }: NewChatChannel): boolean {
  const isKnown = row.mapped_by !== undefined;
  return isKnown && isMappedTo(row, { pack_key: packKey, queue_key: queueKey }) && row.enabled === enabled;
}

function isMappedTo(row: ChatChannelDocument | null, { pack_key, queue_key }: StoredPlace): boolean {
  return row?.removed_at === null && row.pack_key === pack_key && row.queue_key === queue_key;
}

function channelEvent(
  call: AdminContext,
  type: ChannelEvent,
  row: Omit<ChatChannelDocument, 'tenant_id'>,
  at: Date,
): OutboxEvent {
  const { page_id, integration_id, pack_key, queue_key, enabled } = row;
  const where = { page_id, integration_id };
  return outboxEvent(call, {
    type,
    subject: { type: 'chat_channel', id: row._id },
    subject_version: row.version,
    work_item_id: null,
    at,
    data: type === 'chat_channel.mapped' ? { ...where, pack_key, queue_key, enabled } : where,
  });
}

function fromRow(row: Omit<ChatChannelDocument, 'tenant_id'>): ChatChannel {
  return {
    channelId: row._id,
    platform: row.platform,
    pageId: row.page_id,
    integrationId: row.integration_id,
    packKey: row.pack_key,
    queueKey: row.queue_key,
    mappedBy: row.mapped_by ?? [],
    enabled: row.enabled,
    approvals: row.approvals ?? false,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

/** Showing the approvals of one queue is no consent to show those of another queue. */
function approvalsAt(present: ChatChannelDocument | null, place: StoredPlace): { approvals?: false } {
  return present?.approvals !== true || isMappedTo(present, place) ? {} : { approvals: false };
}
