import { Text } from '@mantine/core';
import { type Message, MessageRole, PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';
import { PRINCIPAL_LABELS } from './labels.ts';

interface SpeakerProps {
  message: Message;
  /** Name of the WorkItem's contact, or else their address; undefined if neither is known. */
  contactName: string | undefined;
}

export function Speaker({ message, contactName }: SpeakerProps) {
  const { name, way } = speakerOf(message, contactName);
  return (
    <Text size="sm" fw={600} style={{ minWidth: 0 }}>
      <VisibleText>{name}</VisibleText>
      {way !== undefined && (
        <Text span size="xs" c="dimmed" fw={400}>
          {' '}
          <VisibleText>{way}</VisibleText>
        </Text>
      )}
    </Text>
  );
}

/** Words that a program hands in are the contact's, and the program's API key is named beside them. */
function speakerOf({ author, role }: Message, contactName: string | undefined): { name: string; way?: string } {
  if (author === undefined) return { name: 'Unknown' };
  const kind = PRINCIPAL_LABELS[author.type];
  if (author.type === PrincipalType.API_KEY && role === MessageRole.USER && contactName !== undefined) {
    return { name: contactName, way: `by API key ${author.displayName}` };
  }
  return { name: author.displayName, ...(kind === undefined ? {} : { way: kind }) };
}
