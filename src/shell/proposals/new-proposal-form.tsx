import { useMutation } from '@connectrpc/connect-query';
import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Integration } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { failureOf, problemOf } from '../api/failure.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { notifyReplayed, useSentDraft } from '../drafts/use-sent-draft.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { wordsOf } from '../operations/labels.ts';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { ReasonField } from './reason-field.tsx';
import { useIntegrations, useInvalidateAll } from './use-proposals.ts';
import { type PayloadDrafts, useProposedPayload } from './use-proposed-payload.tsx';

interface NewProposalFormProps {
  workItemId: string;
  onClose: () => void;
}

/** Nothing is executed yet: policy has to allow the action, and people may have to approve it. */
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
      <Text>No integration can execute actions yet.</Text>
      {may(Permission.INTEGRATIONS_MANAGE) ? (
        <Anchor component={Link} to="/admin/integrations">
          Create one
        </Anchor>
      ) : (
        <Text>Ask an admin or owner to create one.</Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  );
}

const PLACES = ['integration_id', 'approval_reason'];

interface WrittenProposal {
  integrationId: string;
  operation: string;
  approvalReason: string;
  payloads: PayloadDrafts;
}

const NOTHING_WRITTEN: WrittenProposal = { integrationId: '', operation: '', approvalReason: '', payloads: {} };

type ProposalFormProps = NewProposalFormProps & { integrations: Integration[] };

function ProposalForm({ workItemId, integrations, onClose }: ProposalFormProps) {
  const { draft, keyFor, beginAnew } = useSentDraft(`proposal/${workItemId}`, NOTHING_WRITTEN);
  const { value: written } = draft;
  const write = (changed: Partial<WrittenProposal>) => draft.set({ ...written, ...changed });
  const invalidate = useInvalidateAll(workItemId);
  const propose = useMutation(ActionService.method.createActionProposal, {
    onSuccess: async ({ replayed }) => {
      if (replayed) notifyReplayed('The proposal');
      await invalidate();
      beginAnew();
      onClose();
    },
  });
  const failure = propose.error === null ? undefined : failureOf(propose.error);
  const chosen = integrations.find((one) => one.integrationId === written.integrationId) ?? integrations[0];
  const { integrationId = '', operations = [] } = chosen ?? {};
  const operation = (operations.find((one) => one.operation === written.operation) ?? operations[0])?.operation ?? '';
  const drafts = { written: written.payloads, write: (payloads: PayloadDrafts) => write({ payloads }) };
  const payloadForm = useProposedPayload(operation, failure, drafts);
  const fields = [...PLACES, ...payloadForm.places];
  const submit = () => {
    const payload = payloadForm.read();
    if (payload === undefined) return;
    const request = { workItemId, integrationId, approvalReason: written.approvalReason, payload };
    propose.mutate({ ...request, idempotencyKey: keyFor(request) });
  };
  return (
    <DialogForm {...propose} submitLabel="Propose" onSubmit={submit} onCancel={onClose} fields={fields}>
      <DraftNotice draft={draft} onDiscard={beginAnew} />
      <Consequences />
      <IntegrationChoice
        integrations={integrations}
        value={integrationId}
        onChange={(chosen) => write({ integrationId: chosen })}
        error={problemOf(failure, 'integration_id', 'Integration')}
      />
      {operations.length > 1 && (
        <Select
          label="Action"
          data={operations.map((one) => ({ value: one.operation, label: visibleText(one.title) }))}
          value={operation}
          onChange={(chosen) => write({ operation: chosen ?? '' })}
          allowDeselect={false}
        />
      )}
      {payloadForm.inputs}
      <ReasonField
        label="Why it should be done"
        description="Approvers read this."
        required
        value={written.approvalReason}
        onChange={(reason) => write({ approvalReason: reason })}
        error={problemOf(failure, 'approval_reason', 'Why')}
      />
    </DialogForm>
  );
}

function Consequences() {
  return (
    <Text size="sm">
      Nothing is sent yet. Policy decides at once, or asks people to approve. Once approved, the proposal can be
      executed.
    </Text>
  );
}

interface IntegrationChoiceProps {
  integrations: readonly Integration[];
  value: string;
  onChange: (integrationId: string) => void;
  error: ReactNode;
}

function IntegrationChoice({ integrations, value, onChange, error }: IntegrationChoiceProps) {
  return (
    <Select
      label="Integration"
      description={throughOf(integrations)}
      data={integrations.map((one) => ({ value: one.integrationId, label: one.name }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? '')}
      allowDeselect={false}
      error={error}
    />
  );
}

/** Says what the integrations can do and by whom, where the page has text for it. */
function throughOf(integrations: readonly Integration[]): string {
  const known = integrations.flatMap(({ operations }) =>
    operations.map(({ operation }) => wordsOf(operation)?.through),
  );
  const through = [...new Set(known)].filter((one) => one !== undefined);
  return through.length === 0 ? 'It carries out the action.' : `It carries out the action: ${through.join(', ')}.`;
}
