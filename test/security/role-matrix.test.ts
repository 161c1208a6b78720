import { createHash, randomBytes } from 'node:crypto';
import { type DescMethod, getOption } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission, permission as permissionOption } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { newSecret } from '../../src/identity/api-keys/token.ts';
import { type IdPrefix, newId } from '../../src/platform/ids.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { anonymousClient, PROTOCOLS, type Protocol, TestPerson } from '../support/people.ts';
import { callRpc, nameOf, type RpcAnswer, servicesOnDisk } from '../support/rpc-call.ts';
import { type Row, rowOf, SERVICES, World } from '../support/rpcs.ts';
import type { TestService } from '../support/service.ts';

const { WORK_READ, WORK_WRITE, MEMBERS_READ, MEMBERS_MANAGE, API_KEYS_MANAGE, DELEGATIONS_ISSUE } = Permission;
const { ACTIONS_READ, ACTIONS_PROPOSE, ACTIONS_APPROVE, ACTIONS_SETTLE, ACTIONS_FREEZE, ACTIONS_THAW } = Permission;
const { POLICIES_MANAGE, OPERATIONS_MANAGE, INTEGRATIONS_MANAGE, EVIDENCE_EXPORT, API_KEYS_OWN, WEBHOOKS_MANAGE } =
  Permission;
const { AUDIT_READ, CATALOG_READ } = Permission;
const READER = [CATALOG_READ, WORK_READ, MEMBERS_READ, DELEGATIONS_ISSUE, ACTIONS_READ];
const WORKER = [...READER, WORK_WRITE, ACTIONS_PROPOSE, EVIDENCE_EXPORT, API_KEYS_OWN];
const APPROVER = [...WORKER, ACTIONS_APPROVE, ACTIONS_FREEZE];
const ADMINISTRATOR = [
  ...APPROVER,
  MEMBERS_MANAGE,
  API_KEYS_MANAGE,
  ACTIONS_SETTLE,
  ACTIONS_THAW,
  POLICIES_MANAGE,
  OPERATIONS_MANAGE,
  WEBHOOKS_MANAGE,
  INTEGRATIONS_MANAGE,
  AUDIT_READ,
];

/** What each role may do, said independently of the service. */
const GRANTED = {
  viewer: READER,
  member: WORKER,
  approver: APPROVER,
  admin: ADMINISTRATOR,
  owner: ADMINISTRATOR,
} as const satisfies Record<string, readonly Permission[]>;
type RoleName = keyof typeof GRANTED;

const CALLERS = [
  'nobody signed in',
  ...(Object.keys(GRANTED) as RoleName[]),
  'a person of no tenant',
  'the owner of another tenant',
] as const;
type Caller = (typeof CALLERS)[number];

const METHODS = SERVICES.flatMap((service) => service.methods);
const pathOf = (method: DescMethod) => `${method.parent.typeName}/${method.name}`;

/** TypeIDs, ids of invitations, and the keys of data sources and names of operations as the world makes them. */
const ID = /^(?:[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}|inv_[0-9a-z]{50}|feed_[0-9a-f]{12}|x_op_[0-9a-f]{12})$/;
type Request = Record<string, unknown>;

/**
 * Names that a chat platform or a source of data gives, and no tenant has; and the key as whose bearer data is read, which
 * takes more than its method does (`e2e/data-browser`).
 */
const OTHER_IDS = [
  'channel_id',
  'page_id',
  'chat_team_id',
  'chat_api_app_id',
  'entity_id',
  'as_api_key_id',
  'stand_in_person_id',
];

/**
 * What the relay, the index of words, the outlines of the log, who is to be told by mail, the sweeping of removed sources and the heartbeat of the
 * process write while nobody calls.
 */
const MOVED_BEHIND = [
  'event_log',
  'log_outlines',
  'mail_rounds',
  'mailboxes',
  'outbox_relays',
  'service_processes',
  'source_removals',
  'work_item_search',
];

/** Fields of data sources that refreshing them in the background changes. */
const REFRESHED = ['lease', 'last_attempt', 'failure_count', 'next_refresh_at'];

/** Fields of webhook endpoints that being told of what is logged changes, and of what is sent to them that sending does. */
const TOLD = ['lease', 'due_at', 'marks', 'cursor', 'recovery', 'failing', 'last_success_at'];
const SENT = ['status', 'due_at', 'tries', 'attempts'];

/** Fields of letters that trying to send them changes. */
const PUT_OFF = ['due_at', 'tries', 'trouble', 'turn'];

/** Fields of integrations that what comes of executions changes. */
const NOTED = ['last_success_at', 'last_failure'];

const CHANGED_BEHIND: Readonly<Record<string, readonly string[]>> = {
  data_sources: REFRESHED,
  integrations: NOTED,
  webhook_endpoints: TOLD,
  webhook_deliveries: SENT,
  sessions: ['last_seen_at'],
  letters: PUT_OFF,
};

/** What is named in a request, and in what is listed in it. */
const valuesOf = (request: object): unknown[] =>
  Object.values(request).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((one) => (one instanceof Object ? valuesOf(one) : [one])) : [value],
  );

const isForeignId = (value: unknown, caller: TestPerson): value is string =>
  typeof value === 'string' && ID.test(value) && value !== caller.personId;

/** The same request for things that never were. */
function forNothing(request: Request, caller: TestPerson): Request {
  const replaced = Object.entries(request).map(([name, value]) => {
    if (Array.isArray(value))
      return [name, value.map((one) => (one instanceof Object ? forNothing(one, caller) : one))];
    if (!isForeignId(value, caller)) return [name, value];
    const prefix = value.slice(0, value.indexOf('_'));
    if (prefix === 'feed') return [name, `feed_${randomBytes(6).toString('hex')}`];
    if (prefix === 'x') return [name, `x_op_${randomBytes(6).toString('hex')}`];
    return [name, prefix === 'inv' ? `inv_${newSecret()}` : newId(prefix as IdPrefix)];
  });
  return Object.fromEntries(replaced) as Request;
}

/** The answer with the ids of the request blotted out. */
function withoutIds({ code, text }: RpcAnswer, request: Request): unknown {
  const ids = valuesOf(request).filter((value) => typeof value === 'string' && ID.test(value)) as string[];
  return { code, text: ids.reduce((rest, id) => rest.replaceAll(id, '<id>'), text) };
}

describe('every rpc', () => {
  let desk: ChatDesk;
  let service: TestService;
  let world: World;
  let strangers: World;
  let drifter: TestPerson;
  let collections: string[];

  beforeAll(async () => {
    // There is no mail server at that place: what is to be mailed waits.
    const mail = { WORKGATE_SMTP_URL: 'smtp://127.0.0.1:1', WORKGATE_MAIL_FROM: 'workgate@acme.test' };
    desk = await ChatDesk.open({ env: mail });
    service = desk.service;
    [world, strangers] = await Promise.all([World.create(desk, 'Own'), World.create(desk, 'Foreign')]);
    drifter = await (await TestPerson.create(service)).signIn();
    const all = await service.services.platform.mongo.connection.listCollections();
    collections = all.map(({ name }) => name).filter((name) => !MOVED_BEHIND.includes(name));
  });
  afterAll(() => desk.close());

  it('of the contract is in the matrix, needs the permission that it is meant to need, and is served', async () => {
    const onDisk = (await servicesOnDisk()).flatMap((found) => found.methods);
    expect(METHODS.map(pathOf).toSorted()).toEqual(onDisk.map(pathOf).toSorted());
    expect(METHODS.length).toBeGreaterThanOrEqual(28);
    for (const method of METHODS) {
      const needs = getOption(method, permissionOption);
      expect(Permission[rowOf(method)?.needs ?? 0], pathOf(method)).toBe(Permission[needs]);
      const { status } = await fetch(`${service.address}/${pathOf(method)}`, { method: 'POST' });
      expect(status, `${pathOf(method)} without a media type`).toBe(415);
    }
  });

  function personOf(caller: Caller): TestPerson {
    if (caller === 'a person of no tenant' || caller === 'nobody signed in') return drifter;
    if (caller === 'the owner of another tenant') return strangers.people.owner;
    return world.people[caller];
  }

  async function call(caller: Caller, method: DescMethod, request: unknown, protocol: Protocol): Promise<RpcAnswer> {
    if (caller === 'nobody signed in') {
      return callRpc(anonymousClient(service, method.parent, protocol), method, request);
    }
    const person = personOf(caller);
    const { cookie } = person;
    const answer = await callRpc(person.client(method.parent, protocol), method, request);
    if (method.localName === 'acceptInvitation') person.cookie = cookie;
    if (method.localName === 'signOut') await person.signIn();
    return answer;
  }

  /** What is stored, without what the service does on its own. */
  async function fingerprint(): Promise<Record<string, string>> {
    const prints = collections.map(async (name) => {
      const own = ['outbox', ...(CHANGED_BEHIND[name] ?? [])];
      const projection = Object.fromEntries(own.map((field) => [field, 0]));
      // Unread bytes will do: this is asked thousands of times.
      const rows = service.services.platform.mongo.connection.collection(name).find({}, { projection, raw: true });
      const hash = createHash('sha256');
      let count = 0;
      for await (const row of rows.sort({ _id: 1 })) {
        hash.update(row as unknown as Uint8Array);
        count += 1;
      }
      return [name, `${count} ${hash.digest('base64url')}`] as const;
    });
    return Object.fromEntries(await Promise.all(prints));
  }

  /** Ids and words of the tenant that must not reach anybody outside of it. */
  const secretsOf = ({ tenantId, people }: World) => [
    tenantId,
    'rivate',
    ...Object.values(people).flatMap(({ personId, email }) => [personId, email]),
  ];

  type Expected = 'success' | 'Unauthenticated' | 'PermissionDenied' | 'NotFound';

  function expected(caller: Caller, needs: Permission, namesAnId: boolean): Expected {
    if (needs === Permission.PUBLIC) return 'success';
    if (caller === 'nobody signed in') return 'Unauthenticated';
    if (caller === 'the owner of another tenant') return namesAnId ? 'NotFound' : 'success';
    if (needs === Permission.SIGNED_IN) {
      return caller === 'a person of no tenant' && namesAnId ? 'NotFound' : 'success';
    }
    if (caller === 'a person of no tenant') return 'PermissionDenied';
    return (GRANTED[caller] as readonly Permission[]).includes(needs) ? 'success' : 'PermissionDenied';
  }

  /** Whoever calls a public method is not looked at, and hashing passwords takes long: one protocol shows it for all. */
  const callersOf = (method: DescMethod, protocol: Protocol) =>
    protocol === 'connect' || getOption(method, permissionOption) !== Permission.PUBLIC
      ? CALLERS
      : (['nobody signed in'] as const);

  interface Refusal {
    request: Request;
    outcome: Exclude<Expected, 'success'>;
    answer: RpcAnswer;
  }

  const matrix = PROTOCOLS.flatMap((protocol) =>
    SERVICES.map((contract) => [contract.name, protocol, contract] as const),
  );

  describe.each(matrix)('%s over %s', (_name, protocol, contract) => {
    const refusals = new Map<DescMethod, Map<Caller, Refusal>>();
    let before: Record<string, string>;
    let after: Record<string, string>;

    const requestOf = async (method: DescMethod, caller: Caller) => {
      const { needs, request: makeRequest, passesOver = false } = rowOf(method) as Row<DescMethod>;
      const person = personOf(caller);
      const request = (await makeRequest(world, person)) as Request;
      const ids = valuesOf(request).filter((value) => isForeignId(value, person));
      return { request, ids, outcome: expected(caller, needs, ids.length > 0 && !passesOver) };
    };

    // All of them between two looks at what is stored: that is most of what such calls cost.
    beforeAll(async () => {
      const requests: [DescMethod, Caller, Request, Exclude<Expected, 'success'>][] = [];
      for (const method of contract.methods) {
        const needs = rowOf(method)?.needs ?? Permission.UNSPECIFIED;
        for (const caller of callersOf(method, protocol)) {
          if ([true, false].every((namesAnId) => expected(caller, needs, namesAnId) === 'success')) continue;
          const { request, outcome } = await requestOf(method, caller);
          if (outcome !== 'success') requests.push([method, caller, request, outcome]);
        }
      }
      before = await fingerprint();
      for (const [method, caller, request, outcome] of requests) {
        const ofMethod = refusals.get(method) ?? new Map<Caller, Refusal>();
        refusals.set(method, ofMethod);
        ofMethod.set(caller, { request, outcome, answer: await call(caller, method, request, protocol) });
      }
      after = await fingerprint();
    });

    it('changes nothing for those whom it refuses', () => {
      expect(after, 'what is stored').toEqual(before);
    });

    describe.each(contract.methods.map((method) => [method.name, method] as const))('%s', (_method, method) => {
      const { needs, passesOver = false } = rowOf(method) as Row<DescMethod>;

      it.each(callersOf(method, protocol))('by %s', async (caller) => {
        const refusal = refusals.get(method)?.get(caller);
        if (refusal === undefined) {
          const { request, ids, outcome } = await requestOf(method, caller);
          expect(outcome).toBe('success');
          const answer = await call(caller, method, request, protocol);
          expect(nameOf(answer.code), answer.text).toBe('ok');
          expectNoSecrets(caller, answer, ids);
          if (!passesOver || caller !== 'the owner of another tenant') return;
          const nothing = forNothing(request, personOf(caller));
          const never = await call(caller, method, nothing, protocol);
          expect(withoutIds(answer, request), 'the same as for what never was').toEqual(withoutIds(never, nothing));
          return;
        }
        const { request, outcome, answer } = refusal;
        const person = personOf(caller);
        expect(nameOf(answer.code), answer.text).toBe(outcome);
        expectNoSecrets(
          caller,
          answer,
          valuesOf(request).filter((value) => isForeignId(value, person)),
        );
        if (outcome === 'NotFound') {
          const nothing = forNothing(request, person);
          const never = await call(caller, method, nothing, protocol);
          expect(withoutIds(answer, request), 'the same as for what never was').toEqual(withoutIds(never, nothing));
        }
      });

      function expectNoSecrets(caller: Caller, answer: RpcAnswer, ids: string[]): void {
        if (caller !== 'the owner of another tenant' || needs === Permission.PUBLIC) return;
        for (const secret of secretsOf(world).filter((text) => !ids.includes(text))) {
          expect(answer.text).not.toContain(secret);
        }
      }
    });
  });

  it('that takes an id is asked for somebody else’s', async () => {
    for (const method of METHODS) {
      const request = (await rowOf(method)?.request(world, strangers.people.owner)) as Request;
      for (const { name, localName } of method.input.fields) {
        if (name.endsWith('_id') && !OTHER_IDS.includes(name)) expect(request[localName], pathOf(method)).toMatch(ID);
      }
    }
  });
});
