import { useQuery } from '@connectrpc/connect-query';
import { Alert, Button, Code, DataList, Modal, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { BacktestResult } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { ActivateForm } from '../packs/activate-form.tsx';
import { versionWords } from '../packs/words.ts';
import { labelOf } from '../work/labels.ts';
import type { Backtest } from './use-backtest.ts';
import type { Candidate } from './use-candidate.tsx';
import { DECISION_CHANGE_LABELS } from './words.ts';

/** How far a backtest has come, and what it ended with. */
export function BacktestOutcome({ backtest }: { backtest: Backtest }) {
  const { state, error, result } = backtest;
  if (state === 'finished' && result !== undefined) return <Finished result={result} backtest={backtest} />;
  return (
    <Stack gap="sm">
      {state === 'running' && <Running backtest={backtest} />}
      {state === 'stopped' && (
        <Alert color="yellow" title="It was stopped">
          {soFar(backtest)} It has no hash, so that no activation can name it.
        </Alert>
      )}
      {state === 'failed' && (
        <>
          <FailureAlert error={error} title="The backtest broke off" fields={['text', 'pack_key', 'pack_version']} />
          {backtest.replayed > 0 && <Text size="sm">{soFar(backtest)}</Text>}
        </>
      )}
    </Stack>
  );
}

function soFar({ replayed, total, changes }: Backtest): string {
  return `${replayed} of ${total} decisions were made again until then, of which ${changes.length} would be others.`;
}

function Running({ backtest: { replayed, total, changes } }: { backtest: Backtest }) {
  const percent = total === 0 ? 0 : Math.floor((100 * replayed) / total);
  return (
    <Section title="Under way">
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Decisions made again" />
      </Progress.Root>
      <Text size="sm" role="status">
        {total === 0
          ? 'It waits for its turn, and for the decisions to be read.'
          : `${replayed} of ${total} decisions, of which ${changes.length} would be others.`}
      </Text>
    </Section>
  );
}

function Finished({ result, backtest }: { result: BacktestResult; backtest: Backtest }) {
  const { backtestHash, presentVersion, candidateVersion, notReplayable, hasOlder, counts } = result;
  return (
    <Section title="What came of it">
      <Text role="status">
        {backtest.replayed === 0
          ? 'No decision of this pack is recorded yet that could be made again.'
          : `${backtest.changes.length} of ${backtest.replayed} decisions would be others.`}
      </Text>
      <DataList labelWidth="9rem" gap={6}>
        {counts.map(({ change, count }) => (
          <Detail key={change} label={labelOf(DECISION_CHANGE_LABELS, change)}>
            {count}
          </Detail>
        ))}
        <Detail label="Not replayable">
          {notReplayable === 0 ? 'None' : `${notReplayable}, of releases that did not record what policies were told`}
        </Detail>
        {hasOlder && <Detail label="Older ones">There are some, which were not looked at.</Detail>}
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

/** There for a version of a pack and nothing else: policies are written on their own page. */
function ActivateTried({ candidate: { packKey, packVersion, text } }: { candidate: Candidate }) {
  const [isOpen, dialog] = useDisclosure();
  const isOfVersion = packVersion !== undefined && text === undefined;
  const versions = useQuery(PackService.method.listPackVersions, { packKey }, { enabled: isOfVersion });
  const packs = useQuery(PackService.method.listPacks, {}, { enabled: isOfVersion });
  const pack = packs.data?.packs.find((one) => one.packKey === packKey);
  if (!isOfVersion) return <Text size="sm">Policies are written on the page Policies. Nothing was saved by this.</Text>;
  const version = versions.data?.versions.find((one) => one.version === packVersion);
  if (pack === undefined || version === undefined) return null;
  if (pack.activeVersion === packVersion) return <Text size="sm">This version counts now.</Text>;
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
