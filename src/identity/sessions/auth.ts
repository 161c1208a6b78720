import { mongodbAdapter } from 'better-auth/adapters/mongodb';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { adminAc, defaultStatements, memberAc, ownerAc } from 'better-auth/plugins/organization/access';
import { AppError, type ErrorCode } from '../../errors/app-error.ts';
import { DAY_SECONDS } from '../../platform/durations.ts';
import { type IdPrefix, newId } from '../../platform/ids.ts';
import { fromMongoError, isDuplicateKey } from '../../platform/mongo/errors.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  NETWORK_HEADER,
  sessionCookieName,
  WRONG_CREDENTIALS,
} from './auth-rules.ts';

/** Seconds without use after which a session expires. */
const SESSION_SECONDS = DAY_SECONDS;
const SESSION_UPDATE_SECONDS = 60 * 60;

const ID_PREFIXES = new Map<string, IdPrefix>([
  ['user', 'usr'],
  ['session', 'ses'],
  ['account', 'acc'],
  ['member', 'mem'],
]);

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const STORED_AS = {
  user: { modelName: 'people', fields: { emailVerified: 'email_verified', ...TIMES } },
  session: {
    modelName: 'sessions',
    fields: {
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'person_id',
      ...TIMES,
    },
    expiresIn: SESSION_SECONDS,
    updateAge: SESSION_UPDATE_SECONDS,
  },
  account: {
    modelName: 'person_accounts',
    fields: { accountId: 'account_id', providerId: 'provider_id', userId: 'person_id', ...TIMES },
  },
} as const;

export interface AuthOptions {
  database: Parameters<typeof mongodbAdapter>[0];
  secret: string;
  baseUrl: string;
  /** True except in development: cookies need TLS. */
  secureCookies: boolean;
  firstTenantOf: (personId: string) => Promise<string | null>;
}

export type Auth = ReturnType<typeof createAuth>;

/** Loads better-auth at its first use, because it is large and most commands do not need it. */
export type LoadAuth = () => Promise<{ auth: Auth; withAuthErrors: typeof withAuthErrors }>;

/**
 * Configures better-auth, with its organisations as tenants. It is called only within the process, and none of its HTTP
 * routes is served. Names of collections and fields are ours; ids are TypeIDs. Only the service writes invitations.
 */
export function createAuth(options: AuthOptions) {
  return betterAuth({
    appName: 'Workgate',
    baseURL: options.baseUrl,
    secret: options.secret,
    database: mongodbAdapter(options.database, { transaction: false }),
    telemetry: { enabled: false },
    logger: {
      // better-auth logs refused sign-ins as errors too, with addresses in the text. Errors that matter are thrown.
      disabled: true,
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // better-auth counts UTF-16 units, of which a character has up to two. The service counts characters before.
      maxPasswordLength: 2 * MAX_PASSWORD_LENGTH,
    },
    ...STORED_AS,
    advanced: {
      database: { generateId: ({ model }) => newIdOf(model) },
      ipAddress: { disableIpTracking: true },
      // This setting would add better-auth's own prefix. `__Host-` is stricter (RFC 6265bis, 4.1.3.2).
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(options.secureCookies),
          attributes: { secure: options.secureCookies, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: {
              ...session,
              activeOrganizationId: await options.firstTenantOf(session.userId),
              ipAddress: context?.headers?.get(NETWORK_HEADER) ?? '',
            },
          }),
        },
      },
    },
    plugins: [tenants()],
  });
}

function tenants() {
  const accessControl = createAccessControl(defaultStatements);
  return organization({
    allowUserToCreateOrganization: false,
    disableOrganizationDeletion: true,
    creatorRole: 'owner',
    ac: accessControl,
    roles: {
      owner: accessControl.newRole(ownerAc.statements),
      admin: accessControl.newRole(adminAc.statements),
      approver: accessControl.newRole(memberAc.statements),
      member: accessControl.newRole(memberAc.statements),
      viewer: accessControl.newRole(memberAc.statements),
    },
    membershipLimit: 10_000,
    schema: {
      session: { fields: { activeOrganizationId: 'active_tenant_id' } },
      organization: { modelName: 'tenants', fields: { createdAt: 'created_at' } },
      member: {
        modelName: 'members',
        fields: { organizationId: 'tenant_id', userId: 'person_id', createdAt: 'created_at' },
      },
      invitation: {
        modelName: 'invitations',
        fields: {
          organizationId: 'tenant_id',
          inviterId: 'inviter_id',
          expiresAt: 'expires_at',
          createdAt: 'created_at',
        },
      },
    },
  });
}

function newIdOf(model: string): string {
  const prefix = ID_PREFIXES.get(model);
  if (prefix === undefined) throw new Error(`better-auth wants to store a ${model}, for which no id is defined`);
  return newId(prefix);
}

/** Our errors for refusals by the functions of better-auth that we call. Any other code is a fault of ours. */
const REFUSALS: Readonly<Record<string, [ErrorCode, string]>> = {
  INVALID_EMAIL_OR_PASSWORD: WRONG_CREDENTIALS,
  INVALID_EMAIL: ['validation_error', 'email: is not an e-mail address'],
  USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION: ['not_found', 'You do not belong to this tenant.'],
  FAILED_TO_CREATE_SESSION: ['unavailable', 'The session could not be stored. Try again.'],
  FAILED_TO_GET_SESSION: ['unavailable', 'The session could not be read. Try again.'],
};

export async function withAuthErrors<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    if (isDuplicateKey(error)) {
      const message = 'Somebody else created the same thing at the same time. Repeat the request.';
      throw new AppError('conflict', message, { cause: error });
    }
    const refusal = error instanceof APIError ? REFUSALS[String(error.body?.code)] : undefined;
    if (refusal !== undefined) throw new AppError(refusal[0], refusal[1], { cause: error });
    throw fromMongoError(error);
  }
}
