import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue style={{ minWidth: 0 }}>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
