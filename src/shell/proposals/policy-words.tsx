import { Code, List, Text } from '@mantine/core';
import { PolicyDecision, type PolicyOutcome } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';

interface PolicyWordsProps {
  policy: PolicyOutcome;
  given: number;
  /** Leaves out the ids of policies and the version. */
  isBrief?: boolean;
}

export function PolicyWords({ policy, given, isBrief = false }: PolicyWordsProps) {
  const { reasons, policyVersion } = policy;
  return (
    <>
      <Text size="sm">{decisionWords(policy, given)}</Text>
      {reasons.length > 0 && (
        <List size="sm" spacing={2} withPadding>
          {reasons.map(({ policyId, message }) => (
            <List.Item key={policyId}>
              {message} {!isBrief && <Code>{policyId}</Code>}
            </List.Item>
          ))}
        </List>
      )}
      {!isBrief && (
        <Text size="xs" c="dimmed">
          Policy version: {policyVersion}
        </Text>
      )}
    </>
  );
}

export function decisionWords({ decision, approvalsRequired }: PolicyOutcome, given: number): string {
  switch (decision) {
    case PolicyDecision.AUTO_APPROVE:
      return 'It may be executed without an approval.';
    case PolicyDecision.REQUIRE_APPROVAL:
      return `${approvalsRequired === 1 ? 'One person has' : `${approvalsRequired} different people have`} to approve it. ${given} of ${approvalsRequired} given.`;
    case PolicyDecision.DENY:
      return 'It must not be executed.';
    default:
      return 'This page does not know this decision. Load it again.';
  }
}
