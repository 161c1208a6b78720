/** People who sign in, and their calls over the generated clients. */

import { randomBytes } from 'node:crypto';
import type { DescService } from '@bufbuild/protobuf';
import { type Client, createClient, type Interceptor, type Transport } from '@connectrpc/connect';
import { createConnectTransport, createGrpcWebTransport } from '@connectrpc/connect-node';
import type { Role as InvitedRole } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { personPrincipal } from '../../src/call-context.ts';
import type { MemberAdmin } from '../../src/identity/members/model.ts';
import type { Role } from '../../src/identity/roles.ts';
import { createAccount, createSession } from './accounts.ts';
import type { TestService } from './service.ts';

export const PROTOCOLS = ['connect', 'connect-json', 'grpc-web'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A person with an account and a cookie jar. */
export class TestPerson {
  readonly service: TestService;
  readonly personId: string;
  readonly email: string;
  readonly password: string;
  /** `Cookie` header as a browser would send it. */
  cookie = '';

  constructor(service: TestService, account: { personId: string; email: string; password: string }) {
    this.service = service;
    this.personId = account.personId;
    this.email = account.email;
    this.password = account.password;
  }

  /**
   * Creates an account and makes it a member of each tenant. The email address is verified unless `isVerified` is
   * false.
   */
  static async create(
    service: TestService,
    memberships: { tenantId: string; role: Role }[] = [],
    { isVerified = true }: { isVerified?: boolean } = {},
  ): Promise<TestPerson> {
    const email = `p${randomBytes(6).toString('hex')}@example.com`;
    const name = `Person ${email.slice(0, 5)}`;
    const { personId, password } = await createAccount(service, { email, name, isVerified });
    service.keepSecret('password', password);
    for (const { tenantId, role } of memberships) await service.services.identity.members.add(tenantId, personId, role);
    return new TestPerson(service, { personId, email, password });
  }

  /**
   * Invites somebody with a role, who accepts without a password, for tests that are not about signing in.
   * @param known The invited person; a new one if absent.
   */
  static async invited(by: TestPerson, role: InvitedRole, known?: TestPerson): Promise<TestPerson> {
    const { service } = by;
    const person = known ?? (await TestPerson.create(service));
    const { invitation } = await by.client(MemberService).inviteMember({ email: person.email, role });
    const { sessions, members } = service.services.identity;
    const secret = invitation?.invitationId ?? '';
    const { tenantId } = await sessions.invitation(secret, '');
    await members.acceptInvitation(person.in(tenantId), secret);
    return person.signIn();
  }

  /** Accepts an invitation as a new person, who is signed in. */
  static async accepting(service: TestService, invitationId: string): Promise<TestPerson> {
    const password = 'a long enough password';
    const browser = new TestPerson(service, { personId: '', email: '', password });
    const accepted = await browser.client(SessionService).acceptInvitation({ invitationId, password, name: 'Grace' });
    const { personId = '', email = '' } = accepted.session?.person ?? {};
    const person = new TestPerson(service, { personId, email, password });
    person.cookie = browser.cookie;
    return person;
  }

  /** Returns the person's name, as other people see it. */
  async name(): Promise<string> {
    const { members } = this.service.services.identity;
    return (await members.namesOf([this.personId])).get(this.personId) ?? '';
  }

  /** Returns the call context of this person as an administrator of a tenant. */
  in(tenantId: string): MemberAdmin {
    return { tenantId, principal: personPrincipal(this.personId, this.email), correlationId: 'test' };
  }

  /** Signs in over the API with the password, as people do. */
  async signInByPassword(): Promise<this> {
    await this.client(SessionService).signIn({ email: this.email, password: this.password });
    return this;
  }

  /** Creates a session in the database, for tests that are not about signing in. */
  async signIn(): Promise<this> {
    this.cookie = await createSession(this.service, this.personId);
    return this;
  }

  /** Returns a client that calls as our own web pages do, with this person's cookies. */
  client<T extends DescService>(
    service: T,
    protocol: Protocol = 'connect',
    headers: Record<string, string> = {},
  ): Client<T> {
    return createClient(service, createTransport(this.service, protocol, [this.#keepCookies, withHeaders(headers)]));
  }

  readonly #keepCookies: Interceptor = (next) => async (request) => {
    if (this.cookie !== '') request.header.set('Cookie', this.cookie);
    const response = await next(request);
    for (const cookie of response.header.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      this.cookie = /max-age=0/i.test(cookie) ? '' : pair;
    }
    return response;
  };
}

/** Returns a client that is not signed in. */
export function anonymousClient<T extends DescService>(
  service: TestService,
  contract: T,
  protocol: Protocol = 'connect',
) {
  return createClient(contract, createTransport(service, protocol, []));
}

export function createTransport(service: TestService, protocol: Protocol, interceptors: Interceptor[]): Transport {
  const options = {
    baseUrl: service.address,
    httpVersion: '1.1' as const,
    interceptors: [...interceptors, withHeaders({ Origin: service.address }, false)],
  };
  if (protocol === 'grpc-web') return createGrpcWebTransport(options);
  return createConnectTransport({ ...options, useBinaryFormat: protocol === 'connect' });
}

/** Sets request headers. With `replace` false, headers that are already set stay. */
function withHeaders(headers: Record<string, string>, replace = true): Interceptor {
  return (next) => (request) => {
    for (const [name, value] of Object.entries(headers)) {
      if (replace || !request.header.has(name)) request.header.set(name, value);
    }
    return next(request);
  };
}
