import { createHash } from 'node:crypto';
import type { CallContext } from '../../call-context.ts';
import { type ChatChannel, parseCommand, type SlashCommand, type WorkCommand } from '../../integrations/index.ts';
import { cutText } from '../../platform/text-length.ts';
import type { ChatServices, Schemas, Visit } from './operations.ts';
import type { CommandOutcome } from './replies.ts';

/** Turns a signed command into a WorkItem of the pack that its channel is mapped to. */
export async function takeCommand(
  services: ChatServices,
  form: Schemas['ChatCommand'],
  visit: Visit,
): Promise<CommandOutcome> {
  const command = services.requests.readCommand(form);
  const found = await services.installations.resolve(command.identity);
  if (found === null) return { kind: 'not_authorized' };
  const { tenantId, integrationId } = found;
  visit.exchange.tenantId = tenantId;
  const parsed = parseCommand(command.text);
  if ('link' in parsed) return linkAccount(services, found, command, parsed.link, visit);
  if ('help' in parsed) return { kind: 'help' };
  if ('problem' in parsed) return { kind: 'invalid_command', problem: parsed.problem };
  const [channel, tenant, member] = await Promise.all([
    services.channels.find(tenantId, integrationId, command.channelId),
    services.tenants.find(tenantId),
    services.links.memberOf(tenantId, integrationId, command.userId),
  ]);
  if (channel === null || tenant === null) return { kind: 'setup_required' };
  const call = toCall(command, services.kind, { ...found, tenantCreatedAt: tenant.createdAt }, visit);
  const { value } = await services.workItems.createWorkItem(
    call,
    toNewWorkItem(command, parsed.command, channel),
    repetitionOf(visit),
    { packKey: channel.packKey, queueKey: channel.queueKey, chosenBy: chosenBy(channel, member) },
  );
  const link = `${services.workBaseUrl}/packs/${value.packKey}/work-items/${value.workItemId}`;
  return { kind: 'accepted', subject: parsed.command.subject, options: parsed.command, link };
}

/** The command names the channel, and somebody has mapped it. An account without a link could be anybody's. */
function chosenBy({ mappedBy }: ChatChannel, member: { personId: string } | null): string[] {
  return member === null || mappedBy.length === 0 ? [] : [member.personId, ...mappedBy];
}

async function linkAccount(
  { links }: ChatServices,
  found: { tenantId: string; integrationId: string },
  { userId }: SlashCommand,
  code: string,
  { exchange }: Visit,
): Promise<CommandOutcome> {
  if (code === '') return { kind: 'link_code_missing' };
  const typed = { ...found, userId, code, correlationId: exchange.correlationId };
  const outcome = await links.redeem(typed);
  return outcome.kind === 'linked' ? outcome : { kind: 'not_linked', why: outcome.kind };
}

/** The person acts under their identity in the workspace, so nobody in the tenant is accountable for the command. */
function toCall(
  { identity, userId, userName }: SlashCommand,
  kind: string,
  { tenantId, integrationId, tenantCreatedAt }: { tenantId: string; integrationId: string; tenantCreatedAt: Date },
  { exchange }: Visit,
): CallContext {
  return {
    tenantId,
    tenantCreatedAt,
    principal: {
      type: 'user',
      id: `${kind}:${identity.teamId ?? identity.enterpriseId}:${userId}`,
      displayName: userName,
      // Repetitions are detected per workspace.
      lineage: `${kind}:${integrationId}`,
      accountable: null,
      accountables: [],
    },
    permissions: new Set(['work.write']),
    correlationId: exchange.correlationId,
  };
}

function toNewWorkItem({ userName, useId }: SlashCommand, command: WorkCommand, channel: ChatChannel) {
  return {
    subject: command.subject,
    priority: command.priority,
    tags: command.tags,
    channel: 'chat' as const,
    channelId: channel.pageId,
    contact: { name: cutText(userName, MAX_CONTACT_NAME_LENGTH) },
    initialMessage: {
      content: command.message,
      ...(useId === undefined ? {} : { externalMessageId: useId }),
    },
  };
}

/** Same limit as in the public contract. */
const MAX_CONTACT_NAME_LENGTH = 200;

/** Identifies a repeated request by its signature, on any node. */
function repetitionOf({ signed }: Visit) {
  if (signed === undefined) throw new Error('A command was taken past its signature');
  return { key: signed.signature, requestHash: createHash('sha256').update(signed.body).digest('hex') };
}
