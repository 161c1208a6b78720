import { Button, Group, Stack } from '@mantine/core';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { pageFor } from '../admin/page-for.tsx';
import { failureOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { Page } from '../frame/page.tsx';
import { Section } from '../frame/section.tsx';
import { Link, useSearchParams } from '../router/router.tsx';
import { BacktestOutcome, ChangedDecisions } from './backtest-outcome.tsx';
import { useBacktest } from './use-backtest.ts';
import { useCandidate } from './use-candidate.tsx';

export const BacktestPage = pageFor(Permission.POLICIES_MANAGE, Role.ADMIN, 'Backtest', Backtest);

function Backtest() {
  return (
    <Page
      title="Backtest"
      lead="Shows which of the newest 10,000 decisions would change with another version of a pack, or with other policies. Nothing is written or sent."
      actions={
        <Button component={Link} to="/admin/try-out" variant="default">
          Try it out
        </Button>
      }
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

/** Returns the pack and version that a link to the page names. */
function candidateIn(params: URLSearchParams): { packKey?: string; version?: string } {
  const [packKey, version] = [params.get('pack'), params.get('version')];
  return {
    ...(packKey === null ? {} : { packKey }),
    ...(version === null || !/^[1-9]\d{0,8}$/.test(version) ? {} : { version }),
  };
}
