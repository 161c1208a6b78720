import { Alert, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Section } from '../frame/section.tsx';
import { useOwner } from '../session/use-owner.ts';
import { type NoticeState, switchOff, switchOn, useNoticeState } from './choice.ts';

/** Whether this browser shows the person what waits for them while they look elsewhere. */
export function NoticesSection() {
  const owner = useOwner();
  const state = useNoticeState(owner);
  const [isAsking, setAsking] = useState(false);
  const change = async (isWanted: boolean) => {
    if (!isWanted) {
      switchOff(owner);
      return;
    }
    setAsking(true);
    const became = await switchOn(owner);
    setAsking(false);
    if (became === 'off') {
      notifications.show({ color: 'red', title: 'Nothing is shown', message: 'The browser was not allowed to.' });
    }
  };
  return (
    <Section title="This browser">
      <Stack gap="md" maw="40rem">
        <Obstacle state={state} />
        <Switch
          label="Notifications of this browser"
          description="While you look elsewhere, what waits for your approval is shown by your system: what it is, how much, by whom and until when. Whoever stands beside you can read that. As long as a page of Workgate is open, and in this browser only."
          checked={state === 'on'}
          disabled={state === 'unsupported' || state === 'blocked' || isAsking}
          onChange={({ currentTarget: { checked } }) => void change(checked)}
        />
      </Stack>
    </Section>
  );
}

function Obstacle({ state }: { state: NoticeState }) {
  if (state === 'unsupported') {
    return (
      <Alert color="gray" title="This browser shows no notifications of pages">
        Most browsers on computers do, if Workgate is opened by HTTPS.
      </Alert>
    );
  }
  if (state === 'blocked') {
    return (
      <Alert color="gray" title="This browser shows no notifications of Workgate">
        It was told not to. Allow them for this page in its settings, and come back.
      </Alert>
    );
  }
  return null;
}
