/**
 * `make dump-release`: fills a database through every door of this release and keeps it as the fixture
 * `test/fixtures/releases/<version>/`. Later releases test against it that they can read this release's data. An
 * existing fixture is kept; `--replace` recreates it, which is right only until the release is published.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './development.ts';
import { fillAgents } from './dump/agents.ts';
import { fillChat } from './dump/chat.ts';
import { assertCoverage } from './dump/coverage.ts';
import type { Json } from './dump/doors.ts';
import { fixtureKeys } from './dump/fixture-keys.ts';
import { fillInterrupted } from './dump/interrupted.ts';
import { writeOldForms } from './dump/old-forms.ts';
import { rotateSigningKeys } from './dump/packets.ts';
import { fillPeople } from './dump/people.ts';
import { fillProposals, fillProviders } from './dump/proposals.ts';
import { fillSources } from './dump/sources.ts';
import { Stage } from './dump/stage.ts';
import { fillWork } from './dump/work.ts';
import { writeFixture } from './dump/write-fixture.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Fills the database. @returns the public keys of the release, with which its packets can be verified. */
async function fill(stage: Stage): Promise<Json> {
  await stage.cli('migrate');
  await stage.service.start();
  say('people and keys');
  const cast = await fillPeople(stage);
  say('WorkItems');
  await fillWork(stage, cast);
  say('proposals');
  const providers = await fillProviders(stage, cast);
  const workItemId = await fillProposals(stage, cast, providers);
  say('agents');
  await fillAgents(stage, cast, providers);
  await rotateSigningKeys(stage);
  say('chat');
  const chat = await fillChat(stage, cast);
  say('data sources');
  await fillSources(stage, cast);
  say('processes that are killed');
  const keySet = await fillInterrupted(stage, { cast, providers, chat, workItemId });
  await writeOldForms(stage, chat);
  return keySet;
}

const { values } = parseArgs({ options: { replace: { type: 'boolean', default: false } } });
const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const fixture = path.join(ROOT, 'test/fixtures/releases', version);
const folder = await mkdtemp(path.join(tmpdir(), 'workgate-dump-'));
let stage: Stage | undefined;
try {
  if (existsSync(fixture) && !values.replace) {
    throw new Error(`There is a dump of ${version}. Add --replace to make it again while ${version} is not released.`);
  }
  const keys = await fixtureKeys(path.join(fixture, 'environment.json'));
  stage = await Stage.open(folder, keys, (line) => say(`database: ${line}`));
  const keySet = await fill(stage);
  await assertCoverage(stage);
  await rm(fixture, { recursive: true, force: true });
  await writeFixture(stage, fixture, version, keySet);
  say(`The dump of ${version} is in ${path.relative(ROOT, fixture)}.`);
} catch (error) {
  process.stderr.write(`make dump-release: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await stage?.close();
  await rm(folder, { recursive: true, force: true });
}
