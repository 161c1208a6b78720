import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { RefundReason } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { optionsOf } from '../work/labels.ts';
import { REFUND_REASON_LABELS } from './labels.ts';
import type { PayloadFieldsProps } from './payload-fields.ts';

export interface RefundDraft {
  orderId: string;
  amount: string;
  currency: string;
  reason: RefundReason;
}

export const EMPTY_REFUND: RefundDraft = {
  orderId: '',
  amount: '',
  currency: '',
  reason: RefundReason.REQUESTED_BY_CUSTOMER,
};

/** What a refund is to be. */
export function RefundFields({ draft, onChange, problemOf }: PayloadFieldsProps<RefundDraft>) {
  return (
    <>
      <TextInput
        label="Order"
        description="As the shop names it."
        required
        data-autofocus
        maxLength={255}
        value={draft.orderId}
        onChange={(event) => onChange({ ...draft, orderId: event.currentTarget.value })}
        error={problemOf('order_id', 'Order')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Amount"
          placeholder="25.00"
          required
          inputMode="decimal"
          pattern="(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?"
          title="A decimal number such as 25.00"
          maxLength={20}
          value={draft.amount}
          onChange={(event) => onChange({ ...draft, amount: event.currentTarget.value })}
          error={problemOf('amount', 'Amount')}
        />
        <TextInput
          label="Currency"
          placeholder="EUR"
          required
          pattern="[A-Z]{3}"
          title="Three letters, such as EUR"
          maxLength={3}
          value={draft.currency}
          onChange={(event) => onChange({ ...draft, currency: event.currentTarget.value.toUpperCase() })}
          error={problemOf('currency', 'Currency')}
        />
      </SimpleGrid>
      <Select
        label="Reason"
        description="What the provider is told."
        data={optionsOf(REFUND_REASON_LABELS)}
        value={String(draft.reason)}
        onChange={(value) => onChange({ ...draft, reason: Number(value) })}
        allowDeselect={false}
        error={problemOf('reason', 'Reason')}
      />
    </>
  );
}
