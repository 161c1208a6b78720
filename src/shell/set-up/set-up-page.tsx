import { useMutation } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconCircleHalf2 } from '@tabler/icons-react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type GetSetUpResponse,
  SetUpState,
  TenantService,
} from '../../../generated/proto/workgate/identity/v1/tenant_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment } from '../frame/moment.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link, Redirect } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import classes from './set-up-page.module.css';
import { isDone, type KnownStep, stepsOf, useSetUp } from './use-set-up.ts';
import { STATE_WORDS } from './words.ts';

/** Where administration begins: what the tenant still needs. Others begin with who belongs to it. */
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
          What <VisibleText>{active.tenantName}</VisibleText> needs so that work goes through it from end to end. Each
          step is ticked by what is there, and opens again when that goes.
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
        <Alert title="It takes a second person" maw="60rem">
          {setUp.approvers === 1 ? 'Only one person' : 'Nobody'} here may approve. What policy does not approve by
          itself waits for somebody who is not accountable for it: nobody approves what they, or keys and agents of
          theirs, have proposed.
        </Alert>
      )}
      <Group gap="sm">
        <Text size="sm" fw={600}>
          {done === steps.length ? 'All done' : `${done} of ${steps.length} done`}
        </Text>
        <Progress
          value={(done / Math.max(steps.length, 1)) * 100}
          aria-label="Steps that are done"
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
          <Text size="sm" c="dimmed">
            {STATE_WORDS[state]}
          </Text>
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
  const readAgain = useReadAgain(TenantService.method.getSetUp);
  const dismiss = useMutation(TenantService.method.dismissSetUp, {
    onSuccess: readAgain,
    onError: (failure) => notifyFailure('The set-up was not changed', failure),
  });
  const { dismissedAt } = setUp;
  const isDismissed = dismissedAt !== undefined;
  return (
    <Group gap="sm">
      <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate({ dismissed: !isDismissed })}>
        {isDismissed ? 'Remind us again' : 'Do not remind us'}
      </Button>
      <Text size="sm" c="dimmed">
        {isDismissed ? (
          <>
            <VisibleText>{setUp.dismissedBy}</VisibleText> has said for all admins that the rest is not wanted:{' '}
            <Moment at={dismissedAt} />
          </>
        ) : (
          'Takes the line off all pages, for all admins.'
        )}
      </Text>
    </Group>
  );
}
