export type { AgentAuthenticator } from './agents/authenticator.ts';
export type { ApiKeyAuthenticator } from './api-keys/authenticator.ts';
export type { Caller, Callers } from './api-keys/callers.ts';
export type { KeyLineages } from './api-keys/lineages.ts';
export type { AdminContext, ApiKey } from './api-keys/model.ts';
export type { ApiKeyService } from './api-keys/service.ts';
export type { AuthFailureLimit } from './auth-failure-limit.ts';
export type {
  ExecutingPrincipal,
  PresentAuthority,
  PresentCarrier,
  PresentExecutor,
} from './authority/present-authority.ts';
export type { AuthorityEpochs } from './authority/repository.ts';
export type { FreezeKind, FreezeRow, StoredFreezes } from './authority/schema.ts';
export type { Delegation } from './delegations/model.ts';
export type { DelegationService } from './delegations/service.ts';
export type { EmailKind, EmailOrder, EmailQueue, EmailState } from './emails.ts';
export type { InvitationEmail } from './members/invitation-emails.ts';
export {
  type ConfirmationRow,
  type ConfirmedLoosening,
  confirmedData,
  idsOf,
  type Loosened,
  type LooseningRow,
  type Loosenings,
  type OpenLoosenings,
  UNCONFIRMED_POLICY,
  type WaitingChange,
  waitingWords,
} from './members/loosening.ts';
export type { Member, MemberAdmin, PendingInvitation } from './members/model.ts';
export type { MemberService } from './members/service.ts';
export type { SetUpDismissals } from './members/set-up-dismissals.ts';
export { isDisjoint, maturityOf, type Origin } from './members/standing.ts';
export type { VerifiedApprovers } from './members/verified-approvers.ts';
export { countedSpeakers, type Speaker, speakerOf, type VoiceCount, voicesOfSpeaker } from './members/voice-count.ts';
export {
  type CountedVoices,
  type Parties,
  type Regard,
  type SharedVoice,
  sharedVoiceWords,
  type VoiceObjection,
  type Voices,
} from './members/voices.ts';
export { type VoicesDocument, voiceCountOf } from './members/voices-document.ts';
export type { IdentityServices } from './module.ts';
export { assertPermits, permissionsOfAgent, permissionsOfRole } from './permissions.ts';
export { type RateLimiter, type RateLimitState, rateLimitExceeded } from './rate-limit/rate-limiter.ts';
export { type AgentEndpoint, type AgentScope, permissionsOf, permits, ROLES, type Role, toRole } from './roles.ts';
export type { AccountRepository } from './sessions/account-repository.ts';
export type { Person } from './sessions/accounts.ts';
export type { EmailVerification, VerificationEmail as VerificationLetter } from './sessions/email-verification.ts';
export type {
  PasswordChangeEmail as PasswordChangeLetter,
  PasswordReset,
  PasswordResetEmail as PasswordResetLetter,
} from './sessions/password-reset.ts';
export type { RegisteredSession, SessionRegister } from './sessions/register.ts';
export type { AuthenticatedPerson, Membership, Session, SessionService, Visitor } from './sessions/service.ts';
// Values come from small files, because commands that need no service load this index too.
export { assertNotSignedOut } from './sessions/signed-out.ts';
export type { StandingWatch } from './sessions/standing-watch.ts';
export type { TenantService } from './tenants/service.ts';
export type { TenantSettings } from './tenants/settings.ts';
export { type Bound, bound, methodsOf, permitted } from './use-case.ts';
