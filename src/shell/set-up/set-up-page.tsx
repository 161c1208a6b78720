import { Alert, Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconCircleHalf2 } from '@tabler/icons-react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type GetSetUpResponse,
  SetUpState,
  TenantService,
} from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { ChangeButton } from '../admin/change.tsx';
import { Dimmed } from '../admin/record-list.tsx';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link, Redirect } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import classes from './set-up-page.module.css';
import { isDone, type KnownStep, STATE_LABELS, stepsOf, useSetUp } from './steps.ts';

/** First page of the administration: the set-up steps. People who may not manage members go to the members. */
export function SetUpPage() {
  const { may } = useSession();
  return may(Permission.MEMBERS_MANAGE) ? <SetUp /> : <Redirect to="/admin/members" />;
}

function SetUp() {
  const { active } = useSession();
  const { data, error } = useSetUp();
  return (
    <Page
      title="Set-up"
      lead={
        <>
          The steps that <VisibleText>{active.tenantName}</VisibleText> needs to process work from end to end. A step is
          ticked when it is done, and opens again when that changes.
        </>
      }
    >
      {error !== null && <FailureAlert error={error} title="The set-up cannot be read" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data !== undefined && <Checklist setUp={data} />}
    </Page>
  );
}

function Checklist({ setUp }: { setUp: GetSetUpResponse }) {
  const steps = stepsOf(setUp);
  const done = steps.filter(isDone).length;
  return (
    <>
      {setUp.approvers < 2 && (
        <Alert title="A second approver is needed" maw="60rem">
          {setUp.approvers === 1 ? 'Only one person' : 'Nobody'} here may approve. Proposals that policy does not
          approve wait for somebody who is not accountable for them: nobody may approve their own proposals, or those of
          their keys and agents.
        </Alert>
      )}
      <Group gap="sm">
        <Text size="sm" fw={600}>
          {done === steps.length ? 'All done' : `${done} of ${steps.length} done`}
        </Text>
        <Progress
          value={(done / Math.max(steps.length, 1)) * 100}
          aria-label="Completed steps"
          w={160}
          transitionDuration={0}
        />
      </Group>
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <Step key={step.kind} step={step} />
        ))}
      </ol>
      {done < steps.length && <Dismissal setUp={setUp} />}
    </>
  );
}

const ICONS = {
  [SetUpState.UNSPECIFIED]: IconCircle,
  [SetUpState.OPEN]: IconCircle,
  [SetUpState.BEGUN]: IconCircleHalf2,
  [SetUpState.DONE]: IconCircleCheck,
} as const;

function Step({ step }: { step: KnownStep }) {
  const { words, state } = step;
  const Icon = ICONS[state];
  return (
    <li className={classes['step']}>
      <Icon size={20} aria-hidden className={classes[isDone(step) ? 'done' : 'open']} />
      <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600}>{words.title}</Text>
          <Dimmed size="sm">{STATE_LABELS[state]}</Dimmed>
        </Group>
        <Text size="sm" c="dimmed" maw="75ch">
          {words.purpose}
        </Text>
        {state === SetUpState.BEGUN && words.missing !== '' && <Text size="sm">{words.missing}</Text>}
      </Stack>
      <Anchor component={Link} to={words.to} size="sm" className={classes['action']}>
        {isDone(step) ? words.seen : words.action}
      </Anchor>
    </li>
  );
}

function Dismissal({ setUp }: { setUp: GetSetUpResponse }) {
  const invalidate = useInvalidate(TenantService.method.getSetUp);
  const { dismissedAt } = setUp;
  const isDismissed = dismissedAt !== undefined;
  return (
    <Group gap="sm">
      <ChangeButton
        size="sm"
        method={TenantService.method.dismissSetUp}
        request={{ dismissed: !isDismissed }}
        onSuccess={invalidate}
        failureTitle="The set-up was not changed"
      >
        {isDismissed ? 'Remind us again' : 'Do not remind us'}
      </ChangeButton>
      <Text size="sm" c="dimmed">
        {isDismissed ? (
          <>
            <VisibleText>{setUp.dismissedBy}</VisibleText> has dismissed the remaining steps for all admins:{' '}
            <Moment at={dismissedAt} />
          </>
        ) : (
          'Hides the line on all pages, for all admins.'
        )}
      </Text>
    </Group>
  );
}
