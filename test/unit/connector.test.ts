import { describe, expect, it } from 'vitest';
import {
  type Carrier,
  type Carriers,
  connectorOf,
  type IntegrationTarget,
  type SendingCall,
} from '../../src/integrations/providers/connector.ts';

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

const call = (payload: SendingCall['payload']): SendingCall => ({
  tenantId: 'ten',
  integrationId: 'int',
  actionId: 'act',
  idempotencyKey: 'key',
  firstSentAt: new Date(),
  unknownBefore: undefined,
  mayStillSend: () => true,
  target: TARGET,
  payload,
});

const connectorWith = (carriers: Carriers) => connectorOf('both', { target: async () => TARGET, carriers });

describe('a connector', () => {
  it('has each payload done by the carrier of its operation, also where it carries several', async () => {
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

  it('carries nothing else', async () => {
    const connector = connectorWith({ chat_post_message: carrier('message', 1) });
    const refused = /An integration of both was given commerce_refund/;
    await expect(connector.execute(call(REFUND))).rejects.toThrow(refused);
    await expect(connector.dryRun(call(REFUND))).rejects.toThrow(refused);
    await expect(connector.lookup(call(REFUND))).rejects.toThrow(refused);
    expect(() => connector.horizonMs(REFUND)).toThrow(refused);
  });
});
