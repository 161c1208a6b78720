import { Anchor, Button, Code, Stack } from '@mantine/core';
import { useState } from 'react';
import { type ChangedDecision, DecisionChange } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { type Columns, Dimmed } from '../admin/record-list.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { Link } from '../router/router.tsx';
import { labelOf } from '../work/labels.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { Reasons } from './evaluation-answer.tsx';
import { DECISION_CHANGE_LABELS, outcomeWords } from './labels.ts';

/** Order of the changes: first those that allow more, then those that refuse most. */
const ORDER = [
  DecisionChange.NEWLY_AUTOMATIC,
  DecisionChange.NO_LONGER_DENIED,
  DecisionChange.NEEDS_FEWER,
  DecisionChange.NEWLY_DENIED,
  DecisionChange.NO_LONGER_AUTOMATIC,
  DecisionChange.NEEDS_MORE,
  DecisionChange.UNSPECIFIED,
];
const SHOWN_AT_FIRST = 10;
const SHOWN_MORE = 50;

export function ChangedDecisions({ packKey, changes }: { packKey: string; changes: readonly ChangedDecision[] }) {
  return ORDER.map((change) => {
    const own = changes.filter((one) => (ORDER.includes(one.change) ? one.change : ORDER.at(-1)) === change);
    return own.length === 0 ? null : <OfOneWay key={change} packKey={packKey} change={change} decisions={own} />;
  });
}

interface OfOneWayProps {
  packKey: string;
  change: DecisionChange;
  decisions: readonly ChangedDecision[];
}

function OfOneWay({ packKey, change, decisions }: OfOneWayProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { titleOf } = useOperationTitles();
  const label = labelOf(DECISION_CHANGE_LABELS, change);
  return (
    <Section title={`${label}: ${decisions.length}`}>
      <RecordTable
        label={label}
        rows={decisions.slice(0, shown)}
        rowKey={({ proposalId }) => proposalId}
        columns={columnsOf(packKey, titleOf)}
      />
      {shown < decisions.length && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN_MORE)} style={{ alignSelf: 'flex-start' }}>
          Show more
        </Button>
      )}
    </Section>
  );
}

function columnsOf(packKey: string, titleOf: (operation: string) => string): Columns<ChangedDecision> {
  return [
    {
      header: 'Proposal',
      cell: ({ proposalId, workItemId, operation }) => (
        <Stack gap={2}>
          <Anchor component={Link} to={workItemPath({ packKey, workItemId })} inherit>
            <VisibleText>{titleOf(operation)}</VisibleText>
          </Anchor>
          <Dimmed>
            <Code>{proposalId}</Code>
          </Dimmed>
        </Stack>
      ),
    },
    { header: 'Decided', cell: ({ recordedAt }) => <MomentOr at={recordedAt} otherwise="Unknown" /> },
    { header: 'Decision now', cell: ({ present }) => (present === undefined ? '' : outcomeWords(present)) },
    {
      header: 'New decision',
      cell: ({ candidate }) =>
        candidate !== undefined && (
          <>
            {outcomeWords(candidate)}
            <Reasons reasons={candidate.reasons} />
          </>
        ),
    },
  ];
}
