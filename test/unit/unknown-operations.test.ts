/** What the shell makes of an operation that it has no words for: it has to get by with the contract. */
import { create } from '@bufbuild/protobuf';
import { describe, expect, it, vi } from 'vitest';
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

vi.mock('../../src/shell/operations/words.ts', async (original) => ({
  ...(await original<object>()),
  wordsOf: () => undefined,
}));

describe('an operation without words of its own', () => {
  it('is asked for by the names, rules and choices of the contract', () => {
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

  it('is proposed as itself, without what was left out', () => {
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

  it('is neither asked for nor shown if the contract does not have it: never as something else', () => {
    expect(askedFieldsOf('commerce_exchange')).toBeUndefined();
    expect(payloadFieldsOf('commerce_exchange')).toBeUndefined();
  });
});
