import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Member, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { SessionTable } from '../session/session-table.tsx';

interface MemberSessionsDialogProps {
  member: Member | undefined;
  onClose: () => void;
}

export function MemberSessionsDialog({ member, onClose }: MemberSessionsDialogProps) {
  return (
    <Modal opened={member !== undefined} onClose={onClose} title={`Sessions of ${member?.name}`} size="xl">
      {member !== undefined && <Sessions member={member} onClose={onClose} />}
    </Modal>
  );
}

function Sessions({ member: { personId, name }, onClose }: { member: Member; onClose: () => void }) {
  const { data, error } = useQuery(MemberService.method.listMemberSessions, { personId });
  const invalidate = useInvalidate(MemberService.method.listMemberSessions);
  const end = useMutation(MemberService.method.endMemberSessions, {
    onSuccess: async (answer, { sessionId }) => {
      notifyInFlight(answer);
      if (sessionId === undefined) {
        notifications.show({ message: `${name} has to sign in again.` });
        onClose();
      }
      await invalidate();
    },
  });
  return (
    <Stack>
      <Text size="sm">
        Sessions that act for this tenant now. “Sign out everywhere” also locks out sessions that act for another
        tenant: they continue there, and need a new sign-in to come back here. API keys and delegations are not revoked.
      </Text>
      {error !== null && <FailureAlert error={error} title="The sessions cannot be listed" />}
      {end.error !== null && <FailureAlert error={end.error} title="The sessions were not ended" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          No session is signed in to this tenant.
        </Text>
      )}
      {data !== undefined && data.sessions.length > 0 && (
        <SessionTable
          label={`Sessions of ${name}`}
          sessions={data.sessions}
          onEnd={({ sessionId }) => end.mutate({ personId, sessionId })}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button color="red.9" loading={end.isPending} onClick={() => end.mutate({ personId })}>
          Sign out everywhere
        </Button>
      </Group>
    </Stack>
  );
}
