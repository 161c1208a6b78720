import { currentTime } from '../platform/clock.ts';
import type { Platform } from '../platform/module.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import { AgentAuthenticator } from './agents/authenticator.ts';
import { ApiKeyAuthenticator } from './api-keys/authenticator.ts';
import { Callers } from './api-keys/callers.ts';
import { KeyLineages } from './api-keys/lineages.ts';
import { ApiKeyDirectory, ApiKeyRepository } from './api-keys/repository.ts';
import { API_KEY_COLLECTIONS, defineApiKeyModel } from './api-keys/schema.ts';
import { ApiKeyService, type ApiKeyServiceOptions } from './api-keys/service.ts';
import { AuthFailureLimit, failureLimits } from './auth-failure-limit.ts';
import { AuthorityEpochs } from './authority/epoch.ts';
import { PresentAuthority } from './authority/present-authority.ts';
import { AuthorityEpochDirectory, AuthorityEpochRepository } from './authority/repository.ts';
import { AUTHORITY_COLLECTIONS, defineAuthorityEpochModel } from './authority/schema.ts';
import { DelegatedApprovals } from './delegations/approvals.ts';
import { DelegationRepository } from './delegations/repository.ts';
import { DELEGATION_COLLECTIONS, defineDelegationModel } from './delegations/schema.ts';
import { DelegationService, type DelegationServiceOptions } from './delegations/service.ts';
import { DelegationTokens } from './delegations/token.ts';
import { LastUses } from './last-uses.ts';
import type { LetterOffice } from './letters.ts';
import { InvitationLetters } from './members/invitation-letters.ts';
import { InvitationSecrets } from './members/invitation-secrets.ts';
import { Loosenings } from './members/loosening.ts';
import { MemberDirectory, MemberRepository } from './members/repository.ts';
import { defineMemberModels, MEMBER_COLLECTIONS } from './members/schema.ts';
import { ApproverSeasoning, DEFAULT_SEASONING_DAYS } from './members/seasoning.ts';
import { MemberService } from './members/service.ts';
import { SetUpDismissals } from './members/set-up-dismissals.ts';
import { SettingsRepository, type SettingsStore } from './members/settings-repository.ts';
import { Standings } from './members/standings.ts';
import { Voices } from './members/voices.ts';
import { RateLimiter } from './rate-limit/rate-limiter.ts';
import { QuotaRepository } from './rate-limit/repository.ts';
import { defineQuotaModel, QUOTA_COLLECTIONS } from './rate-limit/schema.ts';
import { AccountLinks } from './sessions/account-links.ts';
import { AccountRepository } from './sessions/account-repository.ts';
import { Accounts } from './sessions/accounts.ts';
import type { LoadAuth } from './sessions/auth.ts';
import { EmailVerification } from './sessions/email-verification.ts';
import { PasswordReset, type PasswordResetOptions } from './sessions/password-reset.ts';
import { SessionRegister } from './sessions/register.ts';
import { SessionRepository } from './sessions/repository.ts';
import { defineSessionModels, SESSION_COLLECTIONS } from './sessions/schema.ts';
import { SessionService } from './sessions/service.ts';
import { StandingWatch } from './sessions/standing-watch.ts';
import { FAILURE_COUNT_COLLECTIONS, FailureCountRepository } from './sign-in-failures/repository.ts';
import { TenantRepository } from './tenants/repository.ts';
import { defineTenantModel, TENANT_COLLECTIONS } from './tenants/schema.ts';
import { TenantService } from './tenants/service.ts';
import { TenantSettingsService } from './tenants/settings.ts';

export const IDENTITY_COLLECTIONS: readonly CollectionDeclaration[] = [
  ...TENANT_COLLECTIONS,
  ...SESSION_COLLECTIONS,
  ...FAILURE_COUNT_COLLECTIONS,
  ...MEMBER_COLLECTIONS,
  ...API_KEY_COLLECTIONS,
  ...DELEGATION_COLLECTIONS,
  ...AUTHORITY_COLLECTIONS,
  ...QUOTA_COLLECTIONS,
];

export interface IdentityOptions {
  platform: Platform;
  /** Enables secure cookies, live keys with owners, and a waiting time for new approvers. */
  production: boolean;
  workBaseUrl: string;
  rateLimits: { publicPerMinute: number; agentPerMinute: number; authFailuresPerMinute: number };
  assertAwaitsApproval: DelegationServiceOptions['assertAwaitsApproval'];
  office: LetterOffice;
  /** Called after a person's address is verified, with the person's tenants. */
  onVerified: (personId: string, tenantIds: readonly string[]) => Promise<void>;
  carriable: ApiKeyServiceOptions['carriable'];
}

export type IdentityServices = ReturnType<typeof createIdentity>;

export function createIdentity(options: IdentityOptions) {
  const { platform, rateLimits } = options;
  const people = createPeople(options);
  const authFailures = new AuthFailureLimit(rateLimits.authFailuresPerMinute);
  const keys = createApiKeys(options, people, authFailures);
  const { members, tenants, authority } = people;
  const delegationModel = defineDelegationModel(platform.mongo.connection);
  const delegationRepository = (tenantId: string) => new DelegationRepository(delegationModel, tenantId);
  const delegations = new DelegationService({
    repository: delegationRepository,
    tokens: new DelegationTokens(platform.signingKeys, options.workBaseUrl),
    members,
    tenants,
    authority,
    assertAwaitsApproval: options.assertAwaitsApproval,
    notifyRelay: platform.notifyRelay,
    uses: new LastUses(platform.logger),
  });
  const quotaModel = defineQuotaModel(platform.mongo.connection);
  return {
    ...people,
    ...keys,
    authFailures,
    delegations,
    delegatedApprovals: new DelegatedApprovals(delegationRepository),
    agents: new AgentAuthenticator({ apiKeys: keys.authenticator, delegations, failures: authFailures }),
    presentAuthority: new PresentAuthority({ epochs: authority, apiKeys: keys.apiKeys, delegations, members }),
    rateLimiter: new RateLimiter((tenantId) => new QuotaRepository(quotaModel, tenantId)),
  };
}

function createPeople(options: IdentityOptions) {
  const { platform, production, workBaseUrl, rateLimits, office } = options;
  const { mongo, notifyRelay, keyRing, logger } = platform;
  const { connection } = mongo;
  const tenantModel = defineTenantModel(connection);
  const tenants = new TenantService(new TenantRepository(tenantModel));
  const authorityModel = defineAuthorityEpochModel(connection);
  const authority = new AuthorityEpochs((tenantId) => new AuthorityEpochRepository(authorityModel, tenantId));
  const sessionModels = defineSessionModels(connection);
  const store = { connection, ...defineMemberModels(connection), ...sessionModels, tenants: tenantModel };
  const sessionRepository = new SessionRepository(sessionModels.sessions);
  const directory = new MemberDirectory(store);
  const repository = (tenantId: string) => new MemberRepository(store, tenantId);
  const links = new AccountLinks(keyRing);
  const tenantName = async (tenantId: string) => (await tenants.get(tenantId)).name;
  const secrets = new InvitationSecrets(keyRing);
  const letters = new InvitationLetters({ office, links, secrets, repository, directory, tenantName });
  const standings = new Standings({ repository, directory });
  const members = new MemberService({ repository, directory, authority, notifyRelay, letters, secrets, standings });
  const loadAuth = authLoader(platform, directory, { baseUrl: workBaseUrl, secureCookies: production });
  const accounts = new Accounts(loadAuth, directory);
  const accountRepository = new AccountRepository(connection, sessionModels);
  const parts = { links, accounts, repository: accountRepository, directory };
  const { onVerified, ...accountMail } = createAccountMail(options, parts);
  const sessions = new SessionService({
    auth: loadAuth,
    accounts,
    directory,
    members,
    tenants,
    secureCookies: production,
    ...countFailures(mongo, rateLimits.authFailuresPerMinute),
    repository: sessionRepository,
    ...{ accountRepository, links, office, onVerified, passwordReset: accountMail.passwordReset },
    uses: new LastUses(logger),
    logHead: (tenantId) => platform.eventLog(tenantId).head(),
  });
  return {
    tenants,
    authority,
    members,
    standings,
    ...createSettings({ production, rateLimits, notifyRelay }, store, { tenants, members, standings, authority }),
    accounts,
    invitationLetters: letters,
    /** Seals the secrets under this master key again, under the newest key. */
    leaveMasterKey: (tenantId: string, keyId: string) => secrets.leaveMasterKey(repository(tenantId), keyId),
    ...accountMail,
    sessions,
    credentials: accountRepository as Pick<AccountRepository, 'generation' | 'credentialOf'>,
    sessionRegister: new SessionRegister({ repository: sessionRepository, members }),
    standingWatch: new StandingWatch({
      activeTenants: (ids) => sessionRepository.activeTenants(ids, currentTime()),
      epochs: (tenantIds) => new AuthorityEpochDirectory(authorityModel).read(tenantIds),
      logger,
    }),
    loadAuth,
  };
}

function countFailures({ connection }: Platform['mongo'], perMinute: number) {
  const limits = failureLimits(perMinute);
  return {
    failures: {
      address: new AuthFailureLimit(limits.address),
      address_at_account: new AuthFailureLimit(limits.address_at_account),
      account: new AuthFailureLimit(limits.account, 'account'),
    },
    failureCounts: new FailureCountRepository(connection, limits),
  };
}

function createAccountMail(
  { platform, office, onVerified: tell }: IdentityOptions,
  parts: Omit<PasswordResetOptions, 'office' | 'directory' | 'notifyRelay' | 'reach'> & { directory: MemberDirectory },
) {
  const { links, repository, directory } = parts;
  const { notifyRelay, reach } = platform;
  const onVerified = async (personId: string) => {
    const memberships = await directory.listOfPerson(personId);
    const tenantIds = memberships.map(({ tenant_id }) => tenant_id);
    await tell(personId, tenantIds);
  };
  return {
    onVerified,
    emailVerification: new EmailVerification({ office, links, repository, onVerified }),
    passwordReset: new PasswordReset({ ...parts, office, notifyRelay, reach }),
  };
}

function createSettings(
  { production, rateLimits, notifyRelay }: Pick<IdentityOptions, 'production' | 'rateLimits'> & NotifyRelay,
  store: SettingsStore,
  { tenants, members, standings, authority }: SettingsParts,
) {
  const repository = (tenantId: string) => new SettingsRepository(store, tenantId);
  const defaultDays = production ? DEFAULT_SEASONING_DAYS : 0;
  const seasoning = new ApproverSeasoning({ repository, standings, authority, defaultDays, notifyRelay });
  const voices = new Voices({ standings, members, seasoning });
  return {
    seasoning,
    voices,
    loosenings: new Loosenings({ members, standings, seasoning, voices }),
    tenantSettings: new TenantSettingsService({
      ...{ tenants, seasoning, members, repository, notifyRelay },
      defaults: rateLimits,
    }),
    setUpDismissals: new SetUpDismissals({ repository, notifyRelay }),
  };
}

interface SettingsParts {
  tenants: TenantService;
  members: MemberService;
  standings: Standings;
  authority: AuthorityEpochs;
}

type NotifyRelay = Pick<Platform, 'notifyRelay'>;

function authLoader(
  { db, keyRing }: Platform,
  directory: MemberDirectory,
  options: { baseUrl: string; secureCookies: boolean },
): LoadAuth {
  let loaded: ReturnType<LoadAuth> | undefined;
  const load: LoadAuth = async () => {
    const { createAuth, withAuthErrors } = await import('./sessions/auth.ts');
    const auth = createAuth({
      ...options,
      database: db,
      secret: keyRing.derive('session')[0]?.toString('base64url') ?? '',
      firstTenantOf: async (personId) => (await directory.listOfPerson(personId))[0]?.tenant_id ?? null,
    });
    return { auth, withAuthErrors };
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

type People = ReturnType<typeof createPeople>;

function createApiKeys(
  { platform, production, workBaseUrl, rateLimits, carriable }: IdentityOptions,
  { tenants, members, authority }: People,
  failures: AuthFailureLimit,
) {
  const { mongo, notifyRelay, logger } = platform;
  const model = defineApiKeyModel(mongo.connection);
  const repository = (tenantId: string) => new ApiKeyRepository(model, tenantId);
  const authenticator = new ApiKeyAuthenticator({
    directory: new ApiKeyDirectory(model),
    tenants,
    failures,
    members,
    recordUse: (tenantId, keyId, at, notBefore) => repository(tenantId).recordUse(keyId, at, notBefore),
    uses: new LastUses(logger),
    logger,
  });
  const apiKeys = new ApiKeyService({
    repository,
    tenants,
    members,
    authority,
    mode: production ? 'live' : 'test',
    ownerRequired: production,
    carriable,
    onRevoked: (keyId) => authenticator.forget(keyId),
    notifyRelay,
  });
  const keyLineages = new KeyLineages(repository);
  return {
    authenticator,
    apiKeys,
    keyLineages,
    callers: new Callers({ apiKeys, tenants, defaults: rateLimits, workBaseUrl }),
  };
}
