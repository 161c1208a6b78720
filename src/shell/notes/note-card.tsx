import { Group, Text } from '@mantine/core';
import type { WorkItemNote } from '../../../generated/proto/workgate/work/v1/note_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';

export function NoteCard({ note }: { note: WorkItemNote }) {
  const { author, content, mentioned, createdAt, editedAt, deletedAt, deletedBy } = note;
  if (deletedAt !== undefined) {
    return (
      <Text size="sm" c="dimmed">
        A note by <VisibleText>{author?.displayName ?? 'somebody'}</VisibleText> was deleted by{' '}
        <VisibleText>{deletedBy?.displayName ?? 'somebody'}</VisibleText> · <MomentOr at={deletedAt} otherwise="" />
      </Text>
    );
  }
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text size="sm" fw={600}>
          <VisibleText>{author?.displayName ?? 'Unknown'}</VisibleText>
        </Text>
        <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
          <MomentOr at={createdAt} otherwise="" />
          {editedAt !== undefined && (
            <>
              , edited <MomentOr at={editedAt} otherwise="" />
            </>
          )}
        </Text>
      </Group>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        <VisibleText>{content}</VisibleText>
      </Text>
      {mentioned.length > 0 && (
        <Text size="xs" c="dimmed">
          For{' '}
          {mentioned.map(({ id, displayName }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <VisibleText>{`@${displayName}`}</VisibleText>
            </span>
          ))}
        </Text>
      )}
    </>
  );
}
