import { describe, expect, it } from 'vitest';
import {
  type AnyCarrier,
  type Carrier,
  type Carriers,
  connectorOf,
  type IntegrationTarget,
  type SendingCall,
} from '../../src/integrations/providers/connector.ts';
import { carriersOf } from '../../src/integrations/providers/registry.ts';
import { sendingCall } from '../support/provider-call.ts';

const TARGET: IntegrationTarget = { provider: 'both', address: null, account: null, workspace: null };
const REFUND = {
  type: 'commerce_refund',
  order_id: '1',
  amount: '1.00',
  currency: 'EUR',
  reason: 'other',
} as const;
const MESSAGE = { type: 'chat_post_message', channel_id: 'C024BE91L', text: 'Hello' } as const;

function carrier(name: string, horizonMs: number): Carrier {
  return {
    horizonMs,
    dryRun: async () => ({ code: `${name}_checked`, message: '', retryable: false }),
    execute: async () => ({ kind: 'failed', error: { code: `${name}_executed`, message: '', retryable: false } }),
    lookup: async () => ({ kind: 'unknown', code: 'no_answer', message: `${name} looked up` }),
  };
}

const call = (payload: SendingCall['payload']): SendingCall => sendingCall(payload, TARGET);

const connectorWith = (carriers: Carriers) => connectorOf('both', { target: async () => TARGET, carriers });

describe('a connector', () => {
  it('sends each payload through the carrier of its operation, also with several carriers', async () => {
    const carriers: Carriers = {
      commerce_refund: carrier('refund', 1),
      chat_post_message: carrier('message', Number.POSITIVE_INFINITY),
    };
    const connector = connectorWith(carriers);
    for (const [payload, name, horizonMs] of [
      [REFUND, 'refund', 1],
      [MESSAGE, 'message', Number.POSITIVE_INFINITY],
    ] as const) {
      expect(connector.horizonMs(payload)).toBe(horizonMs);
      expect(await connector.dryRun(call(payload))).toMatchObject({ code: `${name}_checked` });
      expect(await connector.execute(call(payload))).toMatchObject({ error: { code: `${name}_executed` } });
      expect(await connector.lookup(call(payload))).toMatchObject({ message: `${name} looked up` });
    }
  });

  it('sends only operations that a tenant defined through the carrier for any operation', async () => {
    const [carriers, anyCarrier] = [
      { chat_post_message: carrier('message', 1) },
      carrier('any', 2) as unknown as AnyCarrier,
    ];
    const connector = connectorOf('both', { target: async () => TARGET, carriers, anyCarrier });
    const payload = { type: 'x_close_account' } as unknown as SendingCall['payload'];
    expect(connector.horizonMs(payload)).toBe(2);
    expect(await connector.execute(call(payload))).toMatchObject({ error: { code: 'any_executed' } });
    expect(await connector.execute(call(MESSAGE))).toMatchObject({ error: { code: 'message_executed' } });
    await expect(connector.execute(call(REFUND))).rejects.toThrow(/was given commerce_refund/);
    await expect(connectorWith(carriers).execute(call(payload))).rejects.toThrow(/was given x_close_account/);
    expect(carriersOf('x_close_account')).toEqual(['webhook', 'pull']);
    for (const name of ['x_', 'x_1', 'X_close', 'x_Close', `x_${'a'.repeat(64)}`, 'close']) {
      expect(carriersOf(name), name).toEqual([]);
    }
  });

  it('refuses an operation without a carrier', async () => {
    const connector = connectorWith({ chat_post_message: carrier('message', 1) });
    const refused = /An integration of both was given commerce_refund/;
    await expect(connector.execute(call(REFUND))).rejects.toThrow(refused);
    await expect(connector.dryRun(call(REFUND))).rejects.toThrow(refused);
    await expect(connector.lookup(call(REFUND))).rejects.toThrow(refused);
    expect(() => connector.horizonMs(REFUND)).toThrow(refused);
  });
});
