import { createClient } from '@connectrpc/connect';
import { useQuery, useTransport } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Code, DataList, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import {
  type BacktestResult,
  type ChangedDecision,
  DecisionChange,
  PolicyService,
} from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { PageLink, pageFor } from '../admin/page-for.tsx';
import { type Columns, Dimmed } from '../admin/record-list.tsx';
import { failureOf } from '../api/failure.ts';
import { readSessionAgainIfRefused } from '../api/query-client.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { Page } from '../frame/page.tsx';
import { RecordTable } from '../frame/record-table.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useOperationTitles } from '../operations/use-operation-titles.ts';
import { ActivateForm } from '../packs/activation-forms.tsx';
import { versionWords } from '../packs/labels.ts';
import { Link, useSearchParams } from '../router/router.tsx';
import { labelOf } from '../work/labels.ts';
import { workItemPath } from '../work/work-item-path.ts';
import { Reasons } from './evaluation-answer.tsx';
import { DECISION_CHANGE_LABELS, outcomeWords } from './labels.ts';
import { type Candidate, useCandidate } from './use-candidate.tsx';

export const BacktestPage = pageFor(Permission.POLICIES_MANAGE, Role.ADMIN, 'Backtest', BacktestContent);

function BacktestContent() {
  return (
    <Page
      title="Backtest"
      lead="Shows which of the newest 10,000 decisions would change with another version of a pack, or with other policies. Nothing is written or sent."
      actions={<PageLink to="/admin/try-out">Try it out</PageLink>}
    >
      <Backtests />
    </Page>
  );
}

function Backtests() {
  const [params] = useSearchParams();
  const { candidate, isOther, isReady, problem, inputsOf } = useCandidate(candidateIn(params), true);
  const readVersionsAgain = useInvalidate(PackService.method.listPackVersions);
  const { backtest, start, stop } = useBacktest(readVersionsAgain);
  const isRunning = backtest?.state === 'running';
  const failure = backtest?.error === undefined ? undefined : failureOf(backtest.error);
  return (
    <Stack>
      <Section title="Rules to test">
        {problem}
        {inputsOf(failure)}
        <Group gap="xs">
          <Button onClick={() => void start(candidate)} disabled={!isOther || !isReady} loading={isRunning}>
            Start
          </Button>
          {isRunning && (
            <Button variant="default" onClick={stop}>
              Stop
            </Button>
          )}
        </Group>
      </Section>
      {backtest !== undefined && <BacktestOutcome backtest={backtest} />}
      {backtest !== undefined && <ChangedDecisions packKey={backtest.candidate.packKey} changes={backtest.changes} />}
    </Stack>
  );
}

function candidateIn(params: URLSearchParams): { packKey?: string; version?: string } {
  const [packKey, version] = [params.get('pack'), params.get('version')];
  return {
    ...(packKey === null ? {} : { packKey }),
    ...(version === null || !/^[1-9]\d{0,8}$/.test(version) ? {} : { version }),
  };
}

function BacktestOutcome({ backtest }: { backtest: Backtest }) {
  const { state, error, result } = backtest;
  if (state === 'finished' && result !== undefined) return <Finished result={result} backtest={backtest} />;
  return (
    <Stack gap="sm">
      {state === 'running' && <Running backtest={backtest} />}
      {state === 'stopped' && (
        <Alert color="yellow" title="The backtest was stopped">
          {soFar(backtest)} It has no hash, so it cannot be named in an activation.
        </Alert>
      )}
      {state === 'failed' && (
        <>
          <FailureAlert error={error} title="The backtest failed" fields={['text', 'pack_key', 'pack_version']} />
          {backtest.replayed > 0 && <Text size="sm">{soFar(backtest)}</Text>}
        </>
      )}
    </Stack>
  );
}

function soFar({ replayed, total, changes }: Backtest): string {
  return `${replayed} of ${total} decisions were replayed until then, of which ${changes.length} would change.`;
}

function Running({ backtest: { replayed, total, changes } }: { backtest: Backtest }) {
  const percent = total === 0 ? 0 : Math.floor((100 * replayed) / total);
  return (
    <Section title="Progress">
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Decisions replayed" />
      </Progress.Root>
      <Text size="sm" role="status">
        {total === 0
          ? 'The backtest waits for its turn, and for the decisions to be read.'
          : `${replayed} of ${total} decisions, of which ${changes.length} would change.`}
      </Text>
    </Section>
  );
}

function Finished({ result, backtest }: { result: BacktestResult; backtest: Backtest }) {
  const { backtestHash, presentVersion, candidateVersion, notReplayable, hasOlder, counts } = result;
  return (
    <Section title="Result">
      <Text role="status">
        {backtest.replayed === 0
          ? 'This pack has no recorded decision yet that can be replayed.'
          : `${backtest.changes.length} of ${backtest.replayed} decisions would change.`}
      </Text>
      <DataList labelWidth="9rem" gap={6}>
        {counts.map(({ change, count }) => (
          <Detail key={change} label={labelOf(DECISION_CHANGE_LABELS, change)}>
            {count}
          </Detail>
        ))}
        <Detail label="Not replayable">
          {notReplayable === 0
            ? 'None'
            : `${notReplayable}: other packs applied too, or the input of policies was not recorded`}
        </Detail>
        {hasOlder && <Detail label="Older decisions">Some exist, and were not replayed.</Detail>}
        <Detail label="Compared">
          <Code>{presentVersion}</Code> with <Code>{candidateVersion}</Code>
        </Detail>
        <Detail label="Hash">
          <Code>{backtestHash}</Code>
        </Detail>
      </DataList>
      <ActivateTried candidate={backtest.candidate} />
    </Section>
  );
}

/** Button to activate the version that was tried. Policies are written on their own page. */
function ActivateTried({ candidate: { packKey, packVersion, text } }: { candidate: Candidate }) {
  const [isOpen, dialog] = useDisclosure();
  const isOfVersion = packVersion !== undefined && text === undefined;
  const versions = useQuery(PackService.method.listPackVersions, { packKey }, { enabled: isOfVersion });
  const packs = useQuery(PackService.method.listPacks, {}, { enabled: isOfVersion });
  const pack = packs.data?.packs.find((one) => one.packKey === packKey);
  if (!isOfVersion) return <Text size="sm">Nothing was saved. To change your policies, open the page Policies.</Text>;
  const version = versions.data?.versions.find((one) => one.version === packVersion);
  if (pack === undefined || version === undefined) return null;
  if (pack.activeVersion === packVersion) return <Text size="sm">This version is active.</Text>;
  return (
    <>
      <Button onClick={dialog.open} style={{ alignSelf: 'flex-start' }}>
        Activate {versionWords(packVersion)}
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={`Activate ${versionWords(packVersion)}`} size="lg">
        <ActivateForm
          pack={pack}
          version={packVersion}
          backtests={version.backtests.filter(({ usable }) => usable)}
          onClose={dialog.close}
        />
      </Modal>
    </>
  );
}

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

function ChangedDecisions({ packKey, changes }: { packKey: string; changes: readonly ChangedDecision[] }) {
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

/** A backtest with its results so far. */
interface Backtest {
  candidate: Candidate;
  state: 'running' | 'finished' | 'stopped' | 'failed';
  replayed: number;
  /** Number of decisions to replay; zero until the backtest starts. */
  total: number;
  changes: readonly ChangedDecision[];
  /** Set when the backtest is finished. */
  result?: BacktestResult;
  error?: unknown;
}

/** Runs backtests one after another. Results of a backtest are kept if it breaks off. */
function useBacktest(onFinished: () => Promise<void>) {
  const [backtest, setBacktest] = useState<Backtest>();
  const running = useRef<AbortController>(undefined);
  const client = createClient(PolicyService, useTransport());
  const queryClient = useQueryClient();
  useEffect(() => () => running.current?.abort(), []);

  const start = async (candidate: Candidate) => {
    running.current?.abort();
    const ended = new AbortController();
    running.current = ended;
    let known: Backtest = { candidate, state: 'running', replayed: 0, total: 0, changes: [] };
    const show = (next: Partial<Backtest>) => {
      known = { ...known, ...next };
      // Ignores progress of an earlier backtest once another one was started.
      if (running.current === ended) setBacktest(known);
    };
    show({});
    try {
      // Backtests often take more than a minute, and each message shows progress, so there is no timeout.
      for await (const part of client.backtest(candidate, { signal: ended.signal, timeoutMs: 0 })) {
        const { replayed, total, changes, result } = part;
        const all = changes.length === 0 ? known.changes : [...known.changes, ...changes];
        show({ replayed, total, changes: all, ...(result === undefined ? {} : { result }) });
      }
      if (known.result === undefined) throw new Error('The backtest failed');
      await onFinished();
      show({ state: 'finished' });
    } catch (error) {
      if (ended.signal.aborted) show({ state: 'stopped' });
      else {
        readSessionAgainIfRefused(queryClient, error);
        show({ state: 'failed', error });
      }
    }
  };
  return { backtest, start, stop: () => running.current?.abort() };
}
