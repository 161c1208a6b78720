import type { ServiceImpl } from '@connectrpc/connect';
import { Role as WireRole } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { InvitationMailState, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { validationError } from '../../errors/app-error.ts';
import type { EmailState, Member, PendingInvitation, TenantSettings } from '../../identity/index.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callOf, personOf } from './caller.ts';
import { requiredEnum, toApiEnum, toApiFields, toApiInFlight, toApiRole, toApiTime } from './common-wire.ts';
import { type ConnectServices, serve } from './services.ts';
import { toApiPersonSession } from './session-handlers.ts';

export const memberService = serve(MemberService, (services) => {
  const { members, memberSessions, tenantSettings, inFlight } = services;
  return {
    ...createInvitationHandlers(services),

    async listMembers(_request, context) {
      return { members: (await members.listMembers(callOf(context))).map(toApiMember) };
    },

    async updateMemberRole({ personId, role }, context) {
      const member = await members.updateMemberRole(callOf(context), personId, requiredEnum(WireRole, role));
      return { member: toApiMember(member), ...(await toApiInFlight(inFlight, context)) };
    },

    async removeMember({ personId }, context) {
      await members.removeMember(callOf(context), personId);
      return toApiInFlight(inFlight, context);
    },

    async vouchForMember({ personId, seenRole }, context) {
      const role = seenRole === undefined ? undefined : requiredEnum(WireRole, seenRole);
      return { member: toApiMember(await members.vouchForMember(callOf(context), personId, role)) };
    },

    async listMemberSessions({ personId }, context) {
      const { sessionId } = personOf(context);
      const found = await memberSessions.listMemberSessions(callOf(context), personId);
      return { sessions: found.map((one) => toApiPersonSession(one, sessionId)) };
    },

    async endMemberSessions({ personId, sessionId }, context) {
      await members.endMemberSessions(callOf(context), personId, sessionId || null);
      return toApiInFlight(inFlight, context);
    },

    async getTenantSettings(_request, context) {
      return { settings: toApiSettings(await tenantSettings.getTenantSettings(callOf(context))) };
    },

    async updateTenantSettings({ maturityDays, approverSeasoningDays, name, timeZone }, context) {
      const change = { maturityDays: underOneName(maturityDays, approverSeasoningDays), name, timeZone };
      return { settings: toApiSettings(await tenantSettings.updateTenantSettings(callOf(context), change)) };
    },
  };
});

function createInvitationHandlers({ members, workBaseUrl }: ConnectServices) {
  const toApiInvitation = (invitation: PendingInvitation) => ({
    invitationId: invitation.invitationId,
    email: shownEmail(invitation.email),
    role: toApiRole(invitation.role),
    url: invitation.isSecret ? `${workBaseUrl}/invitations/${invitation.invitationId}` : '',
    createdAt: toApiTime(invitation.createdAt),
    expiresAt: toApiTime(invitation.expiresAt),
    mail: toApiMail(invitation.mail),
  });
  return {
    async inviteMember({ email, role }, context) {
      const invitation = await members.inviteMember(callOf(context), email, requiredEnum(WireRole, role));
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
  } satisfies Partial<ServiceImpl<typeof MemberService>>;
}

function toApiMail(mail: EmailState | null) {
  return mail === null ? {} : { ...toApiFields(mail, 'at'), state: toApiEnum(InvitationMailState, mail.state) };
}

function toApiSettings({ publicPerMinute, agentPerMinute, waitingMaturity, ...settings }: TenantSettings) {
  return {
    ...toApiFields(settings, 'createdAt'),
    waitingMaturity: waitingMaturity.map(toApiWaitingMaturity),
    approverSeasoningDays: settings.maturityDays,
    requestsPerMinute: publicPerMinute,
    agentRequestsPerMinute: agentPerMinute,
  };
}

function toApiWaitingMaturity({ days, at, ...wish }: TenantSettings['waitingMaturity'][number]) {
  return toApiFields({ ...wish, maturityDays: days, changedAt: at }, 'changedAt', 'countsFrom', 'expiresAt');
}

/** @throws {AppError} `validation_error` if the two names of the days have different values. */
function underOneName(days: number | undefined, formerly: number | undefined): number | undefined {
  if (days !== undefined && formerly !== undefined && days !== formerly) {
    const problem = 'must have the same value under its former name, `approver_seasoning_days`; leave that out';
    throw validationError([{ field: 'maturity_days', problem }]);
  }
  return days ?? formerly;
}

function toApiMember(member: Member) {
  return {
    ...toApiFields(member, 'joinedAt', 'roleSince', 'confirmableUntil'),
    email: shownEmail(member.email),
    role: toApiRole(member.role),
    roleFrom: member.roleFrom.map((origin) => toApiFields(origin, 'at')),
  };
}
