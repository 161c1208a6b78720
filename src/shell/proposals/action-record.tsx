import { Code, DataList, Text } from '@mantine/core';
import { type Action, ActionStatus } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { Detail } from '../frame/detail.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { ResultValues } from '../operations/payload-values.tsx';
import { labelOf } from '../work/labels.ts';
import { ACTION_STATUS_LABELS } from './labels.ts';
import { PrincipalName } from './principal-name.tsx';

export function ActionRecord({ action, operationVersion }: { action: Action; operationVersion: bigint }) {
  const { status, error, attempts, executedBy, startedAt, finishedAt, idempotencyKey, actionId } = action;
  return (
    <DataList labelWidth="7rem" gap={6}>
      <Detail label="Status">
        <Text span inherit fw={600} c={status === ActionStatus.FAILED ? 'error' : 'inherit'}>
          {labelOf(ACTION_STATUS_LABELS, status)}
        </Text>
      </Detail>
      <ResultValues action={action} operationVersion={operationVersion} />
      {error !== undefined && (
        <Detail label="Error">
          {error.message} <Code>{error.code}</Code>
        </Detail>
      )}
      {action.settlement !== undefined && (
        <Detail label="Settled by">
          <PrincipalName principal={action.settlement.settledBy} />,{' '}
          <MomentOr isExact at={action.settlement.at} otherwise="at an unknown time" />: {action.settlement.reason}
        </Detail>
      )}
      <Detail label="Attempts">{attempts}</Detail>
      <Detail label="Executed by">
        <PrincipalName principal={executedBy} />
      </Detail>
      <Detail label="Started">
        <MomentOr isExact at={startedAt} otherwise="Unknown" />
      </Detail>
      <Detail label="Finished">
        <MomentOr isExact at={finishedAt} otherwise="Not yet" />
      </Detail>
      <Detail label="Sent with key">
        <Code>{idempotencyKey}</Code>
      </Detail>
      <Detail label="Record">
        <Code>{actionId}</Code>
      </Detail>
    </DataList>
  );
}
