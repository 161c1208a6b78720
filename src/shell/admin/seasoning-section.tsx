import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Section } from '../frame/section.tsx';

const MAX_DAYS = 90;

/** Setting: days that a person must wait before they can approve proposals of those who gave them their role. */
export function SeasoningSection() {
  const { data, error } = useQuery(MemberService.method.getTenantSettings, {});
  const [entered, setEntered] = useState<number | string>();
  const invalidate = useInvalidate(MemberService.method.getTenantSettings);
  const update = useMutation(MemberService.method.updateTenantSettings, {
    onSuccess: async () => {
      await invalidate();
      setEntered(undefined);
      notifications.show({ message: 'The waiting time was changed.' });
    },
    onError: (failure) => notifyFailure('The waiting time was not changed', failure),
  });
  const present = data?.settings?.approverSeasoningDays;
  const days = entered ?? present ?? '';
  return (
    <Section title="New approvers">
      <Text size="sm" c="dimmed" maw="80ch">
        For this long, a person and whoever gave them their role count as one: their two approvals are one, and neither
        approves what the other proposed, if it has high risk or needs two people. To skip the wait, another admin
        vouches for them. If you reduce the days, the longer wait goes on for you until another admin sets the same.
        Changes that allow more (removed policies; integrations that were created, switched on or redirected) wait as
        long before they apply to the proposals of the admin who made them, unless another admin confirms them.
      </Text>
      {error !== null && <FailureAlert error={error} title="The waiting time cannot be read" />}
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
          onClick={() => update.mutate({ approverSeasoningDays: Number(days) })}
        >
          Save
        </Button>
      </Group>
    </Section>
  );
}
