import { useInfiniteQuery } from '@connectrpc/connect-query';
import { Anchor, Button, EmptyState, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { type Decision, DecisionService } from '../../../generated/proto/workgate/action/v1/decision_service_pb.js';
import { nameOfActor } from '../audit/actor-name.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Moment, MomentOr, TIME_ZONE } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { type Column, RecordTable } from '../frame/record-table.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { labelOf } from '../work/labels.ts';
import { DecisionFilterBar, useDecisionFilters } from './decision-filters.tsx';
import { OUTCOME_LABELS, spanWords } from './labels.ts';
import { StatisticsSection } from './statistics-section.tsx';

const PAGE_SIZE = 50;

const COLUMNS: [Column<Decision>, ...Column<Decision>[]] = [
  { header: 'What', cell: ({ proposal }) => <Summary proposal={proposal} /> },
  { header: 'Decision', cell: ({ outcome }) => labelOf(OUTCOME_LABELS, outcome) },
  { header: 'By', cell: ({ decidedBy }) => <bdi>{nameOfActor(decidedBy)}</bdi> },
  { header: 'Why', cell: ({ reason }) => <VisibleText>{reason}</VisibleText> },
  { header: 'After', cell: ({ afterMs }) => spanWords(afterMs) },
  { header: `When (${TIME_ZONE})`, cell: ({ at }) => <MomentOr isExact at={at} otherwise="" /> },
];

/** Only people who may approve can open a case. */
function Summary({ proposal }: Pick<Decision, 'proposal'>) {
  const { may } = useSession();
  if (proposal === undefined) return null;
  const summary = <VisibleText>{proposal.summary}</VisibleText>;
  if (!may(Permission.ACTIONS_APPROVE)) return summary;
  return (
    <Anchor component={Link} to={`/approvals/${proposal.proposalId}`} inherit>
      {summary}
    </Anchor>
  );
}

export function DecisionsPage() {
  const { may } = useSession();
  if (!may(Permission.ACTIONS_READ)) return <NotPermittedPage title="Decisions" needed={Role.VIEWER} />;
  return (
    <Page title="Decisions" lead="Decisions on proposals: who decided, how fast, why, and with what result.">
      <StatisticsSection />
      <Decisions />
    </Page>
  );
}

function Decisions() {
  const filters = useDecisionFilters();
  return (
    <Stack gap="sm">
      <DecisionFilterBar filters={filters} />
      <DecisionList query={filters.query} />
    </Stack>
  );
}

function DecisionList({ query }: { query: ReturnType<typeof useDecisionFilters>['query'] }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    DecisionService.method.listDecisions,
    { ...query, pageSize: PAGE_SIZE, pageToken: '' },
    { pageParamKey: 'pageToken', getNextPageParam: ({ nextPageToken }) => nextPageToken || undefined },
  );
  if (error !== null) return <FailureAlert error={error} title="The decisions cannot be listed" />;
  if (data === undefined) return <Skeleton height={240} />;
  const decisions = data.pages.flatMap((page) => page.decisions);
  const searchedSince = data.pages.at(-1)?.searchedSince;
  return (
    <>
      {decisions.length === 0 && !hasNextPage && (
        <EmptyState
          icon={<IconGavel aria-hidden />}
          title="No decisions match"
          description="Decisions by policy and by people are listed here, and proposals that expired."
        />
      )}
      {decisions.length > 0 && (
        <RecordTable label="Decisions" rows={decisions} rowKey={({ sequence }) => String(sequence)} columns={COLUMNS} />
      )}
      {hasNextPage && (
        <Group gap="sm">
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load earlier decisions
          </Button>
          {searchedSince !== undefined && (
            <Text size="xs" c="dimmed">
              Searched back to <Moment isExact at={searchedSince} />.
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
