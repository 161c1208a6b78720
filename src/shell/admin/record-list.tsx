import { Badge, Button, Stack, Text, type TextProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';

/** Columns of a table. The first column names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface RecordListProps<Row> {
  /** Name of the rows, for screen readers. */
  label: string;
  /** Undefined until the rows are read. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  columns: Columns<Row>;
  actions?: ((row: Row) => ReactNode) | undefined;
  error: Error | null;
  failureTitle: string;
  empty?: ReactNode;
}

/** Table of records that are read from the service. */
export function RecordList<Row>({ error, failureTitle, rows, empty, actions, ...table }: RecordListProps<Row>) {
  return (
    <>
      {error !== null && <FailureAlert error={error} title={failureTitle} />}
      {rows === undefined && error === null && <RecordsSkeleton />}
      {rows?.length === 0 && empty}
      {rows !== undefined && rows.length > 0 && (
        <RecordTable rows={rows} {...table} {...(actions === undefined ? {} : { actions })} />
      )}
    </>
  );
}

/** Cell with the name of a row, above other lines about the row. */
export function NameCell({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <Stack gap={2}>
      <Text fw={600} inherit>
        {name}
      </Text>
      {children}
    </Stack>
  );
}

export function Dimmed(props: TextProps & { children: ReactNode }) {
  return <Text size="xs" c="dimmed" {...props} />;
}

export function StateBadge({ color, children }: { color: string; children: string }) {
  return (
    <Badge variant="dot" color={color} tt="none" miw="max-content">
      {children}
    </Badge>
  );
}

interface RowButtonProps extends Pick<ComponentProps<typeof Button<'button'>>, 'variant' | 'onClick'> {
  label: string;
  /** Name of the row. The accessible name adds it to the label, as all rows have the same buttons. */
  of: string;
  isDestructive?: boolean;
}

export function RowButton({ label, of, isDestructive = false, ...button }: RowButtonProps) {
  const look = isDestructive ? { variant: 'light', color: 'red' } : { variant: 'default' };
  return (
    <Button {...look} size="xs" aria-label={`${label} ${of}`} {...button}>
      {label}
    </Button>
  );
}
