import { Code, Stack, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { DataEvidence } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import { Dimmed } from '../admin/record-list.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';

interface FieldTableProps {
  label: string;
  fields: readonly { name: string; value: string }[];
  evidence: readonly DataEvidence[];
}

export function FieldTable({ label, fields, evidence }: FieldTableProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const told = fields.map(({ name, value }) => {
    const records = evidence.filter((one) => one.fields.includes(name));
    const from = [...new Set(records.map(({ sourceKey }) => sourceKey))].join(', ');
    return { name, value, from, fetched: <MomentOr at={records[0]?.fetchedAt} otherwise="" /> };
  });
  return isNarrow ? <Stacked label={label} fields={told} /> : <Rows label={label} fields={told} />;
}

interface ToldFields {
  label: string;
  fields: readonly { name: string; value: string; from: string; fetched: ReactNode }[];
}

function Rows({ label, fields }: ToldFields) {
  return (
    <Table verticalSpacing={5} fz="sm" aria-label={label} style={{ overflowWrap: 'anywhere' }}>
      <Table.Thead>
        <Table.Tr>
          {['Field', 'Value', 'From', 'Fetched'].map((header) => (
            <Table.Th key={header} scope="col" fz="xs" c="dimmed" fw={500}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(({ name, value, from, fetched }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw="inherit">
              {name}
            </Table.Th>
            <Table.Td>
              <VisibleText>{value}</VisibleText>
            </Table.Td>
            <Table.Td>{from === '' ? 'No source' : from}</Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>{fetched}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Stacked({ label, fields }: ToldFields) {
  return (
    <Stack
      component="ul"
      gap="xs"
      p={0}
      m={0}
      aria-label={label}
      style={{ listStyle: 'none', overflowWrap: 'anywhere' }}
    >
      {fields.map(({ name, value, from, fetched }) => (
        <li key={name}>
          <Dimmed>{name}</Dimmed>
          <Text size="sm">
            <VisibleText>{value}</VisibleText>
          </Text>
          <Text size="xs" c="dimmed">
            {from === '' ? (
              'No source'
            ) : (
              <>
                From {from}, fetched {fetched}
              </>
            )}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** Records behind the fields, so that people can find the records at the provider and compare them. */
export function EvidenceList({ evidence }: { evidence: readonly DataEvidence[] }) {
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Records">
      {evidence.map(({ sourceKey, revision, providerId, fetchedAt, sha256 }) => (
        <li key={`${revision} ${providerId} ${sha256}`}>
          <Text size="sm">
            {sourceKey}: <VisibleText>{providerId}</VisibleText>, fetched{' '}
            <MomentOr isExact at={fetchedAt} otherwise="at an unknown time" />
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            <Code>{revision}</Code> SHA-256 <Code>{sha256}</Code>
          </Text>
        </li>
      ))}
    </Stack>
  );
}
