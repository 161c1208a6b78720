import { Alert, Anchor, Code, List, Text } from '@mantine/core';
import type { TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { CodeBlock } from '../frame/code-block.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { usePoliciesCache } from './policies-cache.ts';
import { PoliciesEditor } from './policies-editor.tsx';
import { WaitingPolicies } from './waiting-policies.tsx';

interface TenantPoliciesSectionProps {
  /** As the page has read them last. */
  saved: TenantPolicies;
  mayManage: boolean;
}

/** The tenant's own policies, beside those of the packs. */
export function TenantPoliciesSection({ saved, mayManage }: TenantPoliciesSectionProps) {
  const { version, updatedAt, text } = saved;
  const policies = usePoliciesCache();
  return (
    <Section
      title="Your own policies"
      aside={
        <Text size="sm" c="dimmed">
          {version === 0n ? (
            'Never written'
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
        and can only forbid: what the shipped policies do not permit stays forbidden. Each needs an <Code>@id</Code> and
        a <Code>@reason</Code>, which people and programs read when it decides. Actions are <Code>propose</Code>,{' '}
        <Code>auto_approve</Code>, <Code>approve</Code> and <Code>execute</Code>; amounts are in minor units, so that
        2500 is 25.00 EUR. What forbids <Code>execute</Code> holds back what is approved until it is taken away again;
        what forbids <Code>propose</Code> ends it. The schema below names everything that they may speak of. What is
        added counts at once. What is changed or taken away helps nobody with what they are accountable for themselves,
        until another administrator confirms it. Limits belong to the packs, which come with the service: nobody changes
        them here.
      </Text>
      {saved.problems.length > 0 && (
        <Alert role="alert" color="red" title="What is saved is not in order any more">
          <Text size="sm">It refuses whatever it cannot answer, until somebody changes it:</Text>
          <List size="sm" withPadding>
            {[...new Set(saved.problems)].map((problem) => (
              <List.Item key={problem}>{problem}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <WaitingPolicies saved={saved} readAgain={policies.readAgain} />
      {mayManage && <PoliciesEditor saved={saved} />}
      {!mayManage && text.trim() === '' && <Text c="dimmed">There are none.</Text>}
      {!mayManage && text.trim() !== '' && <CodeBlock label="Your own policies" text={text} />}
    </Section>
  );
}
