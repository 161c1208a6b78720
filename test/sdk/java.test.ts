/** Runs the SDK scenario with the Java SDK. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { maven } from '../support/programs.ts';
import { tellFollowers } from './followers.ts';
import { tellStory } from './story.ts';
import { tellWaits } from './waits.ts';
import { tellWorkers } from './workers.ts';

const SDK = path.resolve(import.meta.dirname, '../../generated/sdk/java');
const STORY = path.join(import.meta.dirname, 'java');

/**
 * A Maven reactor: the scenario finds the SDK in the same build, so nothing is installed in the user's local
 * repository.
 */
const REACTOR = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>dev.workgate.test</groupId>
  <artifactId>reactor</artifactId>
  <version>0</version>
  <packaging>pom</packaging>
  <modules>
    <module>sdk</module>
    <module>story</module>
  </modules>
</project>
`;

let folder = '';

afterAll(async () => {
  if (folder !== '') await rm(folder, { recursive: true });
});

/** Returns the command that runs a program of the scenario. */
function program(name: string): [string, string[]] {
  const target = path.join(folder, 'story/target');
  const classPath = [path.join(target, 'story-0.jar'), path.join(target, 'dependency/*')].join(path.delimiter);
  return ['java', ['-cp', classPath, name]];
}

tellStory({
  language: 'java',
  build: async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'workgate-sdk-java-'));
    await cp(SDK, path.join(folder, 'sdk'), { recursive: true });
    await cp(STORY, path.join(folder, 'story'), { recursive: true });
    await writeFile(path.join(folder, 'pom.xml'), REACTOR);
    const [, version = ''] = /<version>(.+?)<\/version>/.exec(await readFile(path.join(SDK, 'pom.xml'), 'utf8')) ?? [];
    // This also runs the SDK's own tests. Every javac warning is an error.
    await maven([`-Dsdk.version=${version}`, 'package'], folder);
  },
  command: () => program('Story'),
});

// The Java runtime exits with 143 after SIGTERM, however cleanly the program stops.
tellWorkers({ language: 'java', command: () => program('AccountWorker'), endsWith: 143 });
tellFollowers({ language: 'java', command: () => program('Follower'), endsWith: 143 });
tellWaits({ language: 'java', command: () => program('Waiter') });
