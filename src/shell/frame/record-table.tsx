import { Box, DataList, Group, Paper, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Detail } from './detail.tsx';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  actions?: (row: Row) => ReactNode;
}

/** A table, or one card for each record where the page is narrow. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const isNarrow = useMediaQuery('(max-width: 68em)', false, { getInitialValueInEffect: false });
  return isNarrow ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row>({ label, rows, rowKey, columns, actions }: RecordTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <Paper withBorder className="record-table">
      <Table.ScrollContainer minWidth={0} type="native">
        <Table verticalSpacing={5} fz="sm" aria-label={label} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ header }) => (
                <Table.Th key={header} scope="col">
                  {header}
                </Table.Th>
              ))}
              {actions !== undefined && (
                <Table.Th scope="col" ta="right">
                  Actions
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={rowKey(row)}>
                <Table.Th scope="row" fw="inherit">
                  <Box miw="11rem" style={{ overflowWrap: 'anywhere' }}>
                    {naming.cell(row)}
                  </Box>
                </Table.Th>
                {others.map(({ header, cell }) => (
                  <Table.Td key={header}>{cell(row)}</Table.Td>
                ))}
                {actions !== undefined && (
                  <Table.Td ta="right" className="record-actions">
                    {actions(row)}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  );
}

function Cards<Row>({ label, rows, rowKey, columns, actions }: RecordTableProps<Row>) {
  const [naming, ...others] = columns;
  return (
    <Stack component="ul" gap="sm" p={0} m={0} aria-label={label} style={{ listStyle: 'none' }}>
      {rows.map((row) => (
        <Paper component="li" className="record-card" key={rowKey(row)} withBorder>
          <Stack gap="xs">
            <Text component="div">{naming.cell(row)}</Text>
            <DataList labelWidth="6.5rem" gap={6}>
              {others.map(({ header, cell }) => (
                <Detail key={header} label={header}>
                  {cell(row)}
                </Detail>
              ))}
            </DataList>
            {actions !== undefined && <Group justify="flex-end">{actions(row)}</Group>}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
