/** People who sign in, and the calls that they make over the generated stubs. */
import { randomBytes } from 'node:crypto';
import type { DescService } from '@bufbuild/protobuf';
import { type Client, createClient, type Interceptor, type Transport } from '@connectrpc/connect';
import { createConnectTransport, createGrpcWebTransport } from '@connectrpc/connect-node';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { personPrincipal } from '../../src/call-context.ts';
import type { MemberAdmin } from '../../src/identity/members/model.ts';
import type { Role } from '../../src/identity/roles.ts';
import type { TestService } from './service.ts';

export const PROTOCOLS = ['connect', 'connect-json', 'grpc-web'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A person with an account, a role in a tenant, and a cookie jar. */
export class TestPerson {
  readonly service: TestService;
  readonly personId: string;
  readonly email: string;
  readonly password: string;
  /** The `Cookie` header that a browser would send. */
  cookie = '';

  constructor(service: TestService, account: { personId: string; email: string; password: string }) {
    this.service = service;
    this.personId = account.personId;
    this.email = account.email;
    this.password = account.password;
  }

  /** Makes an account, and a member of it in each of the tenants. Its address is verified unless that is to be seen. */
  static async create(
    service: TestService,
    memberships: { tenantId: string; role: Role }[] = [],
    { isVerified = true }: { isVerified?: boolean } = {},
  ): Promise<TestPerson> {
    const [email, password] = [`p${randomBytes(6).toString('hex')}@example.com`, randomBytes(12).toString('hex')];
    service.keepSecret('password', password);
    const { personId } = await service.services.identity.accounts.create({
      email,
      name: `Person ${email.slice(0, 5)}`,
      password,
    });
    const people = service.services.platform.mongo.connection.collection<{ _id: string }>('people');
    if (isVerified) await people.updateOne({ _id: personId }, { $set: { email_verified: true } });
    for (const { tenantId, role } of memberships) await service.services.identity.members.add(tenantId, personId, role);
    return new TestPerson(service, { personId, email, password });
  }

  /** What services are told of who administers a tenant. */
  in(tenantId: string): MemberAdmin {
    return { tenantId, principal: personPrincipal(this.personId, this.email), correlationId: 'test' };
  }

  async signIn(): Promise<this> {
    await this.client(SessionService).signIn({ email: this.email, password: this.password });
    return this;
  }

  /** Calls as a page of the service's own would make them, with this person's cookies. */
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

/** A caller that is not signed in. */
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

/** Sets headers; those that are there already stay if `replace` is false. */
function withHeaders(headers: Record<string, string>, replace = true): Interceptor {
  return (next) => (request) => {
    for (const [name, value] of Object.entries(headers)) {
      if (replace || !request.header.has(name)) request.header.set(name, value);
    }
    return next(request);
  };
}
