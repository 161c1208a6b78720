import { useMutation } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import {
  type Integration,
  IntegrationKind,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { useIdempotencyKey } from '../api/idempotency-key.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { RecordsSkeleton } from '../frame/record-table.tsx';
import { useSession } from '../session/session-context.ts';
import { EMPTY_MESSAGE, MessageFields } from './message-fields.tsx';
import { EMPTY_REFUND, RefundFields } from './refund-fields.tsx';
import { useIntegrations } from './use-proposals.ts';
import { useReadAllAgain } from './use-read-all-again.ts';

interface NewProposalFormProps {
  workItemId: string;
  onClose: () => void;
}

/** Proposes an action. Nothing is sent by it: policy, and people where it says so, have to agree first. */
export function NewProposalForm(props: NewProposalFormProps) {
  const { integrations } = useIntegrations();
  if (integrations === undefined) return <RecordsSkeleton />;
  const usable = integrations.filter(({ enabled }) => enabled);
  return usable.length === 0 ? <NoIntegration {...props} /> : <ProposalForm {...props} integrations={usable} />;
}

function NoIntegration({ onClose }: NewProposalFormProps) {
  const { may } = useSession();
  return (
    <Stack>
      <Text>There is no integration yet through which an action could be executed.</Text>
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
const pathsOf = (field: string) =>
  ['commerce_refund', 'chat_post_message', 'payload'].map((payload) => `${payload}.${field}`);
const PAYLOAD_FIELDS = ['order_id', 'amount', 'currency', 'reason', 'channel_id', 'text'];
const FIELDS = ['integration_id', 'approval_reason', ...PAYLOAD_FIELDS.flatMap(pathsOf)];

function ProposalForm({ workItemId, integrations, onClose }: NewProposalFormProps & { integrations: Integration[] }) {
  const [integrationId, setIntegrationId] = useState(integrations[0]?.integrationId ?? '');
  const [refund, setRefund] = useState(EMPTY_REFUND);
  const [message, setMessage] = useState(EMPTY_MESSAGE);
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
  const payloadProblem = (field: string, label: string) =>
    pathsOf(field)
      .map((path) => problemOf(failure, path, label))
      .find((problem) => problem !== undefined);
  const isChat = integrations.some((one) => one.integrationId === integrationId && one.kind === IntegrationKind.CHAT);

  const submit = () => {
    const { orderId, amount } = refund;
    const payload = isChat
      ? { case: 'chatPostMessage' as const, value: { ...message, channelId: message.channelId.trim() } }
      : { case: 'commerceRefund' as const, value: { ...refund, orderId: orderId.trim(), amount: amount.trim() } };
    const request = { workItemId, integrationId, approvalReason, payload };
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
        description="Through which it is done: a refund by a shop, a message by a chat workspace."
        data={integrations.map((one) => ({ value: one.integrationId, label: one.name }))}
        value={integrationId}
        onChange={(value) => setIntegrationId(value ?? '')}
        allowDeselect={false}
        error={problemOf(failure, 'integration_id', 'Integration')}
      />
      {isChat ? (
        <MessageFields draft={message} onChange={setMessage} problemOf={payloadProblem} />
      ) : (
        <RefundFields draft={refund} onChange={setRefund} problemOf={payloadProblem} />
      )}
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
