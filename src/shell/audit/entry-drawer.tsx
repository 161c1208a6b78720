import { useQuery } from '@connectrpc/connect-query';
import { ActionIcon, Anchor, Code, CopyButton, DataList, Drawer, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type AuditEntry,
  AuditService,
  type GetAuditEntryResponse,
} from '../../../generated/proto/workgate/audit/v1/audit_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { nameOfActor } from './actor-name.ts';
import type { AuditFilters } from './audit-filters.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { whatHappened } from './labels.ts';
import { subjectWords } from './subject-labels.ts';

interface EntryDrawerProps {
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

function EntryInFull({ sequence, onOnly }: { sequence: bigint; onOnly: AuditFilters['only'] }) {
  const { data, error } = useQuery(AuditService.method.getAuditEntry, { sequence });
  if (error !== null) return <FailureAlert error={error} title="The entry cannot be shown" />;
  if (data?.entry === undefined) return <Skeleton height={320} />;
  return (
    <Stack>
      <About entry={data.entry} onOnly={onOnly} />
      <LeadsTo entry={data.entry} />
      <ChangedFields data={data.data ?? {}} />
      <CodeBlock label="Entry data" text={JSON.stringify(data.data ?? {}, null, 2)} />
      <Proof found={data} />
    </Stack>
  );
}

function About({ entry, onOnly }: { entry: AuditEntry; onOnly: AuditFilters['only'] }) {
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

function LeadsTo({ entry: { subjectType, subjectId, workItemId } }: { entry: AuditEntry }) {
  const { may } = useSession();
  const isCase = subjectType === 'action_proposal' && may(Permission.ACTIONS_APPROVE);
  if (!isCase && workItemId === '') return null;
  return (
    <Group gap="md">
      {isCase && (
        <Anchor component={Link} to={`/approvals/${subjectId}`} size="sm">
          Open the case
        </Anchor>
      )}
      {workItemId !== '' && (
        // The entry does not name the pack. The page of the WorkItem corrects it.
        <Anchor component={Link} to={workItemPath({ packKey: 'any', workItemId })} size="sm">
          Open the WorkItem
        </Anchor>
      )}
    </Group>
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

/** Checks the inclusion proof independently of the service. Browsers can do so only on secure connections. */
function InclusionCheck({ hash, inclusion }: { hash: string; inclusion: InclusionProof }) {
  const [isProven, setIsProven] = useState<boolean>();
  const canCheck = globalThis.crypto?.subtle !== undefined;
  useEffect(() => {
    if (canCheck) void leadsToRoot(hash, inclusion).then(setIsProven);
  }, [canCheck, hash, inclusion]);
  if (!canCheck) {
    return (
      <Text size="sm">
        This browser cannot check the proof, because the connection is not encrypted. Open Workgate by HTTPS.
      </Text>
    );
  }
  return (
    <Group gap={6} role="status" wrap="nowrap">
      {isProven === true && <IconCircleCheck size={18} aria-hidden />}
      {isProven === false && <IconAlertTriangle size={18} aria-hidden />}
      <Text size="sm">
        {isProven === undefined && 'Checking the proof…'}
        {isProven === true && 'The entry is in the tree: this browser has followed its proof to the root.'}
        {isProven === false && 'The proof does not lead to the root of the tree.'}
      </Text>
    </Group>
  );
}

interface IdLineProps {
  /** Name of the thing that has the id, as part of a sentence. */
  of: string;
  id: string;
  children?: ReactNode;
}

/** Id of something that is named above it, with a button to copy it. */
function IdLine({ of, id, children }: IdLineProps) {
  return (
    <Group gap={6}>
      <Code style={{ overflowWrap: 'anywhere' }}>{visibleText(id)}</Code>
      <CopyButton value={id} timeout={3_000}>
        {({ copied, copy }) => (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            onClick={copy}
            aria-label={copied ? 'Copied' : `Copy the id of ${of}`}
          >
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
      {children}
    </Group>
  );
}

const NODE_PREFIX = 1;

/** Inclusion proof; hashes are in hexadecimal. */
interface InclusionProof {
  leafIndex: bigint;
  treeSize: bigint;
  rootHash: string;
  proof: readonly string[];
}

/** Returns true if the proof leads from the hash of the leaf to the root of the tree (RFC 9162, 2.1.3.2). */
async function leadsToRoot(leafHash: string, proof: InclusionProof): Promise<boolean> {
  if (proof.leafIndex >= proof.treeSize) return false;
  let [at, last, hash] = [proof.leafIndex, proof.treeSize - 1n, leafHash];
  for (const sibling of proof.proof) {
    if (last === 0n) return false;
    if (at % 2n === 1n || at === last) {
      hash = await nodeHash(sibling, hash);
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else hash = await nodeHash(hash, sibling);
    [at, last] = [at / 2n, last / 2n];
  }
  return last === 0n && hash === proof.rootHash;
}

async function nodeHash(left: string, right: string): Promise<string> {
  const bytes = new Uint8Array([NODE_PREFIX, ...fromHex(left), ...fromHex(right)]);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
