/**
 * The scenario that every SDK runs against a live service. For each language, a program in `test/sdk/<language>/` uses
 * only the SDK. It gets its settings from environment variables, and prints one JSON object on each line:
 * `{"step": NAME, …}`. The tests below say what each step has to print, and check at the service what the step really
 * did. The base URLs have a path, which SDKs must keep:
 *
 * | variable | value |
 * |---|---|
 * | `WORKGATE_BASE_URL` | the service |
 * | `WORKGATE_BUSY_URL` | refuses each method and path with 503, then 429, both with `Retry-After: 1`, then lets it through |
 * | `WORKGATE_FUTURE_URL` | responds as a later release might: unknown fields, labels and kinds of payload |
 * | `WORKGATE_REFUSING_URL` | with `/429`, `/500` or `/503` appended: always responds with this status |
 * | `WORKGATE_LOST_URL` | with `/timeout`, `/reset`, `/408`, `/409` or `/500` appended: performs the first request and loses its response in this way |
 * | `WORKGATE_API_KEY`, `WORKGATE_READ_ONLY_KEY` | an API key with all scopes, and one with work.read only |
 * | `WORKGATE_INTEGRATION_ID`, `WORKGATE_ORDER_ID` | a shop, and an order of the shop with 100.00 EUR |
 * | `WORKGATE_TAG` | a tag that only this run uses |
 */
import type { SpawnOptions } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefundDesk } from '../support/governance.ts';
import { run } from '../support/programs.ts';
import { loadSource, meetingList } from '../support/racing.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { type Arrival, FaultProxy, LOSSES } from './fault-proxy.ts';

export interface SdkUnderTest {
  language: string;
  /** Builds the SDK and its scenario as a user of the language would, in a folder outside of the repository. */
  build: () => Promise<void>;
  /** Returns the command that runs the scenario. */
  command: () => [program: string, args: string[], options?: SpawnOptions];
}

/** Scopes of the API key with everything that the scenario needs. */
const SCOPES = ['work.read', 'work.write', 'work.actions', 'catalog.read', 'source.read'];

type Step = { step: string } & Record<string, unknown>;

/** Every error type of the contract: type, code, status, class, and the call that causes it. */
const ERRORS = [
  ['validation_error', 'validation_error', 400, 'ValidationError', 'creates a WorkItem with the subject ""'],
  ['authentication_error', 'authentication_error', 401, 'AuthenticationError', 'lists with the key "wg_test_nonsense"'],
  ['authorization_error', 'authorization_error', 403, 'AuthorizationError', 'creates with the read-only key'],
  ['not_found', 'not_found', 404, 'NotFoundError', 'gets wi_01h455vb4pex5vsknk084sn02q'],
  ['conflict', 'invalid_state', 409, 'ConflictError', 'moves the new WorkItem to "closed"'],
  ['conflict', 'precondition_failed', 412, 'ConflictError', 'updates it with If-Match "999"'],
  [
    'conflict',
    'idempotency_key_reused',
    422,
    'ConflictError',
    'creates twice with one key of its own and two subjects',
  ],
  ['rate_limited', 'rate_limited', 429, 'RateLimitedError', 'lists at REFUSING_URL/429'],
  ['internal_error', 'internal_error', 500, 'InternalError', 'lists at REFUSING_URL/500'],
  ['unavailable', 'unavailable', 503, 'UnavailableError', 'lists at REFUSING_URL/503'],
] as const;

/** Declares the tests of one SDK. */
export function tellStory(sdk: SdkUnderTest): void {
  describe(`the ${sdk.language} SDK`, () => {
    let service: TestService;
    let desk: RefundDesk;
    let key: TestKey;
    let proxy: FaultProxy;
    let steps: Step[] = [];
    const tag = `sdk-${sdk.language}`;

    beforeAll(async () => {
      service = await TestService.start();
      desk = await RefundDesk.open(service);
      const { tenantId, integrationId } = desk;
      key = await service.createKey(tenantId, SCOPES, {}, desk.creator);
      const reader = await service.createKey(tenantId, ['work.read']);
      const race = { number: 1, startsAt: '2026-03-01T02:00:00Z' };
      const meeting = { id: 'sdk-meeting', name: 'Sandown', date: '2026-03-01', races: [race] };
      const documents = [meetingList([meeting])];
      await loadSource(service, { tenantId, sourceKey: 'feed', adapter: 'meeting_tree', documents });
      proxy = new FaultProxy(() => service.address);
      await proxy.start();
      await sdk.build();
      const [program, args, options] = sdk.command();
      const output = await run(program, args, {
        ...options,
        env: {
          ...process.env,
          ...options?.env,
          WORKGATE_BASE_URL: `${proxy.address}/plain`,
          WORKGATE_BUSY_URL: `${proxy.address}/busy`,
          WORKGATE_FUTURE_URL: `${proxy.address}/future`,
          WORKGATE_REFUSING_URL: `${proxy.address}/refuse`,
          WORKGATE_LOST_URL: `${proxy.address}/lost`,
          WORKGATE_API_KEY: key.token,
          WORKGATE_READ_ONLY_KEY: reader.token,
          WORKGATE_INTEGRATION_ID: integrationId,
          WORKGATE_ORDER_ID: await desk.order(10_000),
          WORKGATE_TAG: tag,
        },
      });
      steps = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Step);
    });

    afterAll(async () => {
      await proxy?.stop();
      await service?.stop();
    });

    const stepOf = (name: string): Step => {
      const step = steps.find((one) => one.step === name);
      if (step === undefined) throw new Error(`The story has no step ${name}; it has ${steps.map((one) => one.step)}`);
      return step;
    };
    const arrivalsOf = (lane: string, method: string, path: RegExp): Arrival[] =>
      proxy.arrivals.filter((one) => one.lane === lane && one.method === method && path.test(one.path));

    /**
     * `me`: asks who is calling, and lists all integrations with the pagination helper. Prints key_id, scopes, owner_id
     * and integration_ids.
     */
    it('returns the API key’s identity and its integrations', () => {
      const { keyId } = key;
      expect(stepOf('me')).toEqual({
        step: 'me',
        key_id: keyId,
        scopes: SCOPES,
        owner_id: desk.creator.personId,
        integration_ids: [desk.integrationId],
      });
    });

    /**
     * `create`: creates a WorkItem with the subject "SDK story", priority high, tags [WORKGATE_TAG], contact {name:
     * "Ada", email: "ada@example.com"}, and initial message "It came twice.". Prints work_item_id, status, channel_id
     * (null), contact_email, created_at (RFC 3339, UTC).
     */
    it('creates a WorkItem with an Idempotency-Key that it generates', async () => {
      const step = stepOf('create');
      const { body } = await desk.key.client.get(`/api/v1/public/work-items/${step['work_item_id']}`);
      expect(step).toMatchObject({ status: 'new', channel_id: null, contact_email: 'ada@example.com' });
      expect(body).toMatchObject({ subject: 'SDK story', priority: 'high', tags: [tag] });
      expect(new Date(String(step['created_at'])).toISOString()).toBe(body.created_at);
      const [created] = arrivalsOf('plain', 'POST', /\/work-items$/);
      expect(created?.headers['idempotency-key']).toMatch(/^[\x21-\x7e]{16,}$/);
      expect(created?.headers['user-agent']).toMatch(new RegExp(`workgate.*${sdk.language}`, 'i'));
    });

    /**
     * `pages`: creates four more WorkItems with the tag, then lists all with the tag with the pagination helper, two on
     * a page. Prints ids.
     */
    it('lists all pages', async () => {
      const ids = stepOf('pages')['ids'] as string[];
      const { body } = await desk.key.client.get(`/api/v1/public/work-items?tag=${tag}&limit=200`);
      const known = (body.work_items as { work_item_id: string }[]).map((item) => item.work_item_id);
      expect(ids).toHaveLength(5);
      // Later steps create more WorkItems with the tag.
      expect(known.slice(-5)).toEqual(ids);
      expect(arrivalsOf('plain', 'GET', new RegExp(`/work-items\\?.*tag=${tag}`)).length).toBe(3);
    });

    /** `message`: appends "The order number is 1234." and lists all messages. Prints contents in order. */
    it('appends a message', () => {
      expect(stepOf('message')['contents']).toEqual(['It came twice.', 'The order number is 1234.']);
    });

    /**
     * `update`: sets the status to in_progress and the contact to null, leaves the rest, and sends If-Match with the
     * version that it has. Prints status, contact, priority.
     */
    it('updates by merge patch, where null differs from absent', () => {
      expect(stepOf('update')).toMatchObject({ status: 'in_progress', contact: null, priority: 'high' });
    });

    /**
     * `overdue`: sets the WorkItem's due date to its creation time, then searches for overdue WorkItems with
     * WORKGATE_TAG with the pagination helper. Prints ids.
     */
    it('finds overdue WorkItems with a boolean parameter', () => {
      expect(stepOf('overdue')['ids']).toEqual([stepOf('create')['work_item_id']]);
    });

    /**
     * `propose`: proposes a refund of 25.00 EUR. Prints proposal_id, status, payload_type and amount, the last two read
     * through the union of payloads.
     */
    it('proposes a refund through the union of payloads', () => {
      const expected = { status: 'auto_approved', payload_type: 'commerce_refund', amount: '25.00' };
      expect(stepOf('propose')).toMatchObject(expected);
    });

    /** `dry_run`: executes the proposal as a dry run. Prints dry_run, and action (null). */
    it('executes the proposal as a dry run', () => {
      expect(stepOf('dry_run')).toMatchObject({ dry_run: true, action: null });
    });

    /**
     * `execute`: executes the proposal. Prints proposal_status, action_id, action_status, and refund_id from the union
     * of results.
     */
    it('executes the proposal', async () => {
      const step = stepOf('execute');
      const { body } = await desk.key.client.get(`/api/v1/public/actions/${step['action_id']}`);
      expect(step).toMatchObject({ proposal_status: 'executed', action_status: 'succeeded' });
      expect(body.result.refund_id).toBe(step['refund_id']);
    });

    /** `actions`: lists all action records of the WorkItem with the pagination helper. Prints ids. */
    it('lists action records', () => {
      expect(stepOf('actions')['ids']).toEqual([stepOf('execute')['action_id']]);
    });

    /** `chat_payload`: builds a chat_post_message payload without sending it. Prints it as JSON under payload. */
    it('builds the payload of a chat message', () => {
      const payload = { type: 'chat_post_message', channel_id: 'C0123456789', text: 'Done.' };
      expect(stepOf('chat_payload')['payload']).toEqual(payload);
    });

    /**
     * `view`: reads all pages of racing_catalog with the pagination helper. Prints group_ids, and starts_at of the
     * first event (UTC).
     */
    it('reads a view', () => {
      const step = stepOf('view');
      expect(step['group_ids']).toEqual(['2026-03-01.au.sandown']);
      expect(new Date(String(step['starts_at'])).toISOString()).toBe('2026-03-01T02:00:00.000Z');
    });

    /**
     * `packet`: reads all evidence with the pagination helper, and exports a packet. Prints entries (their number), and
     * payload_type of the envelope.
     */
    it('reads evidence and exports a packet', () => {
      const step = stepOf('packet');
      expect(step['entries']).toBeGreaterThanOrEqual(5);
      expect(step['payload_type']).toBe('application/vnd.in-toto+json');
    });

    /**
     * `future`: at FUTURE_URL gets the WorkItem of `create`, lists its actions and gets its proposal. Prints
     * work_item_id, proposal_id, actions (their number), and known (false: the SDK does not consider the status label a
     * known one).
     */
    it('handles unknown fields, labels and kinds', () => {
      expect(stepOf('future')).toEqual({
        step: 'future',
        work_item_id: stepOf('create')['work_item_id'],
        proposal_id: stepOf('propose')['proposal_id'],
        actions: 1,
        known: false,
      });
    });

    /** `retry`: at BUSY_URL creates a WorkItem, then gets it. Prints work_item_id. */
    it('retries on 503 and 429 after the requested delay, with the same Idempotency-Key', async () => {
      const { work_item_id: workItemId } = stepOf('retry');
      const creations = arrivalsOf('busy', 'POST', /\/work-items$/);
      expect(creations).toHaveLength(3);
      const keys = new Set(creations.map(({ headers }) => headers['idempotency-key']));
      expect(keys.size).toBe(1);
      expect([...keys][0]).toMatch(/^[\x21-\x7e]{16,}$/);
      expect(arrivalsOf('busy', 'GET', new RegExp(`/work-items/${workItemId}$`))).toHaveLength(3);
      // 950 ms, because the clocks of two processes may differ. A longer delay is fine.
      const waits = creations.slice(1).map(({ atMs }, index) => atMs - (creations[index]?.atMs ?? 0));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(950);
    });

    /**
     * `error`, once for each error: prints expected_code, class (the SDK's own name for the error), type, code, status,
     * correlation_id, retryable, fields.
     */
    it.each(ERRORS)('throws %s (%s, %i) as %s when it %s', (type, code, status, name) => {
      const step = steps.find((one) => one.step === 'error' && one['expected_code'] === code);
      expect(step).toMatchObject({ type, code, status });
      expect(String(step?.['class'])).toContain(sdk.language === 'java' ? name.replace(/Error$/, '') : name);
      expect(step?.['correlation_id']).toMatch(/^[0-9a-f]{32}$|^from-the-proxy$/);
      expect(step?.['retryable']).toBe(status === 429 || status >= 500);
      if (type === 'validation_error') expect(step?.['fields']).toEqual(['subject']);
    });

    it('gives up after two retries by default', () => {
      for (const status of ['429', '500', '503']) {
        expect(proxy.arrivals.filter(({ lane, kind }) => lane === 'refuse' && kind === status)).toHaveLength(3);
      }
    });

    const named = async (subject: string): Promise<string[]> => {
      const { body } = await desk.key.client.get('/api/v1/public/work-items?limit=200');
      const items = body.work_items as { subject: string; work_item_id: string }[];
      return items.filter((item) => item.subject === subject).map((item) => item.work_item_id);
    };

    /**
     * `lost`, once for each kind: creates a WorkItem "Lost by KIND" at LOST_URL/KIND with a timeout of 2 s. Prints kind
     * and work_item_id.
     */
    it.each(LOSSES)('makes no second WorkItem when the response is lost by %s', async (kind) => {
      const step = steps.find((one) => one.step === 'lost' && one['kind'] === kind);
      expect(await named(`Lost by ${kind}`)).toEqual([step?.['work_item_id']]);
      const sent = proxy.arrivals.filter((one) => one.lane === 'lost' && one.kind === kind);
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(1);
    });

    /**
     * `given_up`: creates a WorkItem "Given up" at LOST_URL/given_up, where the first response never comes, with a
     * timeout of 1 s and without retries. Prints idempotency_key, request_id and attempts from the error. Then creates
     * the WorkItem again at the same URL with this key, and prints work_item_id.
     */
    it('reports in the error what a caller needs to continue without a second effect', async () => {
      const step = stepOf('given_up');
      const sent = proxy.arrivals.filter((one) => one.lane === 'lost' && one.kind === 'given_up');
      expect(sent).toHaveLength(2);
      expect(step).toMatchObject({
        idempotency_key: sent[0]?.headers['idempotency-key'],
        request_id: sent[0]?.headers['x-request-id'],
        attempts: 1,
      });
      expect(step['request_id']).toMatch(/^[0-9a-f]{32}$/);
      expect(await named('Given up')).toEqual([step['work_item_id']]);
    });
  });
}
