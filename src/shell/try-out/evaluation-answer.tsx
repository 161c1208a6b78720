import { Code, DataList, List, Stack, Text } from '@mantine/core';
import type { PolicyReason } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { EvaluateResponse, PolicyAnswer } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { StateBadge } from '../admin/record-list.tsx';
import { Detail } from '../frame/detail.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PolicyWords } from '../proposals/policy-words.tsx';
import { RiskText } from '../proposals/risk-text.tsx';

export function EvaluationAnswer({ answer }: { answer: EvaluateResponse }) {
  const { title, summary, risk, policy, approvals, execution } = answer;
  const given = approvals.filter(({ allowed }) => allowed).length;
  return (
    <Stack role="status">
      <Section title="Decision">
        <DataList labelWidth="6rem" gap={6}>
          <Detail label="Operation">
            <VisibleText>{title}</VisibleText>
          </Detail>
          <Detail label="Summary">
            <VisibleText>{summary}</VisibleText>
          </Detail>
          <Detail label="Risk">
            <RiskText risk={risk} />
          </Detail>
        </DataList>
        {policy !== undefined && <PolicyWords policy={policy} given={given} />}
      </Section>
      {approvals.length > 0 && (
        <Section title="Approvals">
          {approvals.map((one, index) => (
            // Only their order distinguishes the approvals.
            // biome-ignore lint/suspicious/noArrayIndexKey: the answer is always replaced as a whole
            <Answer key={index} answer={one} name={`Approval ${index + 1}`} allowed="Counts" refused="Does not count" />
          ))}
        </Section>
      )}
      {execution !== undefined && (
        <Section title="Execution">
          <Answer
            answer={execution}
            name="With these approvals"
            allowed="Could be executed"
            refused="Could not be executed"
          />
        </Section>
      )}
    </Stack>
  );
}

interface AnswerProps extends Record<'name' | 'allowed' | 'refused', string> {
  answer: PolicyAnswer;
}

function Answer({ answer, name, allowed, refused }: AnswerProps) {
  return (
    <Stack gap={4}>
      <Text size="sm">
        {name}: <StateBadge color={answer.allowed ? 'green' : 'red'}>{answer.allowed ? allowed : refused}</StateBadge>
      </Text>
      <Reasons reasons={answer.reasons} />
    </Stack>
  );
}

export function Reasons({ reasons }: { reasons: readonly PolicyReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <List size="sm" spacing={2} withPadding>
      {reasons.map(({ policyId, message }) => (
        <List.Item key={policyId}>
          <VisibleText>{message}</VisibleText> <Code>{policyId}</Code>
        </List.Item>
      ))}
    </List>
  );
}
