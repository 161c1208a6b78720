import { useQuery } from '@connectrpc/connect-query';
import { Box, DataList, Text } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { CopyField } from '../frame/copy-field.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { NewApproversSection, TenantNameForm, TenantZoneForm } from './tenant-forms.tsx';

/** Settings of the tenant, and limits that the service has set for it. */
export function SettingsPage() {
  const { may } = useSession();
  if (!may(Permission.MEMBERS_READ)) return <NotPermittedPage title="Settings" needed={Role.VIEWER} />;
  return <Settings mayManage={may(Permission.MEMBERS_MANAGE)} />;
}

function Settings({ mayManage }: { mayManage: boolean }) {
  const { active } = useSession();
  const { data, error } = useQuery(MemberService.method.getTenantSettings, {});
  const settings = data?.settings;
  return (
    <Page title="Settings" lead="Settings of the whole tenant. The audit log records each change and who made it.">
      {error !== null && <FailureAlert error={error} title="The settings cannot be read" />}
      {settings === undefined && error === null && <RecordsSkeleton />}
      {settings !== undefined && (
        <Section title="Tenant">
          {mayManage && <TenantNameForm name={settings.name} />}
          {mayManage && <TenantZoneForm key={settings.timeZone} timeZone={settings.timeZone} />}
          <DataList labelWidth="12rem" gap={6}>
            {!mayManage && (
              <Detail label="Name">
                <VisibleText>{settings.name}</VisibleText>
              </Detail>
            )}
            <Detail label="Created">
              <MomentOr isExact at={settings.createdAt} otherwise="Unknown" />
            </Detail>
            <Detail label="Limit per API key">{aMinute(settings.requestsPerMinute)}</Detail>
            <Detail label="Limit per agent">{aMinute(settings.agentRequestsPerMinute)}</Detail>
            {!mayManage && <Detail label="Time zone">{settings.timeZone || 'Each reader’s own zone'}</Detail>}
            {!mayManage && <Detail label="New approvers wait">{days(settings.approverSeasoningDays)}</Detail>}
          </DataList>
          <Text size="sm" c="dimmed">
            These limits apply to keys without their own limit. The operator of the service sets them.
          </Text>
          <Box maw="36rem">
            <CopyField label="Tenant id" value={active.tenantId} isMain={false} />
          </Box>
        </Section>
      )}
      {mayManage && <NewApproversSection />}
    </Page>
  );
}

function aMinute(requests: number): string {
  return `${requests.toLocaleString('en-GB')} requests a minute`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
