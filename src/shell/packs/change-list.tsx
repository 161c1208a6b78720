import { useQuery } from '@connectrpc/connect-query';
import { Badge, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type PackChange,
  PackChangeEffect,
  PackService,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { labelOf } from '../work/labels.ts';
import { EFFECT_LABELS } from './words.ts';

const ICONS = {
  [PackChangeEffect.UNSPECIFIED]: IconMinus,
  [PackChangeEffect.LOOSENS]: IconArrowsMaximize,
  [PackChangeEffect.TIGHTENS]: IconArrowsMinimize,
  [PackChangeEffect.NEITHER]: IconMinus,
} as const;

/** So many of those that admit nothing more are shown before somebody asks for all. */
const SHOWN_AT_FIRST = 6;

/** Differences between two versions in words, all of those that admit more first. */
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
          Show {changes.length - shown.length} more, none of which admits more
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
  /** Whether it is said for whom what admits more counts, which stands elsewhere where it waits already. */
  tellsWhoWaits?: boolean;
}

/** What changes from one version of a pack to another. */
export function VersionChanges({ packKey, from, to, tellsWhoWaits = true }: VersionChangesProps) {
  const input = { packKey, fromVersion: from, toVersion: to };
  const { data, error } = useQuery(PackService.method.comparePackVersions, input);
  if (error !== null) return <FailureAlert error={error} title="What changes cannot be said" />;
  if (data === undefined) return <Skeleton height={48} role="status" aria-label="Loading what changes" />;
  return (
    <Stack gap="sm">
      <ChangeList label="What changes" changes={data.changes} />
      {tellsWhoWaits && loosens(data.changes) && <WhoWaits />}
    </Stack>
  );
}

/** What is said of everything that admits more. */
export function WhoWaits() {
  return (
    <Text size="xs" c="dimmed">
      What admits more helps nothing that you are accountable for until another administrator confirms it, or your days
      have passed, where there is another one. What is stricter counts at once.
    </Text>
  );
}
