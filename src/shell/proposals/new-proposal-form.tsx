import { useMutation } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService, RefundReason } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Integration } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { RecordsSkeleton } from '../frame/record-table.tsx';
import { useSession } from '../session/session-context.ts';
import { optionsOf } from '../work/labels.ts';
import { REFUND_REASON_LABELS } from './labels.ts';
import { useIntegrations } from './use-proposals.ts';
import { useReadAllAgain } from './use-read-all-again.ts';

interface NewProposalFormProps {
  workItemId: string;
  onClose: () => void;
}

/** Proposes a refund. Nothing is sent by it: policy, and people where it says so, have to agree first. */
export function NewProposalForm(props: NewProposalFormProps) {
  const { integrations } = useIntegrations();
  if (integrations === undefined) return <RecordsSkeleton />;
  const usable = integrations.filter(({ enabled }) => enabled);
  return usable.length === 0 ? <NoIntegration {...props} /> : <RefundForm {...props} integrations={usable} />;
}

function NoIntegration({ onClose }: NewProposalFormProps) {
  const { may } = useSession();
  return (
    <Stack>
      <Text>There is no integration yet through which a refund could be made.</Text>
      {may(Permission.INTEGRATIONS_MANAGE) ? (
        <Anchor component={Link} to="/admin/integrations">
          Make one
        </Anchor>
      ) : (
        <Text>An admin or owner can make one.</Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  );
}

/** The service names a field of the payload by its place in the request, or in the stored proposal. */
const refundPaths = (field: string) => [`commerce_refund.${field}`, `payload.${field}`] as const;
const FIELDS = [
  'integration_id',
  'approval_reason',
  ...['order_id', 'amount', 'currency', 'reason'].flatMap(refundPaths),
];

function RefundForm({ workItemId, integrations, onClose }: NewProposalFormProps & { integrations: Integration[] }) {
  const [integrationId, setIntegrationId] = useState(integrations[0]?.integrationId ?? '');
  const [orderId, setOrderId] = useState('');
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState('');
  const [reason, setReason] = useState<RefundReason>(RefundReason.REQUESTED_BY_CUSTOMER);
  const [approvalReason, setApprovalReason] = useState('');
  const idempotency = useIdempotencyKey();
  const readAgain = useReadAllAgain(workItemId);
  const propose = useMutation(ActionService.method.createActionProposal, {
    onSuccess: async () => {
      idempotency.renew();
      await readAgain();
      onClose();
    },
  });
  const failure = propose.error === null ? undefined : failureOf(propose.error);
  const refundProblem = (field: string, label: string) =>
    refundPaths(field)
      .map((path) => problemOf(failure, path, label))
      .find((problem) => problem !== undefined);

  const submit = () => {
    const refund = { orderId: orderId.trim(), amount: amount.trim(), currency, reason };
    const request = {
      workItemId,
      integrationId,
      approvalReason,
      payload: { case: 'commerceRefund' as const, value: refund },
    };
    propose.mutate({ ...request, idempotencyKey: idempotency.keyFor(request) });
  };
  return (
    <DialogForm
      submitLabel="Propose"
      onSubmit={submit}
      onCancel={onClose}
      isPending={propose.isPending}
      error={propose.error}
      fields={FIELDS}
    >
      <Text size="sm">
        Nothing is sent yet. Policy is asked at once, and people where it says so; then it can be executed.
      </Text>
      <Select
        label="Integration"
        description="Through which the refund is made."
        data={integrations.map((one) => ({ value: one.integrationId, label: one.name }))}
        value={integrationId}
        onChange={(value) => setIntegrationId(value ?? '')}
        allowDeselect={false}
        error={problemOf(failure, 'integration_id', 'Integration')}
      />
      <TextInput
        label="Order"
        description="As the shop names it."
        required
        data-autofocus
        maxLength={255}
        value={orderId}
        onChange={(event) => setOrderId(event.currentTarget.value)}
        error={refundProblem('order_id', 'Order')}
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
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={refundProblem('amount', 'Amount')}
        />
        <TextInput
          label="Currency"
          placeholder="EUR"
          required
          pattern="[A-Z]{3}"
          title="Three letters, such as EUR"
          maxLength={3}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value.toUpperCase())}
          error={refundProblem('currency', 'Currency')}
        />
      </SimpleGrid>
      <Select
        label="Reason"
        description="What the provider is told."
        data={optionsOf(REFUND_REASON_LABELS)}
        value={String(reason)}
        onChange={(value) => setReason(Number(value))}
        allowDeselect={false}
        error={refundProblem('reason', 'Reason')}
      />
      <Textarea
        label="Why it should be done"
        description="What approvers read."
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2_000}
        value={approvalReason}
        onChange={(event) => setApprovalReason(event.currentTarget.value)}
        error={problemOf(failure, 'approval_reason', 'Why')}
      />
    </DialogForm>
  );
}
