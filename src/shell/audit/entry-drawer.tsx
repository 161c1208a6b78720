import { useQuery } from '@connectrpc/connect-query';
import { Anchor, Code, DataList, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import type { GetAuditEntryResponse } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { type AuditEntry, AuditService } from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { nameOfActor } from './actor-name.ts';
import { IdLine } from './id-line.tsx';
import { InclusionCheck } from './inclusion-check.tsx';
import { whatHappened } from './labels.ts';
import { subjectWords } from './subject-labels.ts';
import type { AuditFilters } from './use-audit-filters.ts';

interface EntryDrawerProps {
  /** Undefined if no entry is open. */
  sequence: bigint | undefined;
  onClose: () => void;
  /** Shows only the entries that share this value with the entry. */
  onOnly: AuditFilters['only'];
}

/** An entry with all its data, and the proof that it is in the log. */
export function EntryDrawer({ sequence, onClose, onOnly }: EntryDrawerProps) {
  return (
    <Drawer
      opened={sequence !== undefined}
      onClose={onClose}
      title={`Entry ${sequence ?? ''}`}
      position="right"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 100 }}
    >
      {sequence !== undefined && <EntryInFull sequence={sequence} onOnly={onOnly} />}
    </Drawer>
  );
}

function EntryInFull({ sequence, onOnly }: { sequence: bigint; onOnly: EntryDrawerProps['onOnly'] }) {
  const { data, error } = useQuery(AuditService.method.getAuditEntry, { sequence });
  if (error !== null) return <FailureAlert error={error} title="The entry cannot be shown" />;
  if (data?.entry === undefined) return <Skeleton height={320} />;
  return (
    <Stack>
      <About entry={data.entry} onOnly={onOnly} />
      <CodeBlock label="Entry data" text={JSON.stringify(data.data ?? {}, null, 2)} />
      <Proof found={data} />
    </Stack>
  );
}

function About({ entry, onOnly }: { entry: AuditEntry; onOnly: EntryDrawerProps['onOnly'] }) {
  const { actor, type, at, subjectId, workItemId, workItemSubject, correlationId, entryId } = entry;
  const subject = subjectWords(entry);
  const only = (label: string, name: Parameters<typeof onOnly>[0], value: string) => (
    <Anchor component="button" type="button" size="xs" onClick={() => onOnly(name, value)}>
      {label}
    </Anchor>
  );
  return (
    <>
      <Text fw={600}>
        <bdi>{nameOfActor(actor)}</bdi> {whatHappened(type)}
      </Text>
      <DataList labelWidth="8rem" gap={6}>
        <Detail label="When">
          <MomentOr isExact at={at} otherwise="Unknown" />
        </Detail>
        <Detail label="Type">{type}</Detail>
        <Detail label="By">
          <bdi>{nameOfActor(actor)}</bdi>
          <IdLine of="the actor" id={actor?.id ?? ''}>
            {only('All their entries', 'actor', actor?.id ?? '')}
          </IdLine>
        </Detail>
        {actor !== undefined && actor.accountableId !== '' && (
          <Detail label="Accountable">
            {actor.accountableName === '' ? 'A former member' : <VisibleText>{actor.accountableName}</VisibleText>}
            <IdLine of="the accountable person" id={actor.accountableId}>
              {only('All entries they are accountable for', 'actor', actor.accountableId)}
            </IdLine>
          </Detail>
        )}
        <Detail label={subject.kind}>
          {subject.words}
          <VisibleText>{subject.name}</VisibleText>
          <IdLine of="the subject" id={subjectId}>
            {only('All its entries', 'subject', subjectId)}
          </IdLine>
        </Detail>
        {workItemId !== '' && workItemId !== subjectId && (
          <Detail label="WorkItem">
            {workItemSubject === '' ? 'A deleted WorkItem' : <VisibleText>{workItemSubject}</VisibleText>}
            <IdLine of="the WorkItem" id={workItemId}>
              {only('All entries of the WorkItem', 'item', workItemId)}
            </IdLine>
          </Detail>
        )}
        <Detail label="Correlation id">
          <Code>{visibleText(correlationId)}</Code>
        </Detail>
        <Detail label="Entry id">
          <Code>{entryId}</Code>
        </Detail>
      </DataList>
    </>
  );
}

function Proof({ found }: { found: GetAuditEntryResponse }) {
  const { hash, dataHash, inclusion } = found;
  if (inclusion === undefined) return null;
  const { leafIndex, treeSize, rootHash, proof } = inclusion;
  return (
    <Stack component="section" gap="xs" aria-label="Place in the tree">
      <InclusionCheck key={hash} hash={hash} inclusion={inclusion} />
      <DataList labelWidth="8rem" gap={6}>
        <Detail label="Leaf">
          {String(leafIndex)} of {String(treeSize)}
        </Detail>
        <Detail label="Hash of the data">
          <Code>{dataHash}</Code>
        </Detail>
        <Detail label="Hash of the entry">
          <Code>{hash}</Code>
        </Detail>
        <Detail label="Root of the tree">
          <Code>{rootHash}</Code>
        </Detail>
      </DataList>
      <CodeBlock
        label="Inclusion proof"
        text={proof.length === 0 ? 'Empty: this entry is the whole tree.' : proof.join('\n')}
      />
    </Stack>
  );
}
