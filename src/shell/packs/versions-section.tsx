import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type Pack,
  PackService,
  type PackVersionSummary,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { type Columns, RowButton, StateBadge } from '../admin/record-list.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { backtestWords } from '../try-out/labels.ts';
import { backtestPath, SHIPPED_PACK, versionTitle, versionWords } from './labels.ts';
import type { PackDraft, PackTexts } from './use-pack-draft.ts';

const SHOWN_AT_FIRST = 10;

/** A version that the tenant has written, or the shipped pack. */
export interface VersionRow {
  version: bigint;
  isActive: boolean;
  written: PackVersionSummary | undefined;
}

const COLUMNS: Columns<VersionRow> = [
  {
    header: 'Version',
    cell: ({ version, isActive }) => (
      <Group gap="xs">
        <Text fw={600} inherit>
          {versionTitle(version)}
        </Text>
        {isActive && <StateBadge color="green">Active</StateBadge>}
      </Group>
    ),
  },
  {
    header: 'Written',
    cell: ({ written }) =>
      written === undefined ? (
        'Shipped'
      ) : (
        <>
          <MomentOr isExact at={written.writtenAt} otherwise="" /> by <VisibleText>{written.authorName}</VisibleText>
        </>
      ),
  },
  {
    header: 'Backtests',
    cell: ({ written }) => (
      <Stack gap={2}>
        {written === undefined || written.backtests.length === 0
          ? 'None'
          : written.backtests.slice(0, 3).map((one) => (
              <Text key={one.backtestHash} size="xs">
                {backtestWords(one)}
                {one.usable ? '' : ', outdated'}
              </Text>
            ))}
      </Stack>
    ),
  },
];

/** Returns all versions of a pack, newest first. */
export function versionRowsOf({ packKey, activeVersion }: Pack, written: readonly PackVersionSummary[]): VersionRow[] {
  const rows = written.map((one) => ({ version: one.version, isActive: one.active, written: one }));
  const shipped = { version: 0n, isActive: activeVersion === 0n, written: undefined };
  return packKey === SHIPPED_PACK ? [...rows, shipped] : rows;
}

interface VersionsSectionProps {
  pack: Pack;
  rows: readonly VersionRow[];
  onShow: (version: bigint) => void;
  onActivate: (version: bigint) => void;
}

export function VersionsSection({ pack, rows, onShow, onActivate }: VersionsSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const actions = ({ version, isActive }: VersionRow) => (
    <Group gap="xs" justify="flex-end">
      <RowButton label="Show" of={versionWords(version)} onClick={() => onShow(version)} />
      {pack.activeVersion !== undefined && !isActive && version > 0n && (
        <Button
          component={Link}
          to={backtestPath(pack.packKey, version)}
          variant="default"
          size="xs"
          aria-label={`Backtest ${versionWords(version)}`}
        >
          Backtest
        </Button>
      )}
      {!isActive && (
        <RowButton label="Activate" of={versionWords(version)} variant="filled" onClick={() => onActivate(version)} />
      )}
    </Group>
  );
  return (
    <Section title="Versions">
      <RecordTable
        label="Versions"
        rows={shown}
        rowKey={({ version }) => String(version)}
        columns={COLUMNS}
        actions={actions}
      />
      {shown.length < rows.length && (
        <Button variant="default" onClick={() => setShowsAll(true)} style={{ alignSelf: 'flex-start' }}>
          Show all {rows.length}
        </Button>
      )}
    </Section>
  );
}

interface VersionDialogProps {
  packKey: string;
  version: bigint | undefined;
  draft: PackDraft;
  onClose: () => void;
}

export function VersionDialog({ packKey, version, draft, onClose }: VersionDialogProps) {
  return (
    <Modal
      opened={version !== undefined}
      onClose={onClose}
      title={version === undefined ? '' : `${versionTitle(version)} of ${packKey}`}
      size="xl"
    >
      {version !== undefined && <VersionTexts packKey={packKey} version={version} draft={draft} onClose={onClose} />}
    </Modal>
  );
}

function VersionTexts({ packKey, version, draft, onClose }: VersionDialogProps & { version: bigint }) {
  const { texts, error } = useVersionTexts(packKey, version);
  if (texts === undefined) {
    return error === null ? <RecordsSkeleton /> : <FailureAlert error={error} title="The version cannot be shown" />;
  }
  const begin = () => {
    draft.edit({ packYaml: texts.packYaml, policyCedar: texts.policyCedar });
    onClose();
  };
  return (
    <Stack>
      <CodeBlock label="pack.yaml" text={texts.packYaml} />
      {texts.policyCedar.trim() === '' ? (
        <Text size="sm">It has no policies of its own.</Text>
      ) : (
        <CodeBlock label="policy.cedar" text={texts.policyCedar} />
      )}
      {draft.isChanged && <Text size="sm">This version would replace your unsaved text.</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={begin}>{draft.isChanged ? 'Replace my text' : 'Edit from this version'}</Button>
      </Group>
    </Stack>
  );
}

/** Returns the texts of a version; version zero is the shipped pack. */
export function useVersionTexts(
  packKey: string,
  version: bigint,
): { texts: PackTexts | undefined; error: Error | null } {
  const { getPack, listPackTemplates } = PackService.method;
  const written = useQuery(getPack, { packKey, version }, { enabled: version > 0n });
  const shipped = useQuery(listPackTemplates, {}, { enabled: version === 0n });
  if (version > 0n) return { texts: written.data?.version, error: written.error };
  return { texts: shipped.data?.templates.find((one) => one.packKey === packKey), error: shipped.error };
}
