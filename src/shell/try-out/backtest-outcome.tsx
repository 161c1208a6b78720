import { useQuery } from '@connectrpc/connect-query';
import { Alert, Button, Code, DataList, Modal, Progress, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { BacktestResult } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { ActivateForm } from '../packs/activation-forms.tsx';
import { versionWords } from '../packs/labels.ts';
import { labelOf } from '../work/labels.ts';
import { DECISION_CHANGE_LABELS } from './labels.ts';
import type { Backtest } from './use-backtest.ts';
import type { Candidate } from './use-candidate.tsx';

export function BacktestOutcome({ backtest }: { backtest: Backtest }) {
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
          {notReplayable === 0 ? 'None' : `${notReplayable}, from releases that did not record the input of policies`}
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
