import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Member, MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { SessionTable } from '../session/session-table.tsx';

interface MemberSessionsDialogProps {
  /** Undefined when nobody's are wanted. */
  member: Member | undefined;
  onClose: () => void;
}

/** Where a member is signed in to this tenant. */
export function MemberSessionsDialog({ member, onClose }: MemberSessionsDialogProps) {
  return (
    <Modal opened={member !== undefined} onClose={onClose} title={`Sessions of ${member?.name}`} size="xl">
      {member !== undefined && <Sessions member={member} onClose={onClose} />}
    </Modal>
  );
}

function Sessions({ member: { personId, name }, onClose }: { member: Member; onClose: () => void }) {
  const { data, error } = useQuery(MemberService.method.listMemberSessions, { personId });
  const readAgain = useReadAgain(MemberService.method.listMemberSessions);
  const end = useMutation(MemberService.method.endMemberSessions, {
    onSuccess: async (answer, { sessionId }) => {
      notifyInFlight(answer);
      if (sessionId === undefined) {
        notifications.show({ message: `${name} has to sign in again.` });
        onClose();
      }
      await readAgain();
    },
  });
  return (
    <Stack>
      <Text size="sm">
        Those that act for this tenant at the moment. Signing out everywhere also keeps those away that act for another
        tenant now: they go on there, and come back here by signing in again. It revokes no key and no delegation.
      </Text>
      {error !== null && <FailureAlert error={error} title="The sessions cannot be listed" />}
      {end.error !== null && <FailureAlert error={end.error} title="The sessions go on" />}
      {data === undefined && error === null && <RecordsSkeleton />}
      {data?.sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          Nowhere signed in to this tenant.
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
