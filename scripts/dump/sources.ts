/**
 * Creates data sources: three that are loaded, one that cannot be loaded, one that is off, and one to be removed later.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { RACING_SOURCES, writeRacingFixtures } from '../racing-fixtures.ts';
import type { Cast } from './people.ts';
import type { Stage } from './stage.ts';

const INTEGRATIONS = 'integration.v1.IntegrationService';
const ATTEMPT_TIMEOUT_MS = 60_000;

export async function fillSources(stage: Stage, { south, sam, southKey }: Cast): Promise<void> {
  const { doors } = stage;
  await writeRacingFixtures(stage.dataRoot, new Date());
  for (const { sourceKey, adapter, folder, timezone } of RACING_SOURCES) {
    await add(stage, south, sourceKey, ['--adapter', adapter, '--location', `file:${folder}`, '--timezone', timezone]);
    await stage.cli('source', 'refresh', sourceKey, '--tenant', south);
  }
  await add(stage, south, 'switched_off', ['--adapter', 'racecard', '--location', 'file:racecards', '--disabled']);
  // Refused without a request leaving this machine, because the file does not exist.
  await add(stage, south, 'missing_file', ['--adapter', 'racecard', '--location', 'file:nowhere/card.json']);
  await attempted(stage, 'missing_file');
  for (const sourceKey of ['by_address', 'short_lived']) {
    await doors.connect(sam, `${INTEGRATIONS}/RegisterDataSource`, {
      sourceKey,
      viewKey: 'racing_catalog',
      adapter: 'DATA_ADAPTER_MEETING_TREE',
      locations: ['https://feeds.fixture.invalid/meetings.json'],
      timezone: 'Australia/Sydney',
      refreshInterval: '3600s',
    });
  }
  const view = await doors.rest(southKey, 'GET', '/data/views/racing_catalog');
  if (view.groups.length === 0) throw new Error('The view is empty');
}

async function add(stage: Stage, tenantId: string, sourceKey: string, flags: string[]): Promise<void> {
  await stage.cli('source', 'add', sourceKey, '--tenant', tenantId, '--interval', '3600', ...flags);
}

/** Waits until the service has tried to load a source. */
async function attempted(stage: Stage, sourceKey: string): Promise<void> {
  const deadlineMs = performance.now() + ATTEMPT_TIMEOUT_MS;
  const tried = { source_key: sourceKey, last_attempt: { $exists: true } };
  while ((await stage.collection('data_sources').countDocuments(tried)) === 0) {
    if (performance.now() > deadlineMs) throw new Error(`Nobody tries to load ${sourceKey}`);
    await delay(200);
  }
}
