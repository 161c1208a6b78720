import { Alert, Anchor, Code, List, Text } from '@mantine/core';
import type { TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { CodeBlock } from '../frame/code-block.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { usePoliciesCache } from './policies-cache.ts';
import { PoliciesEditor } from './policies-editor.tsx';
import { WaitingPolicies } from './waiting-policies.tsx';

interface TenantPoliciesSectionProps {
  /** Policies as they were last read. */
  saved: TenantPolicies;
  mayManage: boolean;
}

/** The tenant's own policies. Policies of the packs are in sections of their own. */
export function TenantPoliciesSection({ saved, mayManage }: TenantPoliciesSectionProps) {
  const { version, updatedAt, text } = saved;
  const policies = usePoliciesCache();
  return (
    <Section
      title="Your own policies"
      aside={
        <Text size="sm" c="dimmed">
          {version === 0n ? (
            'Not written yet'
          ) : (
            <>
              Version {String(version)}, <MomentOr isExact at={updatedAt} otherwise="" />
            </>
          )}
        </Text>
      }
    >
      <Text size="sm">
        They are written in{' '}
        <Anchor href="https://docs.cedarpolicy.com/" target="_blank" rel="noreferrer" inherit underline="always">
          Cedar
        </Anchor>{' '}
        and can only forbid: they cannot permit more than the policies of the service. Each needs an <Code>@id</Code>{' '}
        and a <Code>@reason</Code>, shown when it decides. Actions are <Code>propose</Code>, <Code>auto_approve</Code>,{' '}
        <Code>approve</Code> and <Code>execute</Code>; amounts are in minor units: 2500 is 25.00 EUR. A policy that
        forbids <Code>execute</Code> holds back approved proposals until you remove it; one that forbids{' '}
        <Code>propose</Code> ends them. The schema below lists all names that policies can use. Added policies apply at
        once. Changed or removed policies do not help proposals of the person who changed them until another
        administrator confirms the change. Limits are part of the packs, and cannot be changed here.
      </Text>
      {saved.problems.length > 0 && (
        <Alert role="alert" color="red" title="The saved policies are no longer valid">
          <Text size="sm">Decisions that need these policies are refused until the policies are corrected:</Text>
          <List size="sm" withPadding>
            {[...new Set(saved.problems)].map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <WaitingPolicies saved={saved} invalidate={policies.invalidate} />
      {mayManage && <PoliciesEditor saved={saved} />}
      {!mayManage && text.trim() === '' && <Text c="dimmed">There are none.</Text>}
      {!mayManage && text.trim() !== '' && <CodeBlock label="Your own policies" text={text} />}
    </Section>
  );
}
