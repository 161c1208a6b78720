import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { RefundDesk } from '../support/governance.ts';
import { createStripe, createWorkspace } from '../support/integrations.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const path = (id: string) => `/api/v1/public/integrations/${id}`;

interface CurrencyLimits {
  currency: string;
  auto_approve_up_to: string;
  two_approvals_above: string;
}

describe('getIntegration', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const get = (id: string) => desk.key.client.get(path(id));
  const setEnabled = (id: string, enabled: boolean) =>
    service.services.integrations.integrations.setEnabled(desk.creator.in(desk.tenantId), id, enabled);
  /** Adds `units` of the last decimal place to an amount. */
  const plus = (amount: string, units: number) => {
    const decimals = amount.split('.')[1]?.length ?? 0;
    return (Number(amount) + units / 10 ** decimals).toFixed(decimals);
  };

  it('says what can be proposed through the integration, and what the pack requires', async () => {
    const { status, body } = await get(desk.integrationId);
    expect(status).toBe(200);
    expect(body).toEqual({
      integration_id: desk.integrationId,
      kind: 'sandbox_commerce',
      name: 'Shop',
      enabled: true,
      problem: null,
      operations: [
        {
          action_operation: 'commerce_refund',
          resource_type: 'order',
          title: 'Refund',
          highest_risk: 'high',
          limits: [
            {
              pack_key: 'customer_support',
              approvals_otherwise: 2,
              by_currency: expect.arrayContaining([
                {
                  currency: 'JPY',
                  auto_approve_up_to: '7500',
                  two_approvals_above: '75000',
                  auto_approve_budget_per_resource: '7500',
                  auto_approve_budget_per_person: '75000',
                },
                {
                  currency: 'KWD',
                  auto_approve_up_to: '15.000',
                  two_approvals_above: '150.000',
                  auto_approve_budget_per_resource: '15.000',
                  auto_approve_budget_per_person: '150.000',
                },
              ]),
              total_over_days: 30,
              expire_after_hours: 72,
            },
          ],
          problem: null,
        },
      ],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      updated_at: body.created_at,
    });
  });

  const limitsOfRefunds = async () => (await get(desk.integrationId)).body.operations[0].limits[0];
  /** Proposes a refund. Returns its status and the approvals that it needs. */
  const decided = async (amount: string, currency: string) => {
    const { body } = await desk.propose(amount, { currency });
    return [body.status, body.policy.approvals_required];
  };

  sampled(3).each(['EUR', 'USD', 'GBP', 'JPY', 'KWD'])(
    'returns exactly the limits by which refunds in %s are decided',
    async (currency) => {
      const { by_currency: all } = (await limitsOfRefunds()) as { by_currency: CurrencyLimits[] };
      const limits = all.find((one) => one.currency === currency) as CurrencyLimits;
      const { auto_approve_up_to: upTo, two_approvals_above: above } = limits;
      expect(await decided(upTo, currency)).toEqual(['auto_approved', 0]);
      expect(await decided(plus(upTo, 1), currency)).toEqual(['pending_approval', 1]);
      expect(await decided(above, currency)).toEqual(['pending_approval', 1]);
      expect(await decided(plus(above, 1), currency)).toEqual(['pending_approval', 2]);
    },
  );

  it('returns the currencies with limits, the approvals for all others, and the lifetime of proposals', async () => {
    const { by_currency: all, approvals_otherwise: otherwise, expire_after_hours: hours } = await limitsOfRefunds();
    const currencies = all.map((one: CurrencyLimits) => one.currency);
    expect(currencies).toEqual(['EUR', 'USD', 'GBP', 'JPY', 'KWD']);
    expect(await decided('1.00', 'SEK')).toEqual(['pending_approval', otherwise]);
    const { created_at: createdAt, expires_at: expiresAt } = (await desk.propose('1.00')).body;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(hours * 60 * 60 * 1000);
  });

  it('returns exactly the number of approvals that a message needs', async () => {
    const { integrationId } = await createWorkspace(service, desk.tenantId, desk.creator, ['chat:write']);
    const [operation] = (await get(integrationId)).body.operations;
    expect(operation).toMatchObject({ action_operation: 'chat_post_message', title: 'Chat message' });
    expect(operation.limits).toMatchObject([{ by_currency: [], total_over_days: null }]);
    const { body } = await desk.key.client.post(`/api/v1/public/work-items/${await desk.workItem()}/action-proposals`, {
      integration_id: integrationId,
      approval_reason: 'The team waits.',
      resource_type: operation.resource_type,
      action_operation: operation.action_operation,
      payload: { type: operation.action_operation, channel_id: 'C0123456789', text: 'It is done.' },
    });
    expect(body.policy.approvals_required).toBe(operation.limits[0].approvals_otherwise);
  });

  it('says that an integration is off, since when, and later that it is on again', async () => {
    const { integrationId } = await createStripe(service, desk.tenantId, desk.creator);
    const on = (await get(integrationId)).body;
    await setEnabled(integrationId, false);
    const off = (await get(integrationId)).body;
    expect(off).toEqual({
      ...on,
      enabled: false,
      problem: 'It is switched off. An administrator can switch it on.',
      updated_at: expect.any(String),
    });
    expect(off.updated_at > on.updated_at).toBe(true);
    await setEnabled(integrationId, true);
    expect((await get(integrationId)).body).toMatchObject({ enabled: true, problem: null });
  });

  it.each([
    ['no bot token', undefined, 'No bot token of the workspace is stored. An administrator can store one.'],
    [
      'a bot token that may not post',
      ['commands'],
      'The bot token lacks the scope chat:write. An administrator can store one that has it.',
    ],
    ['a bot token that may post', ['commands', 'chat:write'], null],
  ])('names the problem, if any, of posting to a workspace with %s', async (_name, scopes, problem) => {
    const { integrationId } = await createWorkspace(service, desk.tenantId, desk.creator, scopes);
    expect((await get(integrationId)).body).toMatchObject({ kind: 'chat', enabled: true, problem });
  });

  it('says that the app was removed from the workspace', async () => {
    const { integrationId } = await createWorkspace(service, desk.tenantId, desk.creator, ['chat:write']);
    await service.services.platform.mongo.connection
      .collection('integrations')
      .updateOne({ _id: integrationId as never }, { $set: { 'chat.installation_status': 'disabled' } });
    const { body } = await get(integrationId);
    expect(body.problem).toBe(
      'The app is not installed in the workspace any more. An administrator can install it again.',
    );
  });

  it('returns no credential of any integration, and no account behind it', async () => {
    const made = [
      await createStripe(service, desk.tenantId, desk.creator),
      await createWorkspace(service, desk.tenantId, desk.creator, ['chat:write']),
      await createWorkspace(service, desk.tenantId, desk.creator),
    ];
    const secrets = made.flatMap((one) => one.secrets);
    const stored = await service.services.platform.mongo.connection
      .collection('integration_secrets')
      .find({ tenant_id: desk.tenantId })
      .toArray();
    expect(stored.length).toBeGreaterThanOrEqual(2);
    const paths = [...made.map(({ integrationId }) => path(integrationId)), '/api/v1/public/integrations'];
    for (const target of [...paths, '/api/v1/public/me']) {
      const answer = await fetch(`${service.address}${target}`, { headers: { 'X-Api-Key': desk.key.token } });
      expect(answer.status).toBe(200);
      const text = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      for (const secret of secrets) expect(text, target).not.toContain(secret);
      for (const word of ['secret', 'credential', 'token":"', 'team', 'hash', 'salt', 'outbox', desk.key.token]) {
        expect(text, target).not.toContain(word);
      }
    }
  });

  it('answers for an integration of another tenant exactly as for one that never existed', async () => {
    const other = await RefundDesk.open(service);
    const answers = [];
    for (const id of [other.integrationId, newId('int')]) {
      const { status, body } = await get(id);
      const { message, ...error } = body.error;
      answers.push({ status, message: message.replace(id, '<id>'), ...error, correlation_id: '' });
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'not_found', message: 'There is no integration <id>.' });
    expect(answers[0]).toEqual(answers[1]);
    expect((await other.key.client.get(path(other.integrationId))).status).toBe(200);
  });

  it('requires the scope work.actions, which also allows proposals', async () => {
    const reader = await service.createKey(desk.tenantId, ['work.read', 'work.write', 'catalog.read', 'source.read']);
    const { status, body } = await reader.client.get(path(desk.integrationId));
    expect(status).toBe(403);
    expect(body.error).toMatchObject({
      code: 'authorization_error',
      message: 'This API key lacks the scope work.actions.',
    });
  });
});
