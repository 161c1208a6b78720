/** Tests how the shell handles an operation for which it has no labels: from the contract alone. */
import { create } from '@bufbuild/protobuf';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CommerceRefundSchema, RefundReason } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  askedFieldsOf,
  choicesOf,
  emptyDraftOf,
  limitsOf,
  payloadFieldsOf,
  payloadOf,
  shownValueOf,
} from '../../src/shell/operations/contract.ts';

// Files of one worker share their modules. This file must not see the real labels, and later files must not see its
// mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('../../src/shell/operations/labels.ts', async (original) => ({
  ...(await original<object>()),
  wordsOf: () => undefined,
}));

describe('an operation without labels of its own', () => {
  it('has a form with the names, rules and choices of the contract', () => {
    const refund = askedFieldsOf('commerce_refund') ?? [];
    expect(refund.map(({ words }) => words.label)).toEqual(['Order id', 'Amount', 'Currency', 'Reason']);
    expect(refund.map((one) => limitsOf(one).isRequired)).toEqual([true, true, true, true]);
    const reason = refund.at(-1);
    expect(reason && choicesOf(reason).map(({ label }) => label)).toEqual([
      'Duplicate',
      'Fraudulent',
      'Requested by customer',
      'Other',
    ]);
    const message = askedFieldsOf('chat_post_message') ?? [];
    expect(message.map((one) => [one.words.label, limitsOf(one).isRequired, limitsOf(one).isLong])).toEqual([
      ['Channel id', true, false],
      ['Text', true, true],
      ['Thread ts', false, false],
    ]);
  });

  it('is proposed as itself, without fields that were left empty', () => {
    const fields = askedFieldsOf('chat_post_message') ?? [];
    const draft = { ...emptyDraftOf(fields), channel_id: ' C024BE91L ', text: ' Hello ' };
    expect(payloadOf('chat_post_message', fields, draft)).toEqual({
      case: 'chatPostMessage',
      value: { channelId: 'C024BE91L', text: ' Hello ' },
    });
  });

  it('is shown field by field', () => {
    const payload = create(CommerceRefundSchema, {
      orderId: '1234',
      amount: '1.00',
      currency: 'EUR',
      reason: RefundReason.DUPLICATE,
    });
    const shown = payloadFieldsOf('commerce_refund')?.map((one) => `${one.words.label}: ${shownValueOf(one, payload)}`);
    expect(shown).toEqual(['Order id: 1234', 'Amount: 1.00', 'Currency: EUR', 'Reason: Duplicate']);
  });

  it('has neither a form nor a view if the contract does not have it', () => {
    expect(askedFieldsOf('commerce_exchange')).toBeUndefined();
    expect(payloadFieldsOf('commerce_exchange')).toBeUndefined();
  });
});
