import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { Section } from '../frame/section.tsx';
import { useSession } from '../session/session-context.ts';
import { EntryList } from './entry-list.tsx';
import { ExportPacket } from './export-packet.tsx';

export function EvidenceSection({ workItemId }: { workItemId: string }) {
  const { may } = useSession();
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <Section
      title="Evidence"
      aside={
        <Button variant="subtle" size="compact-sm" onClick={toggle} aria-expanded={isOpen}>
          {isOpen ? 'Hide entries' : 'Show entries'}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        Every change is an entry of a log that is never rewritten.
      </Text>
      {isOpen && <EntryList workItemId={workItemId} />}
      {may(Permission.EVIDENCE_EXPORT) && <ExportPacket workItemId={workItemId} />}
    </Section>
  );
}
