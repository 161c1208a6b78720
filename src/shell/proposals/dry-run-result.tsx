import { Alert, Stack, Text } from '@mantine/core';
import {
  type ExecuteActionProposalResponse,
  PolicyDecision,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { PolicyWords } from './policy-words.tsx';
import { approvalsGiven } from './proposal-state.ts';

interface DryRunResultProps {
  answer: ExecuteActionProposalResponse | undefined;
  error: Error | null;
}

/** What executing would do at this moment. Nothing was done to find it out. */
export function DryRunResult({ answer, error }: DryRunResultProps) {
  if (error !== null) return <FailureAlert error={error} title="Dry run: it would not be executed" />;
  if (answer?.policy === undefined || answer.proposal === undefined) return null;
  const { proposal, policy, replayed } = answer;
  const isReady = policy.decision === PolicyDecision.AUTO_APPROVE || given(answer) >= policy.approvalsRequired;
  return (
    <Alert
      role="status"
      color={isReady ? 'green' : 'yellow'}
      title={isReady ? 'Dry run: it would be executed' : 'Dry run: it would not be executed yet'}
    >
      <Stack gap={4}>
        <Text size="sm">
          {replayed
            ? 'It has been executed: the record of that would be answered.'
            : isReady
              ? `The provider would be asked for it, and accepts it as things stand: ${visibleText(proposal.summary)}`
              : 'It has to be approved first. The provider was not asked.'}
        </Text>
        <PolicyWords policy={policy} given={given(answer)} />
      </Stack>
    </Alert>
  );
}

function given({ proposal }: ExecuteActionProposalResponse): number {
  return proposal === undefined ? 0 : approvalsGiven(proposal);
}
