import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { EvidenceEntry } from '../../../generated/proto/workgate/action/v1/evidence_pb.js';
import { PrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { describeType } from '../work/timeline-words.ts';
import { useActorNames } from '../work/use-actor-names.ts';
import { useEvidence } from './use-evidence.ts';

export function EntryList({ workItemId }: { workItemId: string }) {
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
