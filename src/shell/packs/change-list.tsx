import { useQuery } from '@connectrpc/connect-query';
import { Badge, Button, Code, Group, Select, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type PackChange,
  PackChangeEffect,
  PackService,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { labelOf } from '../work/labels.ts';
import { EFFECT_LABELS, versionTitle } from './labels.ts';
import type { VersionRow } from './versions-section.tsx';

const ICONS = {
  [PackChangeEffect.UNSPECIFIED]: IconMinus,
  [PackChangeEffect.LOOSENS]: IconArrowsMaximize,
  [PackChangeEffect.TIGHTENS]: IconArrowsMinimize,
  [PackChangeEffect.NEITHER]: IconMinus,
} as const;

/** Number of changes that allow nothing more to show before somebody asks for all. */
const SHOWN_AT_FIRST = 6;

/** Differences between two versions in words. All changes that allow more come first. */
export function ChangeList({ label, changes }: { label: string; changes: readonly PackChange[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (changes.length === 0) return <Text size="sm">Nothing changes.</Text>;
  const [first, others] = [changes.filter(isLoosening), changes.filter((one) => !isLoosening(one))];
  const shown = [...first, ...(showsAll ? others : others.slice(0, SHOWN_AT_FIRST))];
  return (
    <Stack gap="xs">
      <Stack component="ul" gap="xs" p={0} m={0} aria-label={label} style={{ listStyle: 'none' }}>
        {shown.map((change) => (
          <ChangeLine key={`${change.field} ${change.words}`} change={change} />
        ))}
      </Stack>
      {shown.length < changes.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => setShowsAll(true)}
          style={{ alignSelf: 'flex-start' }}
        >
          Show {changes.length - shown.length} more, none of them looser
        </Button>
      )}
    </Stack>
  );
}

function ChangeLine({ change: { field, effect, words } }: { change: PackChange }) {
  return (
    <Group component="li" gap="xs" align="flex-start">
      <EffectBadge effect={effect} />
      <Text size="sm" style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Code>{field}</Code> <VisibleText>{words}</VisibleText>
      </Text>
    </Group>
  );
}

const isLoosening = ({ effect }: PackChange) => effect === PackChangeEffect.LOOSENS;

function EffectBadge({ effect }: { effect: PackChangeEffect }) {
  const Icon = ICONS[effect] ?? IconMinus;
  const isStriking = effect === PackChangeEffect.LOOSENS;
  return (
    <Badge
      variant={isStriking ? 'filled' : 'default'}
      color={isStriking ? 'red.9' : 'gray'}
      tt="none"
      miw="max-content"
      leftSection={<Icon size={12} aria-hidden />}
    >
      {labelOf(EFFECT_LABELS, effect)}
    </Badge>
  );
}

export function loosens(changes: readonly PackChange[]): boolean {
  return changes.some(isLoosening);
}

interface VersionChangesProps {
  packKey: string;
  from: bigint;
  to: bigint;
  /** True to say for whom changes that allow more do not count yet. False where the page says so elsewhere. */
  tellsWhoWaits?: boolean;
}

export function VersionChanges({ packKey, from, to, tellsWhoWaits = true }: VersionChangesProps) {
  const input = { packKey, fromVersion: from, toVersion: to };
  const { data, error } = useQuery(PackService.method.comparePackVersions, input);
  if (error !== null) return <FailureAlert error={error} title="The changes cannot be shown" />;
  if (data === undefined) return <Skeleton height={48} role="status" aria-label="Loading the changes" />;
  return (
    <Stack gap="sm">
      <ChangeList label="Changes between the versions" changes={data.changes} />
      {tellsWhoWaits && loosens(data.changes) && <WhoWaits />}
    </Stack>
  );
}

export function WhoWaits() {
  return (
    <Text size="xs" c="dimmed">
      Looser changes apply once another administrator confirms them. If there is no other administrator, they apply at
      once. Stricter changes always apply at once.
    </Text>
  );
}

export function CompareSection({ packKey, rows }: { packKey: string; rows: readonly VersionRow[] }) {
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const [newest, second] = rows;
  if (newest === undefined || second === undefined) return null;
  const counting = rows.find(({ isActive }) => isActive) ?? second;
  const from = chosen.from ?? String((counting === newest ? second : counting).version);
  const to = chosen.to ?? String(newest.version);
  const data = rows.map(({ version, isActive }) => ({
    value: String(version),
    label: `${versionTitle(version)}${isActive ? ', active' : ''}`,
  }));
  const select = (label: string, value: string, onChange: (value: string) => void) => (
    <Select
      label={label}
      data={data}
      value={value}
      onChange={(version) => onChange(version ?? value)}
      allowDeselect={false}
    />
  );
  return (
    <Section title="Compare two versions">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {select('From', from, (version) => setChosen({ ...chosen, from: version }))}
        {select('To', to, (version) => setChosen({ ...chosen, to: version }))}
      </SimpleGrid>
      <VersionChanges packKey={packKey} from={BigInt(from)} to={BigInt(to)} />
    </Section>
  );
}
