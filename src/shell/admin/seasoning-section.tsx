import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { Section } from '../frame/section.tsx';

const MAX_DAYS = 90;

/** How long somebody's role waits that they have from somebody accountable. */
export function SeasoningSection() {
  const { data, error } = useQuery(MemberService.method.getTenantSettings, {});
  const [entered, setEntered] = useState<number | string>();
  const readAgain = useReadAgain(MemberService.method.getTenantSettings);
  const update = useMutation(MemberService.method.updateTenantSettings, {
    onSuccess: async () => {
      await readAgain();
      setEntered(undefined);
      notifications.show({ message: 'The days are changed.' });
    },
    onError: (failure) => notifyFailure('The days were not changed', failure),
  });
  const present = data?.settings?.approverSeasoningDays;
  const days = entered ?? present ?? '';
  return (
    <Section title="New approvers">
      <Text size="sm" c="dimmed" maw="80ch">
        Whoever has their role from somebody accountable for a proposal waits this long until they can approve it, where
        that takes two people or is of high risk. Vouching for them makes their role count at once. Fewer days help
        nothing that you are accountable for, until another admin says the same. As long waits what an admin changes so
        that more is admitted (policies taken away, integrations made, switched on or pointed elsewhere), for that
        admin’s own proposals, unless another one confirms it.
      </Text>
      {error !== null && <FailureAlert error={error} title="The days cannot be read" />}
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
