import { currentTime } from '../platform/clock.ts';
import { lazily } from '../platform/lazily.ts';
import type { Platform } from '../platform/module.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import { AgentAuthenticator } from './agents/authenticator.ts';
import { ApiKeyAuthenticator } from './api-keys/authenticator.ts';
import { Callers } from './api-keys/callers.ts';
import { KeyLineages } from './api-keys/lineages.ts';
import { ApiKeyDirectory, ApiKeyRepository } from './api-keys/repository.ts';
import { API_KEY_COLLECTIONS } from './api-keys/schema.ts';
import { ApiKeyService, type ApiKeyServiceOptions } from './api-keys/service.ts';
import { AuthFailureLimit, failureLimits } from './auth-failure-limit.ts';
import { PresentAuthority } from './authority/present-authority.ts';
import { AuthorityEpochs } from './authority/repository.ts';
import { AUTHORITY_COLLECTIONS } from './authority/schema.ts';
import { DelegationRepository } from './delegations/repository.ts';
import { DELEGATION_COLLECTIONS } from './delegations/schema.ts';
import { DelegationService, type DelegationServiceOptions } from './delegations/service.ts';
import { DelegationTokens } from './delegations/token.ts';
import type { EmailQueue } from './emails.ts';
import { LastUses } from './last-uses.ts';
import { Independents } from './members/independents.ts';
import { InvitationEmails } from './members/invitation-emails.ts';
import { InvitationSecrets } from './members/invitation-secrets.ts';
import { Loosenings } from './members/loosening.ts';
import { MemberDirectory, MemberRepository } from './members/repository.ts';
import { DEFAULT_WAITING_DAYS, RoleMaturity } from './members/role-maturity.ts';
import { MEMBER_COLLECTIONS, peopleCollections } from './members/schema.ts';
import { MemberService } from './members/service.ts';
import { SetUpDismissals } from './members/set-up-dismissals.ts';
import { SettingsRepository } from './members/settings-repository.ts';
import { Standings } from './members/standings.ts';
import { VerifiedApprovers } from './members/verified-approvers.ts';
import { Voices } from './members/voices.ts';
import { ProgramCredentialsRepository } from './program-credentials/repository.ts';
import { RateLimiter } from './rate-limit/rate-limiter.ts';
import { QuotaRepository } from './rate-limit/repository.ts';
import { defineQuotaModel, QUOTA_COLLECTIONS } from './rate-limit/schema.ts';
import { AccountLinks } from './sessions/account-links.ts';
import { AccountRepository } from './sessions/account-repository.ts';
import { Accounts } from './sessions/accounts.ts';
import type { LoadAuth } from './sessions/auth.ts';
import { EmailVerification } from './sessions/email-verification.ts';
import { PasswordReset } from './sessions/password-reset.ts';
import { SessionRegister } from './sessions/register.ts';
import { SessionRepository } from './sessions/repository.ts';
import { SESSION_COLLECTIONS } from './sessions/schema.ts';
import { SessionService } from './sessions/service.ts';
import { StandingWatch } from './sessions/standing-watch.ts';
import { FAILURE_COUNT_COLLECTIONS, FailureCountRepository } from './sign-in-failures/repository.ts';
import { TenantRepository } from './tenants/repository.ts';
import { TENANT_COLLECTIONS } from './tenants/schema.ts';
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
  office: EmailQueue;
  /** Called after a person's address is verified, with the person's tenants. */
  onVerified: (personId: string, tenantIds: readonly string[]) => Promise<void>;
  carriable: ApiKeyServiceOptions['carriable'];
}

export type IdentityServices = ReturnType<typeof createIdentity>;

export function createIdentity(options: IdentityOptions) {
  const { platform, workBaseUrl, rateLimits, assertAwaitsApproval } = options;
  const { connection } = platform.mongo;
  const { directory, links, ...people } = createMembers(options);
  const { members, tenants, authority } = people;
  const authFailures = new AuthFailureLimit(rateLimits.authFailuresPerMinute);
  const keys = createApiKeys(options, people, authFailures);
  const delegations = new DelegationService({
    repository: (tenantId) => new DelegationRepository(connection, tenantId),
    tokens: new DelegationTokens(platform.signingKeys, workBaseUrl),
    members,
    tenants,
    authority,
    verifiedApprovers: people.verifiedApprovers,
    assertAwaitsApproval,
    notifyRelay: platform.notifyRelay,
    uses: new LastUses(platform.logger),
  });
  const quotaModel = defineQuotaModel(connection);
  return {
    ...people,
    ...createSettings(options, people),
    ...createSessions(options, people, directory, links),
    ...keys,
    authFailures,
    delegations,
    delegatedApprovals: delegations,
    agents: new AgentAuthenticator({ apiKeys: keys.authenticator, delegations, failures: authFailures }),
    presentAuthority: new PresentAuthority({ epochs: authority, apiKeys: keys.apiKeys, delegations, members }),
    rateLimiter: new RateLimiter((tenantId) => new QuotaRepository(quotaModel, tenantId)),
  };
}

type People = Pick<
  ReturnType<typeof createMembers>,
  'tenants' | 'authority' | 'members' | 'standings' | 'roleMaturity' | 'verifiedApprovers'
>;

function createMembers({ platform, production, office: emailQueue }: IdentityOptions) {
  const { mongo, notifyRelay, keyRing } = platform;
  const tenants = new TenantService(new TenantRepository(mongo.connection));
  const authority = new AuthorityEpochs(mongo.connection);
  const collections = peopleCollections(mongo.connection);
  const directory = new MemberDirectory(collections);
  const repository = (tenantId: string) => new MemberRepository(collections, tenantId);
  const links = new AccountLinks(keyRing);
  const secrets = new InvitationSecrets(keyRing);
  const tenantName = async (tenantId: string) => (await tenants.get(tenantId)).name;
  const emails = new InvitationEmails({ emailQueue, links, secrets, repository, directory, tenantName });
  const standings = new Standings({ repository, directory });
  const settings = (tenantId: string) => new SettingsRepository(collections, tenantId);
  const defaultDays = production ? DEFAULT_WAITING_DAYS : 0;
  const verifiedApprovers = new VerifiedApprovers(directory, emailQueue);
  const roleMaturity = new RoleMaturity({
    ...{ repository: settings, standings, authority, verifiedApprovers, defaultDays, notifyRelay },
  });
  const independents = new Independents({ repository, standings, roleMaturity });
  const given = { repository, directory, authority, notifyRelay, emails, secrets, standings };
  const programCredentials = new ProgramCredentialsRepository(mongo.connection);
  return {
    tenants,
    authority,
    members: new MemberService({ ...given, independents, programCredentials, verifiedApprovers }),
    standings,
    roleMaturity,
    verifiedApprovers,
    invitationLetters: emails,
    /** Seals the secrets under this master key again, under the newest key. */
    leaveMasterKey: (tenantId: string, keyId: string) => secrets.leaveMasterKey(repository(tenantId), keyId),
    directory,
    links,
  };
}

function createSessions(
  { platform, production, workBaseUrl, rateLimits, office: emailQueue, onVerified: tell }: IdentityOptions,
  { tenants, authority, members }: People,
  directory: MemberDirectory,
  links: AccountLinks,
) {
  const { mongo, notifyRelay, reach, logger } = platform;
  const limits = failureLimits(rateLimits.authFailuresPerMinute);
  const loadAuth = authLoader(platform, directory, { baseUrl: workBaseUrl, secureCookies: production });
  const accounts = new Accounts(loadAuth, directory);
  const accountRepository = new AccountRepository(peopleCollections(mongo.connection));
  const repository = new SessionRepository(mongo.connection);
  const onVerified = async (personId: string) => {
    const memberships = await directory.listOfPerson(personId);
    const tenantIds = memberships.map(({ tenant_id }) => tenant_id);
    await tell(personId, tenantIds);
  };
  const mailed = { emailQueue, links, repository: accountRepository };
  const programCredentials = new ProgramCredentialsRepository(mongo.connection);
  const affected = { directory, authority, programCredentials };
  const passwordReset = new PasswordReset({ ...mailed, ...affected, accounts, notifyRelay, reach });
  const sessions = new SessionService({
    ...{ auth: loadAuth, accounts, directory, members, tenants, secureCookies: production, repository },
    ...{ accountRepository, links, emailQueue, onVerified, passwordReset },
    failures: {
      address: new AuthFailureLimit(limits.address),
      address_at_account: new AuthFailureLimit(limits.address_at_account),
      account: new AuthFailureLimit(limits.account, 'account'),
    },
    failureCounts: new FailureCountRepository(mongo.connection, limits),
    uses: new LastUses(logger),
    logHead: (tenantId) => platform.eventLog(tenantId).head(),
  });
  return {
    accounts,
    sessions,
    passwordReset,
    emailVerification: new EmailVerification({ ...mailed, onVerified }),
    credentials: accountRepository as Pick<AccountRepository, 'generation' | 'credentialOf'>,
    sessionRegister: new SessionRegister({ repository, members }),
    standingWatch: new StandingWatch({
      activeTenants: (ids) => repository.activeTenants(ids, currentTime()),
      epochs: (tenantIds) => authority.readAll(tenantIds),
      logger,
    }),
    loadAuth,
  };
}

function createSettings(
  { platform, rateLimits }: IdentityOptions,
  { tenants, members, standings, roleMaturity, verifiedApprovers }: People,
) {
  const { mongo, notifyRelay } = platform;
  const collections = peopleCollections(mongo.connection);
  const repository = (tenantId: string) => new SettingsRepository(collections, tenantId);
  const voices = new Voices({ standings, members, roleMaturity, verifiedApprovers });
  const loosenings = new Loosenings({ members, standings, roleMaturity, voices, verifiedApprovers });
  return {
    voices,
    loosenings,
    tenantSettings: new TenantSettingsService({
      ...{ tenants, roleMaturity, loosenings, members, repository, notifyRelay },
      defaults: rateLimits,
    }),
    setUpDismissals: new SetUpDismissals({ repository, notifyRelay }),
  };
}

function authLoader(
  { db, keyRing }: Platform,
  directory: MemberDirectory,
  options: { baseUrl: string; secureCookies: boolean },
): LoadAuth {
  return lazily(async () => {
    const { createAuth, withAuthErrors } = await import('./sessions/auth.ts');
    const auth = createAuth({
      ...options,
      database: db,
      secret: keyRing.derive('session')[0]?.toString('base64url') ?? '',
      firstTenantOf: async (personId) => (await directory.listOfPerson(personId))[0]?.tenant_id ?? null,
    });
    return { auth, withAuthErrors };
  });
}

function createApiKeys(
  { platform, production, workBaseUrl, rateLimits, carriable }: IdentityOptions,
  { tenants, members, authority }: People,
  failures: AuthFailureLimit,
) {
  const { mongo, notifyRelay, logger } = platform;
  const repository = (tenantId: string) => new ApiKeyRepository(mongo.connection, tenantId);
  const authenticator = new ApiKeyAuthenticator({
    directory: new ApiKeyDirectory(mongo.connection),
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
  return {
    authenticator,
    apiKeys,
    keyLineages: new KeyLineages(repository),
    callers: new Callers({ apiKeys, tenants, defaults: rateLimits, workBaseUrl }),
  };
}
