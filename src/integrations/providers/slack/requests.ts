import type { ChatEvent, ChatRequests, SlashCommand } from '../../chat/chat-platform.ts';
import { FORM } from './blocks.ts';
import { readInteraction } from './interactions.ts';
import { escapeText, unescapeText } from './markup.ts';
import { isSignedBySlack } from './signature.ts';

/** docs.slack.dev, "Implementing slash commands". An absent field may also be sent empty. */
interface CommandForm {
  team_id?: string;
  enterprise_id?: string;
  channel_id: string;
  user_id: string;
  user_name?: string;
  text?: string;
  api_app_id?: string;
  is_enterprise_install?: 'true' | 'false';
  trigger_id?: string;
  response_url?: string;
}

interface EventBody {
  type: string;
  challenge?: string;
  team_id?: string | null;
  enterprise_id?: string | null;
  api_app_id?: string;
  is_enterprise_install?: boolean;
  authorizations?: { team_id?: string | null; enterprise_id?: string | null; is_enterprise_install?: boolean }[];
  event_id?: string;
  event_time?: number;
  event?: { type: string; tokens?: { bot?: string[] } };
}

export const slackRequests: ChatRequests = {
  verify(signingSecret, { header, body }, now) {
    const [timestamp, signature] = [header('x-slack-request-timestamp'), header('x-slack-signature')];
    if (signature === undefined) return null;
    return isSignedBySlack(signingSecret, { timestamp, signature, body }, now) ? signature : null;
  },
  isProbe: (form) => fieldOf(form, 'ssl_check') === '1',
  readCommand,
  readEvent,
  readInteraction,
  toFormProblem: (text) => ({ response_action: 'errors', errors: { [FORM.block]: text } }),
  workspaceOf(body) {
    if (fieldOf(body, 'payload') !== undefined) {
      const interaction = readInteraction(body as { payload?: string });
      return interaction.kind === 'other'
        ? ''
        : (interaction.identity.teamId ?? interaction.identity.enterpriseId ?? '');
    }
    const named = [fieldOf(body, 'team_id'), fieldOf(body, 'enterprise_id')];
    return named.find((id): id is string => typeof id === 'string' && id !== '') ?? '';
  },
  commandNameIn(form) {
    const command = fieldOf(form, 'command');
    return typeof command === 'string' && /^\/\S{1,32}$/.test(command) ? command : undefined;
  },
  escapeText,
  toReply: (text) => ({ response_type: 'ephemeral', text }),
};

function readCommand(form: object): SlashCommand {
  const command = form as CommandForm;
  const teamId = command.team_id || null;
  return {
    identity: {
      teamId,
      enterpriseId: command.enterprise_id || null,
      // A command without a workspace can only belong to an org-wide installation.
      isEnterpriseInstall: command.is_enterprise_install === 'true' || teamId === null,
      appId: command.api_app_id ?? null,
    },
    channelId: command.channel_id,
    userId: command.user_id,
    userName: command.user_name || command.user_id,
    text: unescapeText(command.text ?? ''),
    useId: command.trigger_id || undefined,
    replyAddress: command.response_url || undefined,
  };
}

function readEvent(body: object): ChatEvent {
  const sent = body as EventBody;
  if (sent.type === 'url_verification') return { kind: 'verification', challenge: sent.challenge };
  const { event, event_id: eventId, event_time: eventTime } = sent;
  if (sent.type !== 'event_callback' || eventId === undefined || eventTime === undefined) return { kind: 'other' };
  if (event?.type !== 'app_uninstalled' && event?.type !== 'tokens_revoked') return { kind: 'other' };
  const [authorization] = sent.authorizations ?? [];
  const teamId = sent.team_id ?? authorization?.team_id ?? null;
  const enterpriseId = sent.enterprise_id ?? authorization?.enterprise_id ?? null;
  const isEnterpriseInstall =
    authorization?.is_enterprise_install ?? sent.is_enterprise_install ?? (teamId === null && enterpriseId !== null);
  return {
    kind: 'installation',
    event: {
      eventId,
      eventTime,
      identity: { teamId, enterpriseId, isEnterpriseInstall, appId: sent.api_app_id ?? null },
      type: event.type,
      revokesBotToken: (event.tokens?.bot ?? []).length > 0,
    },
  };
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}
