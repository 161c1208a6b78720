import { createHash, randomBytes } from 'node:crypto';
import { type DescMethod, getOption } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Permission, permission as permissionOption } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { newSecret } from '../../src/identity/api-keys/token.ts';
import { type IdPrefix, newId } from '../../src/platform/ids.ts';
import { ChatDesk } from './chat-desk.ts';
import { anonymousClient, type Protocol, TestPerson } from './people.ts';
import { callRpc, nameOf, type RpcAnswer, servicesOnDisk } from './rpc-call.ts';
import { type Row, rowOf, SERVICES, World } from './rpcs.ts';
import type { TestService } from './service.ts';

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

/** Roles in ascending order of permissions. */
const ROLES_UPWARDS = ['viewer', 'member', 'approver', 'admin', 'owner'] as const;

/** Returns the callers that a method is tested with, over a protocol. */
export type CallersOf = (method: DescMethod, protocol: Protocol) => readonly Caller[];

/** Permissions of each role, stated independently of the service. */
const GRANTED = {
  viewer: READER,
  member: WORKER,
  approver: APPROVER,
  admin: ADMINISTRATOR,
  owner: ADMINISTRATOR,
} as const satisfies Record<string, readonly Permission[]>;
type RoleName = keyof typeof GRANTED;

export const CALLERS = [
  'nobody signed in',
  ...(Object.keys(GRANTED) as RoleName[]),
  'a person of no tenant',
  'the owner of another tenant',
] as const;
export type Caller = (typeof CALLERS)[number];

/**
 * Returns the lowest role that may call the method, the highest that may not, the owner of another tenant, and a
 * signed-out caller.
 */
export function boundaryOf(method: DescMethod): readonly Caller[] {
  const needs = getOption(method, permissionOption);
  if (needs === Permission.PUBLIC) return ['nobody signed in'];
  if (needs === Permission.SIGNED_IN) return ['nobody signed in', 'viewer', 'the owner of another tenant'];
  const least = ROLES_UPWARDS.findIndex((role) => (GRANTED[role] as readonly Permission[]).includes(needs));
  return ['nobody signed in', ...ROLES_UPWARDS.slice(Math.max(0, least - 1), least + 1), 'the owner of another tenant'];
}

const METHODS = SERVICES.flatMap((service) => service.methods);
const pathOf = (method: DescMethod) => `${method.parent.typeName}/${method.name}`;

/** Matches TypeIDs and ids of invitations, and the data source keys and operation names that `World` generates. */
const ID = /^(?:[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}|inv_[0-9a-z]{50}|feed_[0-9a-f]{12}|x_op_[0-9a-f]{12})$/;
type Request = Record<string, unknown>;

/**
 * Fields with an id that comes from a chat platform or a data source, and so belongs to no tenant. `as_api_key_id` is
 * here because it needs a further permission than its method (`e2e/data-browser`).
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
 * Collections that background work writes without a call: the relay, the search index, log outlines, email
 * notifications, the cleanup of removed sources, and process heartbeats.
 */
const MOVED_BEHIND = [
  'event_log',
  // An email whose subject was withdrawn leaves the queue some time later.
  'letters',
  'log_outlines',
  'mail_rounds',
  'mailboxes',
  'outbox_relays',
  'service_processes',
  'source_removals',
  'work_item_search',
];

/** Fields of data sources that background refreshes change. */
const REFRESHED = ['lease', 'last_attempt', 'failure_count', 'next_refresh_at'];

/** Fields of webhook endpoints (`TOLD`) and deliveries (`SENT`) that background delivery changes. */
const TOLD = ['lease', 'due_at', 'marks', 'cursor', 'recovery', 'failing', 'last_success_at'];
const SENT = ['status', 'due_at', 'tries', 'attempts'];

/** Fields of integrations that the outcomes of executions change. */
const NOTED = ['last_success_at', 'last_failure'];

const CHANGED_BEHIND: Readonly<Record<string, readonly string[]>> = {
  data_sources: REFRESHED,
  integrations: NOTED,
  webhook_endpoints: TOLD,
  webhook_deliveries: SENT,
  sessions: ['last_seen_at'],
};

/** Returns the values of a request's fields, including those of listed objects. */
const valuesOf = (request: object): unknown[] =>
  Object.values(request).flatMap((value) =>
    Array.isArray(value) ? value.flatMap((one) => (one instanceof Object ? valuesOf(one) : [one])) : [value],
  );

const isForeignId = (value: unknown, caller: TestPerson): value is string =>
  typeof value === 'string' && ID.test(value) && value !== caller.personId;

/** Returns the same request with every id replaced by one that never existed. */
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

/** Returns the response with the ids of the request masked. */
function withoutIds({ code, text }: RpcAnswer, request: Request): unknown {
  const ids = valuesOf(request).filter((value) => typeof value === 'string' && ID.test(value)) as string[];
  return { code, text: ids.reduce((rest, id) => rest.replaceAll(id, '<id>'), text) };
}

/**
 * Declares tests that call every rpc as these callers. They check each response, the data that it reveals, and that
 * refused calls change nothing.
 */
export function describeRoleMatrix(protocols: readonly Protocol[], callersOf: CallersOf): void {
  describe('every rpc', () => {
    let desk: ChatDesk;
    let service: TestService;
    let world: World;
    let strangers: World;
    let drifter: TestPerson;
    let collections: string[];

    beforeAll(async () => {
      // No mail server is running, so queued emails stay in the queue.
      desk = await ChatDesk.open();
      service = desk.service;
      [world, strangers] = await Promise.all([World.create(desk, 'Own'), World.create(desk, 'Foreign')]);
      drifter = await (await TestPerson.create(service)).signIn();
      const all = await service.services.platform.mongo.connection.listCollections();
      collections = all.map(({ name }) => name).filter((name) => !MOVED_BEHIND.includes(name));
    });
    afterAll(() => desk.close());

    it('is in the matrix, requires the expected permission, and is served', async () => {
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

    /** Returns a hash of each collection, without the fields that background work changes. */
    async function fingerprint(): Promise<Record<string, string>> {
      const prints = collections.map(async (name) => {
        const own = ['outbox', ...(CHANGED_BEHIND[name] ?? [])];
        const projection = Object.fromEntries(own.map((field) => [field, 0]));
        // Raw bytes are enough, and parsing would be slow: this runs thousands of times.
        const rows = service.services.platform.mongo.connection
          .collection(name)
          .find(service.ownDocuments(name), { projection, raw: true });
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

    const letters = () =>
      service.services.platform.mongo.connection.collection<{ _id: string }>('letters').distinct('_id');

    /** Returns the ids and texts of a tenant that nobody outside of the tenant may receive. */
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

    interface Refusal {
      request: Request;
      outcome: Exclude<Expected, 'success'>;
      answer: RpcAnswer;
    }

    const matrix = protocols.flatMap((protocol) =>
      SERVICES.map((contract) => [contract.name, protocol, contract] as const),
    );

    describe.each(matrix)('%s over %s', (_name, protocol, contract) => {
      const refusals = new Map<DescMethod, Map<Caller, Refusal>>();
      let before: Record<string, string>;
      let after: Record<string, string>;
      let newLetters: string[];

      const requestOf = async (method: DescMethod, caller: Caller) => {
        const { needs, request: makeRequest, passesOver = false } = rowOf(method) as Row<DescMethod>;
        const person = personOf(caller);
        const request = (await makeRequest(world, person)) as Request;
        const ids = valuesOf(request).filter((value) => isForeignId(value, person));
        return { request, ids, outcome: expected(caller, needs, ids.length > 0 && !passesOver) };
      };

      // All refused calls run between two fingerprints, because fingerprints are most of the cost.
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
        const lettersBefore = await letters();
        for (const [method, caller, request, outcome] of requests) {
          const ofMethod = refusals.get(method) ?? new Map<Caller, Refusal>();
          refusals.set(method, ofMethod);
          ofMethod.set(caller, { request, outcome, answer: await call(caller, method, request, protocol) });
        }
        after = await fingerprint();
        newLetters = (await letters()).filter((id) => !lettersBefore.includes(id));
      });

      it('changes nothing when it refuses a call', () => {
        const changed = Object.keys(after).filter((collection) => after[collection] !== before[collection]);
        expect(changed, 'collections that changed').toEqual([]);
        expect(newLetters, 'letters that were queued').toEqual([]);
      });

      describe.each(contract.methods.map((method) => [method.name, method] as const))('%s', (_method, method) => {
        const { needs, passesOver = false } = rowOf(method) as Row<DescMethod>;

        it.each(callersOf(method, protocol))('answers %s as its permission requires', async (caller) => {
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

    it('has another tenant’s id in each id field of its request', async () => {
      for (const method of METHODS) {
        const request = (await rowOf(method)?.request(world, strangers.people.owner)) as Request;
        for (const { name, localName } of method.input.fields) {
          if (name.endsWith('_id') && !OTHER_IDS.includes(name)) expect(request[localName], pathOf(method)).toMatch(ID);
        }
      }
    });
  });
}
