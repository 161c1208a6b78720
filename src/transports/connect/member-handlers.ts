import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type MemberService as Contract,
  InvitationMailState as MailState,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { LetterState, Member, PendingInvitation, TenantSettings } from '../../identity/index.ts';
import type { TenantSettingsUseCases } from '../../identity/use-cases.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { createMemberSessionHandlers, type MemberSessionHandlerServices } from './person-session-handlers.ts';
import { fromApiRole, toApiRole } from './roles-wire.ts';

export interface MemberHandlerServices extends MemberSessionHandlerServices {
  tenantSettings: TenantSettingsUseCases;
  /** Origin of the links in invitations. */
  workBaseUrl: string;
}

export function createMemberHandlers({
  members,
  memberSessions,
  tenantSettings,
  inFlight,
  workBaseUrl,
}: MemberHandlerServices): ServiceImpl<typeof Contract> {
  return {
    ...createMemberSessionHandlers({ members, memberSessions, inFlight }),
    ...createInvitationHandlers({ members, workBaseUrl }),
    async listMembers(_request, context) {
      return { members: (await members.listMembers(callOf(context))).map(toApiMember) };
    },

    async updateMemberRole({ personId, role }, context) {
      const member = await members.updateMemberRole(callOf(context), personId, fromApiRole(role));
      return { member: toApiMember(member), ...(await toApiInFlight(inFlight, context)) };
    },

    async removeMember({ personId }, context) {
      await members.removeMember(callOf(context), personId);
      return toApiInFlight(inFlight, context);
    },

    async vouchForMember({ personId }, context) {
      return { member: toApiMember(await members.vouchForMember(callOf(context), personId)) };
    },

    async getTenantSettings(_request, context) {
      return { settings: toApiSettings(await tenantSettings.getTenantSettings(callOf(context))) };
    },

    async updateTenantSettings({ approverSeasoningDays, name, timeZone }, context) {
      const change = { approverSeasoningDays, name, timeZone };
      return { settings: toApiSettings(await tenantSettings.updateTenantSettings(callOf(context), change)) };
    },
  };
}

type InvitationMethod = 'inviteMember' | 'resendInvitation' | 'listInvitations' | 'cancelInvitation';

/** Creates the handlers of the member service for invitations. */
function createInvitationHandlers({
  members,
  workBaseUrl,
}: Pick<MemberHandlerServices, 'members' | 'workBaseUrl'>): Pick<ServiceImpl<typeof Contract>, InvitationMethod> {
  const toApiInvitation = (invitation: PendingInvitation) => ({
    invitationId: invitation.invitationId,
    email: shownEmail(invitation.email),
    role: toApiRole(invitation.role),
    url: invitation.isSecret ? `${workBaseUrl}/invitations/${invitation.invitationId}` : '',
    createdAt: timestampFromDate(invitation.createdAt),
    expiresAt: timestampFromDate(invitation.expiresAt),
    mail: toApiMail(invitation.mail),
  });
  return {
    async inviteMember({ email, role }, context) {
      const invitation = await members.inviteMember(callOf(context), email, fromApiRole(role));
      return { invitation: toApiInvitation(invitation) };
    },

    async resendInvitation({ invitationId }, context) {
      return { invitation: toApiInvitation(await members.resendInvitation(callOf(context), invitationId)) };
    },

    async listInvitations(_request, context) {
      return { invitations: (await members.listInvitations(callOf(context))).map(toApiInvitation) };
    },

    async cancelInvitation({ invitationId }, context) {
      await members.cancelInvitation(callOf(context), invitationId);
      return {};
    },
  };
}

const MAIL_STATE = {
  waiting: MailState.WAITING,
  sent: MailState.SENT,
  refused: MailState.REFUSED,
  limited: MailState.LIMITED,
} as const satisfies Record<LetterState['state'], MailState>;

function toApiMail(mail: LetterState | null) {
  if (mail === null) return {};
  return { state: MAIL_STATE[mail.state], at: timestampFromDate(mail.at), status: mail.status ?? 0, words: mail.words };
}

function toApiSettings({ createdAt, publicPerMinute, agentPerMinute, ...settings }: TenantSettings) {
  return {
    ...settings,
    createdAt: timestampFromDate(createdAt),
    requestsPerMinute: publicPerMinute,
    agentRequestsPerMinute: agentPerMinute,
  };
}

function toApiMember(member: Member) {
  return {
    personId: member.personId,
    name: member.name,
    email: shownEmail(member.email),
    role: toApiRole(member.role),
    joinedAt: timestampFromDate(member.joinedAt),
    roleSince: member.roleSince === null ? undefined : timestampFromDate(member.roleSince),
    roleFrom: member.roleFrom.map(({ personId, name, at }) => ({ personId, name, at: timestampFromDate(at) })),
    vouchedBy: member.vouchedBy,
    awaitsConfirmation: member.awaitsConfirmation,
  };
}
