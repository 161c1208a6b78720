import { Select, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../frame/section.tsx';
import { VersionChanges } from './change-list.tsx';
import { versionTitle } from './labels.ts';
import type { VersionRow } from './versions-section.tsx';

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
