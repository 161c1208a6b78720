import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Box, Button, DataList, Group, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  MemberService,
  type TenantSettings,
  type WaitingMaturity,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { type Failure, failureOf, problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useSession } from '../session/session-context.ts';
import { pageFor } from './page-for.tsx';
import { WaitingMaturityLine, WaitingNotice } from './waiting-changes.tsx';

export const SettingsPage = pageFor(Permission.MEMBERS_READ, Role.VIEWER, 'Settings', Settings);

function Settings() {
  const { active, may } = useSession();
  const mayManage = may(Permission.MEMBERS_MANAGE);
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
            {!mayManage && <Detail label="New approvers wait">{days(settings.maturityDays)}</Detail>}
          </DataList>
          <Text size="sm" c="dimmed">
            These limits apply to keys without their own limit. The operator of the service sets them.
          </Text>
          <Box maw="36rem">
            <CopyField label="Tenant id" value={active.tenantId} isMain={false} />
          </Box>
        </Section>
      )}
      {settings !== undefined && mayManage && <NewApproversSection settings={settings} />}
    </Page>
  );
}

function aMinute(requests: number): string {
  return `${requests.toLocaleString('en-GB')} requests a minute`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

const { getTenantSettings, updateTenantSettings } = MemberService.method;

const MAX_NAME_LENGTH = 200;
/** Most time zones that are suggested at a time; there are about four hundred. */
const OFFERED_ZONES = 40;
const MAX_DAYS = 90;

/**
 * Returns a call that changes a setting, and the problem of its field. Other failures are shown as notifications.
 * @param subject The setting in sentences, such as "The name".
 */
function useSettingChange(
  subject: string,
  onDone: () => void,
  problemIn: (failure: Failure) => string | undefined = () => undefined,
) {
  // The session has the tenant's name, too.
  const invalidate = useInvalidate(getTenantSettings, SessionService.method.getSession);
  const update = useMutation(updateTenantSettings, {
    onSuccess: async ({ settings }, { maturityDays }) => {
      await invalidate();
      onDone();
      const isWaiting = maturityDays !== undefined && (settings?.maturityDays ?? 0) > maturityDays;
      notifications.show({ message: isWaiting ? `${subject} waits for another admin.` : `${subject} was changed.` });
    },
    onError: (error) => {
      if (problemIn(failureOf(error)) === undefined) notifyFailure(`${subject} was not changed`, error);
    },
  });
  return { ...update, problem: update.error === null ? undefined : problemIn(failureOf(update.error)) };
}

const nameProblemIn = (failure: Failure) => problemOf(failure, 'name', 'Name');
const zoneProblemIn = (failure: Failure) => problemOf(failure, 'time_zone', 'Time zone');

/** Form that changes the tenant's name. People who are invited see the name, too. */
function TenantNameForm({ name }: { name: string }) {
  const [entered, setEntered] = useState<string>();
  const update = useSettingChange('The name', () => setEntered(undefined), nameProblemIn);
  const wanted = (entered ?? name).trim();
  const isChanged = wanted !== '' && wanted !== name;
  return (
    <SettingForm
      submitLabel="Rename"
      isChanged={isChanged}
      isPending={update.isPending}
      onSubmit={() => update.mutate({ name: wanted })}
    >
      <TextInput
        label="Name"
        dir="auto"
        maxLength={MAX_NAME_LENGTH}
        value={entered ?? name}
        onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        error={update.problem}
        style={{ flex: '0 1 22rem' }}
      />
    </SettingForm>
  );
}

/** Form that sets the time zone in which days are counted for everybody, so that all see the same charts. */
function TenantZoneForm({ timeZone }: { timeZone: string }) {
  const [wanted, setWanted] = useState(timeZone);
  const update = useSettingChange('The time zone', () => undefined, zoneProblemIn);
  const known = Intl.supportedValuesOf('timeZone');
  const zones = timeZone === '' || known.includes(timeZone) ? known : [timeZone, ...known];
  return (
    <SettingForm
      submitLabel="Set time zone"
      isChanged={wanted !== timeZone}
      isPending={update.isPending}
      onSubmit={() => update.mutate({ timeZone: wanted })}
    >
      <Select
        label="Time zone"
        description="Sets where a day begins in the statistics of decisions, for everybody."
        placeholder="Each reader’s own zone"
        data={zones}
        limit={OFFERED_ZONES}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'No time zone' }}
        value={wanted === '' ? null : wanted}
        onChange={(zone) => setWanted(zone ?? '')}
        error={update.problem}
        style={{ flex: '0 1 22rem' }}
      />
    </SettingForm>
  );
}

interface SettingFormProps {
  submitLabel: string;
  isChanged: boolean;
  isPending: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function SettingForm({ submitLabel, isChanged, isPending, onSubmit, children }: SettingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        {children}
        <Button type="submit" variant="default" disabled={!isChanged} loading={isPending}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}

/** Setting: days until a role matures. */
function NewApproversSection({ settings }: { settings: TenantSettings }) {
  const [entered, setEntered] = useState<number | string>();
  const update = useSettingChange('The number of days', () => setEntered(undefined));
  const days = entered ?? settings.maturityDays;
  return (
    <Section title="New approvers">
      <Text size="sm" c="dimmed" maw="80ch">
        For this long, a person and whoever gave them their role count as one: their two approvals are one, and neither
        approves what the other proposed, if it has high risk or needs two people. To skip the wait, another admin
        confirms the role. More days apply at once. Fewer days apply once another admin sets as few.
      </Text>
      {settings.waitingMaturity.map((wish) => (
        <WaitingMaturityNotice key={wish.authorName + wish.maturityDays} waiting={wish} />
      ))}
      <Group align="flex-end">
        <NumberInput
          label="Days"
          min={0}
          max={MAX_DAYS}
          allowDecimal={false}
          value={days}
          onChange={setEntered}
          maw={120}
        />
        <Button
          variant="default"
          disabled={days === '' || entered === undefined}
          loading={update.isPending}
          onClick={() => update.mutate({ maturityDays: Number(days) })}
        >
          Save
        </Button>
      </Group>
    </Section>
  );
}

function WaitingMaturityNotice({ waiting }: { waiting: WaitingMaturity }) {
  const invalidate = useInvalidate(getTenantSettings);
  return (
    <WaitingNotice
      title="Fewer days do not apply yet"
      method={updateTenantSettings}
      request={{ maturityDays: waiting.maturityDays }}
      invalidate={invalidate}
      mayConfirm={waiting.mayConfirm}
      confirmLabel={`Confirm ${days(waiting.maturityDays)}`}
      failureTitle="The days were not confirmed"
      confirmedMessage={`You have set ${days(waiting.maturityDays)}, too.`}
    >
      <WaitingMaturityLine waiting={waiting} />
    </WaitingNotice>
  );
}
