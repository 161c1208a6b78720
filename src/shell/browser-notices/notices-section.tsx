import { Alert, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Section } from '../frame/section.tsx';
import { useOwner } from '../session/use-owner.ts';
import { switchOff, switchOn, useNoticeState } from './choice.ts';

export function NoticesSection() {
  const owner = useOwner();
  const state = useNoticeState(owner);
  const [isAsking, setAsking] = useState(false);
  const obstacle = state === 'unsupported' || state === 'blocked' ? OBSTACLES[state] : undefined;
  const change = async (isWanted: boolean) => {
    if (!isWanted) {
      switchOff(owner);
      return;
    }
    setAsking(true);
    const became = await switchOn(owner);
    setAsking(false);
    if (became === 'off') {
      notifications.show({
        color: 'red',
        title: 'Notifications are off',
        message: 'The browser did not get permission to show them.',
      });
    }
  };
  return (
    <Section title="This browser">
      <Stack gap="md" maw="40rem">
        {obstacle !== undefined && (
          <Alert color="gray" title={obstacle.title}>
            {obstacle.remedy}
          </Alert>
        )}
        <Switch
          label="Browser notifications"
          description="While you use another window, your system shows proposals that wait for your approval: action, amount, proposer and deadline. Anybody who sees your screen can read them. This works only in this browser, while a page of Workgate is open."
          checked={state === 'on'}
          disabled={obstacle !== undefined || isAsking}
          onChange={({ currentTarget: { checked } }) => void change(checked)}
        />
      </Stack>
    </Section>
  );
}

const OBSTACLES = {
  unsupported: {
    title: 'This browser cannot show notifications of pages',
    remedy: 'Most desktop browsers can, if Workgate is opened by HTTPS.',
  },
  blocked: {
    title: 'Notifications of Workgate are blocked',
    remedy: 'Allow them for this page in the settings of your browser, then come back.',
  },
};
