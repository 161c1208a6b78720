import type { CallContext } from '../call-context.ts';
import type { ApiKeyService } from './api-keys/service.ts';
import type { PresentAuthority } from './authority/present-authority.ts';
import type { DelegationService } from './delegations/service.ts';
import type { MemberService } from './members/service.ts';
import type { SessionRegister } from './sessions/register.ts';
import type { TenantSettingsService } from './tenants/settings.ts';
import { methodsOf, permitted } from './use-case.ts';

const ofMembers = methodsOf<MemberService>();

export const MEMBER_USE_CASES = {
  listMembers: permitted('members.read', (members: MemberService, { tenantId }: CallContext) => members.list(tenantId)),
  updateMemberRole: ofMembers('members.manage', 'updateRole'),
  removeMember: ofMembers('members.manage', 'remove'),
  endMemberSessions: ofMembers('members.manage', 'endSessions'),
  vouchForMember: ofMembers('members.manage', 'vouch'),
  inviteMember: ofMembers('members.manage', 'invite'),
  resendInvitation: ofMembers('members.manage', 'resendInvitation'),
  listInvitations: ofMembers('members.manage', 'listInvitations'),
  cancelInvitation: ofMembers('members.manage', 'cancelInvitation'),
};
export const MEMBER_SESSION_USE_CASES = {
  listMemberSessions: methodsOf<SessionRegister>()('members.manage', 'listOfMember'),
};
const ofSettings = methodsOf<TenantSettingsService>();

export const TENANT_SETTINGS_USE_CASES = {
  getTenantSettings: ofSettings('members.read', 'get'),
  updateTenantSettings: ofSettings('members.manage', 'change'),
};
const ofKeys = methodsOf<ApiKeyService>();

export const API_KEY_USE_CASES = {
  listIdentityApiKeys: ofKeys('api_keys.manage', 'list'),
  listOwnIdentityApiKeys: ofKeys('api_keys.own', 'listOwn'),
  createIdentityApiKey: ofKeys('api_keys.manage', 'create'),
  revokeIdentityApiKey: ofKeys('api_keys.manage', 'revoke'),
  rotateIdentityApiKey: ofKeys('api_keys.manage', 'rotate'),
  claimIdentityApiKey: ofKeys('api_keys.manage', 'claim'),
  offerIdentityApiKey: ofKeys('api_keys.own', 'offer'),
  acceptIdentityApiKey: ofKeys('api_keys.own', 'accept'),
};
/** Shows administrators of credentials what another credential may do. */
export const READER_USE_CASES = {
  readAsApiKey: methodsOf<PresentAuthority>()('api_keys.manage', 'permissionsOfKey'),
};
const ofDelegations = methodsOf<DelegationService>();

export const DELEGATION_USE_CASES = {
  issueAgentDelegation: ofDelegations('delegations.issue', 'issue'),
  listAgentDelegations: ofDelegations('delegations.issue', 'list'),
  revokeAgentDelegation: ofDelegations('delegations.issue', 'revoke'),
};
