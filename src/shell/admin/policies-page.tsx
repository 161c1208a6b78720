import { useQuery } from '@connectrpc/connect-query';
import { Accordion, Alert, Anchor, Code, Skeleton, Stack, Text } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type PackPolicies,
  PolicyService,
  type TenantPolicies,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from '../session/session-context.ts';
import { pageFor } from './page-for.tsx';
import { PoliciesEditor } from './policies-editor.tsx';
import { Dimmed } from './record-list.tsx';
import { TextList } from './source-editor.tsx';
import { WaitingChangeLine, WaitingNotice } from './waiting-changes.tsx';

export const PoliciesPage = pageFor(Permission.ACTIONS_READ, Role.VIEWER, 'Policies', Policies);

function Policies() {
  const { may } = useSession();
  const mayManage = may(Permission.POLICIES_MANAGE);
  const { data, error } = useQuery(PolicyService.method.getPolicies, {});
  return (
    <Page title="Policies" lead="Policies decide which actions may be proposed, approved and executed.">
      {error !== null && <FailureAlert error={error} title="The policies cannot be read" />}
      {data === undefined && error === null && <Skeleton height={240} role="status" aria-label="Loading" />}
      {data?.tenant !== undefined && <TenantPoliciesSection saved={data.tenant} mayManage={mayManage} />}
      {data?.packs.map((pack) => (
        <PackSection key={pack.packKey} pack={pack} />
      ))}
    </Page>
  );
}

/** Policies that are shipped with a pack. They always apply, and cannot be changed here. */
function PackSection({ pack: { packKey, version, text, schema } }: { pack: PackPolicies }) {
  return (
    <Section title={`Shipped with the pack ${packKey}`}>
      <Text size="sm">
        These always apply. In the reasons of a decision, their ids begin with <Code>pack/</Code>.
      </Text>
      <Dimmed>Version: {version}</Dimmed>
      <Accordion multiple variant="contained">
        <Accordion.Item value="policies">
          <Accordion.Control>Policies</Accordion.Control>
          <Accordion.Panel>
            <CodeBlock label={`Policies of ${packKey}`} text={text} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="schema">
          <Accordion.Control>Schema: names that policies can use</Accordion.Control>
          <Accordion.Panel>
            <CodeBlock label={`Schema of ${packKey}`} text={schema} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Section>
  );
}

/** The tenant's own policies. Policies of the packs are in sections of their own. */
function TenantPoliciesSection({ saved, mayManage }: { saved: TenantPolicies; mayManage: boolean }) {
  const { version, updatedAt, text } = saved;
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
          <TextList lines={saved.problems} />
        </Alert>
      )}
      <WaitingPolicies saved={saved} />
      {mayManage && <PoliciesEditor saved={saved} />}
      {!mayManage && text.trim() === '' && <Text c="dimmed">There are none.</Text>}
      {!mayManage && text.trim() !== '' && <CodeBlock label="Your own policies" text={text} />}
    </Section>
  );
}

/** Notice about policy changes that do not count yet for their authors' own proposals. */
function WaitingPolicies({ saved: { version, waiting } }: { saved: TenantPolicies }) {
  const invalidate = useInvalidate(PolicyService.method.getPolicies);
  if (waiting.length === 0) return null;
  return (
    <WaitingNotice
      title="Some changes do not apply to everybody yet"
      method={PolicyService.method.confirmPolicies}
      request={{ version }}
      invalidate={invalidate}
      mayConfirm={waiting.some(({ change }) => change?.mayConfirm)}
      confirmLabel={`Confirm version ${version}`}
      failureTitle="The policies were not confirmed"
      confirmedMessage="The policies are confirmed. They now apply to everybody."
    >
      {waiting.map(({ change, textBefore }) => (
        <Stack key={String(change?.version)} gap="xs">
          {change !== undefined && (
            <WaitingChangeLine change={change} did={`changed or removed policies in version ${change.version}`} />
          )}
          <Accordion variant="contained">
            <Accordion.Item value="before">
              <Accordion.Control>Text before version {String(change?.version)}</Accordion.Control>
              <Accordion.Panel>
                <CodeBlock
                  label={`Policies before version ${change?.version}`}
                  text={textBefore === '' ? '(none)' : textBefore}
                />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
        </Stack>
      ))}
    </WaitingNotice>
  );
}
