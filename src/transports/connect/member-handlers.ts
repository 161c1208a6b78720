import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { MemberService as Contract } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { InFlightUseCases } from '../../actions/use-cases.ts';
import type { Member, PendingInvitation } from '../../identity/members/model.ts';
import type { MemberUseCases, SeasoningUseCases } from '../../identity/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { fromApiRole, toApiRole } from './roles-wire.ts';

export interface MemberHandlerServices {
  members: MemberUseCases;
  seasoning: SeasoningUseCases;
  inFlight: InFlightUseCases;
  /** Origin of the links to invitations. */
  workBaseUrl: string;
}

export function createMemberHandlers({
  members,
  seasoning,
  inFlight,
  workBaseUrl,
}: MemberHandlerServices): ServiceImpl<typeof Contract> {
  const toApiInvitation = (invitation: PendingInvitation) => ({
    invitationId: invitation.invitationId,
    email: invitation.email,
    role: toApiRole(invitation.role),
    url: invitation.isSecret ? `${workBaseUrl}/invitations/${invitation.invitationId}` : '',
    createdAt: timestampFromDate(invitation.createdAt),
    expiresAt: timestampFromDate(invitation.expiresAt),
  });
  return {
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
      return { settings: { approverSeasoningDays: await seasoning.getTenantSettings(callOf(context)) } };
    },

    async updateTenantSettings({ approverSeasoningDays: days }, context) {
      const call = callOf(context);
      if (days !== undefined) await seasoning.updateTenantSettings(call, days);
      return { settings: { approverSeasoningDays: await seasoning.getTenantSettings(call) } };
    },

    async inviteMember({ email, role }, context) {
      const invitation = await members.inviteMember(callOf(context), email, fromApiRole(role));
      return { invitation: toApiInvitation(invitation) };
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

function toApiMember(member: Member) {
  return {
    personId: member.personId,
    name: member.name,
    email: member.email,
    role: toApiRole(member.role),
    joinedAt: timestampFromDate(member.joinedAt),
    roleSince: member.roleSince === null ? undefined : timestampFromDate(member.roleSince),
    roleFrom: member.roleFrom.map(({ personId, name, at }) => ({ personId, name, at: timestampFromDate(at) })),
    vouchedBy: member.vouchedBy,
  };
}
