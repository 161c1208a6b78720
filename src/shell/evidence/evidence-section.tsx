import { toJsonString } from '@bufbuild/protobuf';
import { useMutation } from '@connectrpc/connect-query';
import { Anchor, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { DsseEnvelopeSchema, type EvidenceEntry } from '../../../generated/proto/workgate/action/v1/evidence_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { saveFile } from '../audit/save-file.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Section } from '../frame/section.tsx';
import { useSession } from '../session/session-context.ts';
import { describeType } from '../work/event-labels.ts';
import { useActorNames } from '../work/use-actor-names.ts';
import { useEvidence } from './use-evidence.ts';

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

function EntryList({ workItemId }: { workItemId: string }) {
  const { entries, error, hasMore, isLoadingMore, loadMore } = useEvidence(workItemId);
  const nameOf = useActorNames();
  const whoOf = ({ actor }: EvidenceEntry) =>
    nameOf({ actorType: actor?.type ?? PrincipalType.UNSPECIFIED, actorId: actor?.id ?? '' });
  return (
    <>
      {error !== null && <FailureAlert error={error} title="The evidence cannot be read" />}
      {entries === undefined && error === null && <Skeleton height={90} />}
      {entries !== undefined && (
        <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Entries of the log">
          {entries.map((entry) => (
            <Group component="li" key={entry.entryId} gap="sm" wrap="nowrap" align="flex-start">
              <Text
                size="sm"
                c="dimmed"
                miw="3rem"
                style={{ fontVariantNumeric: 'tabular-nums' }}
                title={`Leaf hash ${entry.hash}`}
              >
                #{String(entry.sequence)}
              </Text>
              <div style={{ minWidth: 0 }}>
                <Text size="sm">
                  <Text span inherit fw={600} title={entry.actor?.id}>
                    {whoOf(entry)}
                  </Text>{' '}
                  {describeType(entry.type)}
                </Text>
                <Text size="xs" c="dimmed">
                  {entry.type}, <MomentOr isExact at={entry.at} otherwise="" />
                </Text>
              </div>
            </Group>
          ))}
        </Stack>
      )}
      {hasMore && (
        <Group>
          <Button variant="default" size="xs" loading={isLoadingMore} onClick={loadMore}>
            Load later entries
          </Button>
        </Group>
      )}
    </>
  );
}

const KEYS_PATH = '/.well-known/jwks.json';

function ExportPacket({ workItemId }: { workItemId: string }) {
  const name = `workgate-${workItemId}.json`;
  const { mutate, isPending, isSuccess, error } = useMutation(ActionService.method.exportWorkItemPacket, {
    onSuccess: ({ packet }) => {
      if (packet === undefined) return;
      // The format that `workgate verify` takes.
      saveFile(name, new Blob([toJsonString(DsseEnvelopeSchema, packet)], { type: 'application/json' }));
    },
  });
  return (
    <Stack gap="sm" align="flex-start" w="100%">
      <Text size="sm">
        A packet is a signed file that anybody can verify without this service. It contains the whole conversation and
        all actions, unencrypted. The log records who exported it.
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ workItemId })}
      >
        Export packet
      </Button>
      {error !== null && <FailureAlert error={error} title="The packet was not exported" />}
      <Stack gap="xs" w="100%" role="status">
        {isSuccess && (
          <>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              Saved as <Code>{name}</Code>. Verify it with the{' '}
              <Anchor href={KEYS_PATH} target="_blank" inherit>
                public keys of this service
              </Anchor>
              ; to verify it offline, keep a copy of them.
            </Text>
            <CopyField
              label="Verify it"
              value={`workgate verify ${name} --jwks ${window.location.origin}${KEYS_PATH}`}
            />
          </>
        )}
      </Stack>
    </Stack>
  );
}
