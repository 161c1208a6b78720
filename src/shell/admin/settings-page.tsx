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
import { SeasoningSection } from './seasoning-section.tsx';
import { TenantNameForm } from './tenant-name-form.tsx';
import { TenantZoneForm } from './tenant-zone-form.tsx';

/** What the tenant has settled for itself, and what the service has settled for it. */
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
    <Page title="Settings" lead="What holds for the whole tenant. Each change stands in its log, with who has made it.">
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
            <Detail label="Made">
              <MomentOr isExact at={settings.createdAt} otherwise="Unknown" />
            </Detail>
            <Detail label="Requests of a key">{aMinute(settings.requestsPerMinute)}</Detail>
            <Detail label="The same of an agent">{aMinute(settings.agentRequestsPerMinute)}</Detail>
            {!mayManage && (
              <Detail label="Days are counted in">{settings.timeZone || 'The zone of whoever looks'}</Detail>
            )}
            {!mayManage && <Detail label="New approvers wait">{days(settings.approverSeasoningDays)}</Detail>}
          </DataList>
          <Text size="sm" c="dimmed">
            The operator of the service settles how many requests a key may make that has no limit of its own.
          </Text>
          <Box maw="36rem">
            <CopyField label="Id of the tenant" value={active.tenantId} isMain={false} />
          </Box>
        </Section>
      )}
      {mayManage && <SeasoningSection />}
    </Page>
  );
}

function aMinute(requests: number): string {
  return `${requests.toLocaleString('en-GB')} a minute`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
