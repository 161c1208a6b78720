import { Group, Text } from '@mantine/core';
import {
  type Message,
  MessageRole,
  PrincipalType,
  type WorkItem,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { PRINCIPAL_LABELS } from './labels.ts';
import styles from './work-item-page.module.css';

/** The content may be from anybody, so it is shown as plain text. */
export function MessageCard({ message, contact }: { message: Message; contact: WorkItem['contact'] }) {
  const { name, way } = speakerOf(message, contact);
  return (
    <li className={styles['message']} data-entry={message.messageId}>
      <Group justify="space-between" gap="xs" mb={2} wrap="nowrap" align="baseline">
        <Text size="sm" fw={600} style={{ minWidth: 0 }}>
          <VisibleText>{name}</VisibleText>
          {way !== undefined && (
            <Text span size="xs" c="dimmed" fw={400}>
              {' '}
              <VisibleText>{way}</VisibleText>
            </Text>
          )}
        </Text>
        <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
          <MomentOr at={message.createdAt} otherwise="" />
        </Text>
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap' }}>
        <VisibleText>{message.content}</VisibleText>
      </Text>
    </li>
  );
}

/** Words that a program hands in are the contact's, and the program's API key is named beside them. */
function speakerOf({ author, role }: Message, contact: WorkItem['contact']): { name: string; way?: string } {
  if (author === undefined) return { name: 'Unknown' };
  const kind = PRINCIPAL_LABELS[author.type];
  const contactName = contact?.name ?? contact?.email;
  if (author.type === PrincipalType.API_KEY && role === MessageRole.USER && contactName !== undefined) {
    return { name: contactName, way: `by API key ${author.displayName}` };
  }
  return { name: author.displayName, ...(kind === undefined ? {} : { way: kind }) };
}
