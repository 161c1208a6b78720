import { Alert, Stack, Text } from '@mantine/core';
import {
  DryRunOutcome,
  type ExecuteActionProposalResponse,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PolicyWords } from './policy-words.tsx';
import { approvalsGiven } from './proposal-state.ts';

interface DryRunResultProps {
  answer: ExecuteActionProposalResponse | undefined;
  error: Error | null;
}

const TITLES: Record<number, string> = {
  [DryRunOutcome.WOULD_EXECUTE]: 'Dry run: it would be executed',
  [DryRunOutcome.NEEDS_APPROVAL]: 'Dry run: it would not be executed yet',
  [DryRunOutcome.WOULD_FAIL]: 'Dry run: the provider would refuse it',
};

export function DryRunResult({ answer, error }: DryRunResultProps) {
  if (error !== null) return <FailureAlert error={error} title="Dry run: the outcome is unknown" />;
  if (answer?.policy === undefined || answer.proposal === undefined) return null;
  const { proposal, policy, outcome, problems, approvalsMissing } = answer;
  return (
    <Alert
      role="status"
      color={outcome === DryRunOutcome.WOULD_EXECUTE ? 'green' : 'yellow'}
      title={TITLES[outcome] ?? 'Dry run: it would not be executed'}
    >
      <Stack gap={4}>
        {outcome === DryRunOutcome.WOULD_EXECUTE && (
          <Text size="sm">
            The provider would get it, and would accept it now: <VisibleText>{proposal.summary}</VisibleText>
          </Text>
        )}
        {outcome === DryRunOutcome.NEEDS_APPROVAL && (
          <Text size="sm">
            {approvalsMissing === 1 ? 'One person has' : `${approvalsMissing} different people have`} to approve it
            first. The provider would accept it now.
          </Text>
        )}
        {problems.map(({ field, problem }) => (
          <Text key={`${field} ${problem}`} size="sm">
            <VisibleText>{problem}</VisibleText>
          </Text>
        ))}
        {outcome !== DryRunOutcome.NOT_EXECUTABLE && <PolicyWords policy={policy} given={approvalsGiven(proposal)} />}
      </Stack>
    </Alert>
  );
}
