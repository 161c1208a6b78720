import { useQuery } from '@connectrpc/connect-query';
import { Accordion, Code, Skeleton, Text } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type PackPolicies, PolicyService } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from '../session/session-context.ts';
import { TenantPoliciesSection } from './tenant-policies-section.tsx';

export function PoliciesPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Policies" needed={Role.VIEWER} />;
  return <Policies mayManage={may(Permission.POLICIES_MANAGE)} />;
}

function Policies({ mayManage }: { mayManage: boolean }) {
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
      <Text size="xs" c="dimmed">
        Version: {version}
      </Text>
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
