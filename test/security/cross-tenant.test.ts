import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../support/api-client.ts';
import { storedContents } from '../support/contents.ts';
import {
  callOperation,
  createSubject,
  neverWas,
  OPERATIONS,
  parametersOf,
  refundProposal,
  type Subject,
  validCall,
} from '../support/operations.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';

const ALL_SCOPES = [
  'work.read',
  'work.write',
  'work.actions',
  'catalog.read',
  'source.read',
  'operations.carry',
  'events.read',
  'webhooks.manage',
];

/** Operations that always give the same answer, because they read nothing. */
const NEVER_LOOKS = new Set<string>(['directActionExecution']);

/** Operations on data sources. A tenant without a data source gets the same refusal for every id. */
const NEEDS_A_SOURCE = new Set<string>(['getDataView', 'getDataEntity', 'getDataSourceHealth']);

/** Returns the status that an operation answers for the id of another tenant. */
function refusalOf(operationId: string): number {
  if (NEVER_LOOKS.has(operationId)) return 403;
  return NEEDS_A_SOURCE.has(operationId) ? 503 : 404;
}

const WITH_ID = OPERATIONS.filter((route) => parametersOf(route.path).length > 0);
const LISTS = OPERATIONS.filter((route) => route.validate.query?.({ page_token: 'x' }) === true);

/**
 * Returns an answer without the parts that must differ between two requests, such as the correlation id and the
 * requested ids.
 */
function comparable(answer: ApiAnswer, subject: Subject): unknown {
  const headers = Object.fromEntries(answer.headers);
  for (const name of ['date', 'x-correlation-id', 'ratelimit', 'content-length']) delete headers[name];
  let text = JSON.stringify(answer.body);
  for (const id of Object.values(subject)) text = text.replaceAll(id, '<id>');
  const correlationId = answer.body.error?.correlation_id ?? 'none';
  return {
    status: answer.status,
    headers,
    body: JSON.parse(text.replaceAll(correlationId, '<correlation>')) as unknown,
  };
}

describe('another tenant', () => {
  let service: TestService;
  let ownerTenant: string;
  let strangerTenant: string;
  let owner: TestKey;
  /** A key of the person who made the owner's proposals. Only that person may cancel them. */
  let proposer: TestKey;
  let stranger: TestKey;
  /** Ids of the owner's data. */
  let foreign: Subject;

  beforeAll(async () => {
    service = await TestService.start();
    ownerTenant = await service.createTenant('Owner');
    strangerTenant = await service.createTenant('Stranger');
    owner = await service.createKey(ownerTenant, ALL_SCOPES);
    stranger = await service.createKey(strangerTenant, ALL_SCOPES);
    foreign = await createSubject(service, ownerTenant);
    proposer = await service.createKey(ownerTenant, ALL_SCOPES, {}, { personId: TEST_ADMIN.id });
  });
  afterAll(() => service.stop());

  it('has a test call for every operation that takes an id', () => {
    expect(WITH_ID.length).toBeGreaterThan(0);
    for (const { operationId } of WITH_ID) expect(validCall(operationId, neverWas()).path).not.toMatch(/[{}]/);
  });

  describe.each(WITH_ID.map((route) => route.operationId))('%s', (operationId) => {
    it('answers a foreign id exactly like an id that never existed, and changes nothing', async () => {
      const before = await storedContents(service);
      const answers = [];
      for (const subject of [foreign, neverWas()]) {
        const answer = await callOperation(stranger, validCall(operationId, subject));
        expect(answer.status).toBe(refusalOf(operationId));
        answers.push(comparable(answer, subject));
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(await storedContents(service)).toEqual(before);
    });
  });

  it.each(
    WITH_ID.filter((route) => !NEVER_LOOKS.has(route.operationId)).map((route) => route.operationId),
  )('is the only reason why %s refuses: the same call of the owner succeeds', async (operationId) => {
    const key = operationId === 'cancelActionProposal' ? proposer : owner;
    expect((await callOperation(key, validCall(operationId, foreign))).status).toBeLessThan(300);
  });

  it('cannot execute a foreign proposal when dry_run is false', async () => {
    const before = await storedContents(service);
    const path = (id: string) => `/api/v1/public/action-proposals/${id}/execute`;
    const answers = [];
    for (const subject of [foreign, neverWas()]) {
      const answer = await stranger.client.post(path(subject.proposalId), { dry_run: false });
      expect(answer.status).toBe(404);
      answers.push(comparable(answer, subject));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await storedContents(service)).toEqual(before);
  });

  it('gets no actions of a foreign WorkItem, as for a WorkItem that never existed', async () => {
    const path = (id: string) => `/api/v1/public/actions?work_item_id=${id}`;
    expect((await owner.client.get(path(foreign.workItemId))).body.actions).toHaveLength(1);
    const answers = [];
    for (const subject of [foreign, neverWas()]) {
      answers.push(comparable(await stranger.client.get(path(subject.workItemId)), subject));
    }
    expect(answers[0]).toMatchObject({ status: 200, body: { actions: [] } });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('sees no foreign WorkItem in any list, whatever the filter', async () => {
    const body = {
      subject: 'Listed for its owner only',
      tags: ['shared-tag'],
      channel: 'email',
      priority: 'urgent',
      contact: { email: 'ada@example.com' },
      initial_message: { content: 'Words', external_message_id: 'mail-1' },
    };
    const theirs = (await owner.client.createWorkItem(body)).body.work_item_id;
    const mine = (await stranger.client.createWorkItem(body)).body.work_item_id;
    const filters = [
      '',
      '?status=new',
      '?tag=shared-tag',
      '?channel=email',
      '?priority=urgent',
      '?contact_email=ada@example.com',
      '?source_reference=mail-1',
      '?updated_since=2000-01-01T00:00:00Z&limit=200',
      '?status=new&tag=shared-tag',
    ];
    for (const filter of filters) {
      const ids = async (key: TestKey) =>
        (await key.client.listWorkItems(filter)).body.work_items.map(
          (item: { work_item_id: string }) => item.work_item_id,
        );
      expect(await ids(stranger), filter).toContain(mine);
      expect(await ids(stranger), filter).not.toContain(theirs);
      expect(await ids(owner), filter).toContain(theirs);
      expect(await ids(owner), filter).not.toContain(mine);
    }
  });

  it('may use the same Idempotency-Key', async () => {
    const header = { 'Idempotency-Key': 'chosen-by-both' };
    const mine = await owner.client.createWorkItem({ subject: 'Mine' }, header);
    const theirs = await stranger.client.createWorkItem({ subject: 'Mine' }, header);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.headers.has('idempotent-replayed')).toBe(false);
    expect(theirs.body.work_item_id).not.toBe(mine.body.work_item_id);
  });

  it.each([
    ['X-Tenant-Id'],
    ['Tenant'],
    ['X-Workgate-Tenant'],
  ])('is not chosen by the header %s, nor by a field of the body', async (name) => {
    const theirs = (await owner.client.createWorkItem()).body.work_item_id;
    const { tenantId } = await service.services.identity.authenticator.authenticate(owner.token, () => '127.0.0.1');
    expect((await stranger.client.getWorkItem(theirs, { [name]: tenantId })).status).toBe(404);
    const inBody = await stranger.client.createWorkItem({ subject: 'x', tenant_id: tenantId });
    expect(inBody.status).toBe(400);
  });

  describe('with the same kinds of data', () => {
    let own: Subject;

    beforeAll(async () => {
      own = await createSubject(service, strangerTenant);
    });

    it.each([
      ['integration_id', (subject: Subject) => ({ integration_id: subject.integrationId })],
      ['supersedes', (subject: Subject) => ({ supersedes: subject.proposalId })],
    ])('gets 400 for a foreign %s in a proposal, as for an id that never existed', async (field, reference) => {
      const path = `/api/v1/public/work-items/${own.workItemId}/action-proposals`;
      const before = await storedContents(service);
      const answers = [];
      for (const subject of [foreign, neverWas()]) {
        const answer = await stranger.client.post(path, {
          ...refundProposal(own.integrationId),
          ...reference(subject),
        });
        expect(answer.status).toBe(400);
        expect(answer.body.error.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
        answers.push(comparable(answer, subject));
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(await storedContents(service)).toEqual(before);
    });

    it('sees its own actions in the list, and no foreign ones', async () => {
      const { body } = await stranger.client.get('/api/v1/public/actions?limit=200');
      const ids = body.actions.map((action: { action_id: string }) => action.action_id);
      expect(ids).toContain(own.actionId);
      expect(ids).not.toContain(foreign.actionId);
    });

    it('may use the same Idempotency-Key for a proposal', async () => {
      const header = { 'Idempotency-Key': 'proposed-by-both' };
      const made: string[] = [];
      for (const [{ workItemId, integrationId }, key] of [
        [foreign, owner],
        [own, stranger],
      ] as const) {
        const path = `/api/v1/public/work-items/${workItemId}/action-proposals`;
        const answer = await key.client.post(path, refundProposal(integrationId), header);
        expect(answer.status).toBe(201);
        expect(answer.headers.has('idempotent-replayed')).toBe(false);
        made.push(answer.body.proposal_id);
      }
      expect(made[0]).not.toBe(made[1]);
    });

    describe('and with a second page in every list', () => {
      beforeAll(async () => {
        foreign = await createSubject(service, ownerTenant);
        own = await createSubject(service, strangerTenant);
        await owner.client.appendMessage(foreign.workItemId, 'Second');
        await stranger.client.appendMessage(own.workItemId, 'Second');
      });

      it.each(LISTS.map((route) => route.operationId))('cannot use a foreign page token of %s', async (operationId) => {
        const tokenOf = async (key: TestKey, subject: Subject): Promise<string> => {
          const page = await callOperation(key, validCall(operationId, subject), '?limit=1');
          expect(page.body.next_page_token).toEqual(expect.any(String));
          return page.body.next_page_token;
        };
        const foreignToken = await tokenOf(owner, foreign);
        const ownToken = await tokenOf(stranger, own);
        const call = validCall(operationId, own);
        const query = (token: string) => `?limit=1&page_token=${token}`;
        expect((await callOperation(stranger, call, query(ownToken))).status).toBe(200);
        const refused = await callOperation(stranger, call, query(foreignToken));
        expect(refused.status).toBe(400);
        expect(refused.body.error.details).toMatchObject([{ field: 'page_token' }]);
      });
    });
  });
});
